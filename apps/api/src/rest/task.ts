import type { RestApp } from "./route.ts";

export function taskRoutes(_app: RestApp): void {}
