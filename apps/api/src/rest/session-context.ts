import type { RestApp } from "./route.ts";

export function sessionContextRoutes(_app: RestApp): void {}
