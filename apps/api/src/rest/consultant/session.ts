import type { RestApp } from "../route.ts";

export function sessionRoutes(_app: RestApp): void {}
