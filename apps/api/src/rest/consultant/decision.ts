import type { RestApp } from "../route.ts";

export function decisionRoutes(_app: RestApp): void {}
