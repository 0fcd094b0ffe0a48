import type { RestApp } from "./route.ts";

export function kpiRoutes(_app: RestApp): void {}
