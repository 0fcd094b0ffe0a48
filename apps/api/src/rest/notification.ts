import type { RestApp } from "./route.ts";

export function notificationRoutes(_app: RestApp): void {}
