import type { RestApp } from "../route.ts";

export function researchRoutes(_app: RestApp): void {}
