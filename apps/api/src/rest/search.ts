import type { RestApp } from "./route.ts";

export function searchRoutes(_app: RestApp): void {}
