import type { RestApp } from "./route.ts";

export function benefitRoutes(_app: RestApp): void {}
