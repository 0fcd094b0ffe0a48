import { benefitsView } from "../../features/benefit/view.ts";
import { strategiesView } from "../../features/consultant/strategies/view.ts";
import { dashboardView } from "../../features/dashboard/view.ts";
import { fundingView } from "../../features/funding/view.ts";
import { kpisView } from "../../features/kpi/view.ts";
import { myWorkView } from "../../features/my-work/view.ts";
import { orchestratorView } from "../../features/orchestrator/view.ts";
import { playbooksView } from "../../features/playbook/view.ts";
import { portfolioView } from "../../features/portfolio/view.ts";
import { resourcesView } from "../../features/resource/view.ts";
import { risksView } from "../../features/risk/view.ts";
import { stageGatesView } from "../../features/stage-gate/view.ts";
import { timelineView } from "../../features/task/view.ts";
import type { View } from "../../workspace/view/define-view.ts";
import { type ViewId, viewOf } from "../../workspace/view/views.ts";

/** Each view by its name in the address. */
export const viewModules = {
	portfolio: portfolioView,
	"my-work": myWorkView,
	dashboard: dashboardView,
	strategies: strategiesView,
	timeline: timelineView,
	"stage-gates": stageGatesView,
	kpis: kpisView,
	risks: risksView,
	benefits: benefitsView,
	funding: fundingView,
	resources: resourcesView,
	"ai-orchestrator": orchestratorView,
	playbooks: playbooksView,
} satisfies { [Id in ViewId]: View<Id> };

/** Reads the address; what its view does not know is left out. */
export function workspaceSearch(address: Record<string, unknown>) {
	return viewModules[viewOf(address.view)].addressOf(address);
}
