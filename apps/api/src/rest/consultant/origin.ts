import type { RestApp } from "../route.ts";

export function originRoutes(_app: RestApp): void {}
