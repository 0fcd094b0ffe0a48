import { type ComponentType, lazy } from "react";
import type { ViewId } from "./views.ts";

type Loaded = Promise<{ default: ComponentType }>;

/** The code of the views beside the dashboard. */
const loaders = {
	kpis: async (): Loaded => ({ default: (await import("../features/kpi/kpis-view.tsx")).KpisView }),
	risks: async (): Loaded => ({ default: (await import("../features/risk/risks-view.tsx")).RisksView }),
} satisfies Partial<Record<ViewId, () => Loaded>>;

/** The same as components, each loaded when it is first shown. */
export const programViews = {
	kpis: lazy(loaders.kpis),
	risks: lazy(loaders.risks),
};

/** Fetches a view's code ahead of the click that needs it. */
export function preloadView(view: ViewId): void {
	// A failure comes up when the view is opened.
	if (view in loaders) loaders[view as keyof typeof loaders]().catch(() => undefined);
}
