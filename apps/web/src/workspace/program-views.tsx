import { type ComponentType, lazy } from "react";
import type { ViewId } from "./views.ts";

type Loaded = Promise<{ default: ComponentType }>;

/** The code of the views beside the dashboard. */
const loaders = {
	strategies: async (): Loaded => ({
		default: (await import("../features/consultant/strategies/strategies-view.tsx")).StrategiesView,
	}),
	timeline: async (): Loaded => ({
		default: (await import("../features/task/timeline-view.tsx")).TimelineView,
	}),
	"stage-gates": async (): Loaded => ({
		default: (await import("../features/stage-gate/stage-gates-view.tsx")).StageGatesView,
	}),
	kpis: async (): Loaded => ({ default: (await import("../features/kpi/kpis-view.tsx")).KpisView }),
	risks: async (): Loaded => ({ default: (await import("../features/risk/risks-view.tsx")).RisksView }),
	benefits: async (): Loaded => ({
		default: (await import("../features/benefit/benefits-view.tsx")).BenefitsView,
	}),
	funding: async (): Loaded => ({
		default: (await import("../features/funding/funding-view.tsx")).FundingView,
	}),
	resources: async (): Loaded => ({
		default: (await import("../features/resource/resources-view.tsx")).ResourcesView,
	}),
	"ai-orchestrator": async (): Loaded => ({
		default: (await import("../features/orchestrator/orchestrator-view.tsx")).OrchestratorView,
	}),
	playbooks: async (): Loaded => ({
		default: (await import("../features/playbook/playbooks-view.tsx")).PlaybooksView,
	}),
} satisfies Record<Exclude<ViewId, "dashboard">, () => Loaded>;

type ViewWithCode = keyof typeof loaders;

/** The same as components, each loaded when it is first shown. */
const arriving: Record<ViewWithCode, ComponentType> = {
	strategies: lazy(loaders.strategies),
	timeline: lazy(loaders.timeline),
	"stage-gates": lazy(loaders["stage-gates"]),
	kpis: lazy(loaders.kpis),
	risks: lazy(loaders.risks),
	benefits: lazy(loaders.benefits),
	funding: lazy(loaders.funding),
	resources: lazy(loaders.resources),
	"ai-orchestrator": lazy(loaders["ai-orchestrator"]),
	playbooks: lazy(loaders.playbooks),
};

const arrived: Partial<Record<ViewWithCode, ComponentType>> = {};

/** Fetches a view's code, so that it is drawn at once when it is shown. */
export async function loadView(view: ViewId): Promise<void> {
	if (!hasCode(view) || arrived[view]) return;
	try {
		arrived[view] = (await loaders[view]()).default;
	} catch {
		// The view itself says it when it is shown.
	}
}

/** The component of a view beside the dashboard. */
export function programView(view: ViewWithCode): ComponentType {
	return arrived[view] ?? arriving[view];
}

function hasCode(view: ViewId): view is ViewWithCode {
	return view in loaders;
}
