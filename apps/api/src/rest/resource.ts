import type { RestApp } from "./route.ts";

export function resourceRoutes(_app: RestApp): void {}
