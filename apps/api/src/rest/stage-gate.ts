import type { RestApp } from "./route.ts";

export function stageGateRoutes(_app: RestApp): void {}
