import type { RestApp } from "../route.ts";

export function versionRoutes(_app: RestApp): void {}
