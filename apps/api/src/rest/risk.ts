import type { RestApp } from "./route.ts";

export function riskRoutes(_app: RestApp): void {}
