import type { RestApp } from "../route.ts";

export function integrationRoutes(_app: RestApp): void {}
