import type { RestApp } from "../route.ts";

export function planRoutes(_app: RestApp): void {}
