import { lazy } from "react";
import type { ViewId } from "./views.ts";

/** The views beside the dashboard, each loaded when it is first shown. */
export const programViews = {
	timeline: lazy(async () => ({
		default: (await import("../features/task/timeline-view.tsx")).TimelineView,
	})),
	"stage-gates": lazy(async () => ({
		default: (await import("../features/stage-gate/stage-gates-view.tsx")).StageGatesView,
	})),
	kpis: lazy(async () => ({ default: (await import("../features/kpi/kpis-view.tsx")).KpisView })),
	risks: lazy(async () => ({ default: (await import("../features/risk/risks-view.tsx")).RisksView })),
	benefits: lazy(async () => ({
		default: (await import("../features/benefit/benefits-view.tsx")).BenefitsView,
	})),
	funding: lazy(async () => ({
		default: (await import("../features/funding/funding-view.tsx")).FundingView,
	})),
	resources: lazy(async () => ({
		default: (await import("../features/resource/resources-view.tsx")).ResourcesView,
	})),
} satisfies Partial<Record<ViewId, unknown>>;
