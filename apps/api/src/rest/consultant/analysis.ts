import type { RestApp } from "../route.ts";

export function analysisRoutes(_app: RestApp): void {}
