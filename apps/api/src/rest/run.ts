import type { RestApp } from "./route.ts";

export function runRoutes(_app: RestApp): void {}
