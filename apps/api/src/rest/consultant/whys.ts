import type { RestApp } from "../route.ts";

export function whysRoutes(_app: RestApp): void {}
