import type { RestApp } from "./route.ts";

export function fundingRoutes(_app: RestApp): void {}
