import type { RestApp } from "../route.ts";

export function tripwireRoutes(_app: RestApp): void {}
