import { preferenceRouter } from "./account/preference.ts";
import { accountRouter } from "./account/router.ts";
import { aiProviderRouter } from "./ai-provider/router.ts";
import { benefitRouter } from "./benefit/router.ts";
import { consultantRouter } from "./consultant/router.ts";
import { dashboardRouter } from "./dashboard/router.ts";
import { duplicateRouter } from "./duplicate/router.ts";
import { templateRouter } from "./duplicate/template/router.ts";
import { exchangeRateRouter } from "./exchange-rate/router.ts";
import { fundingRouter } from "./funding/router.ts";
import { historyRouter } from "./history/router.ts";
import { kpiRouter } from "./kpi/router.ts";
import { liveRouter } from "./live/router.ts";
import { myWorkRouter } from "./my-work/router.ts";
import { notificationRouter } from "./notification/router.ts";
import { orchestratorRouter } from "./orchestrator/router.ts";
import { organisationRouter } from "./organisation/router.ts";
import { playbookRouter } from "./playbook/router.ts";
import { portfolioRouter } from "./portfolio/router.ts";
import { createCallerFactory, mergeRouters, router } from "./procedure.ts";
import { programRouter } from "./program/router.ts";
import { resourceRouter } from "./resource/router.ts";
import { riskRouter } from "./risk/router.ts";
import { runRouter } from "./run/router.ts";
import { searchRouter } from "./search/router.ts";
import { sessionContextRouter } from "./session-context/router.ts";
import { stageGateRouter } from "./stage-gate/router.ts";
import { levellingRouter } from "./task/levelling/router.ts";
import { openRoleRouter } from "./task/open-role/router.ts";
import { taskRouter } from "./task/router.ts";
import { trashRouter } from "./trash/router.ts";
import { undoRouter } from "./undo/router.ts";
import { webSearchRouter } from "./web-search/router.ts";

export const appRouter = router({
	account: accountRouter,
	aiProvider: aiProviderRouter,
	benefit: benefitRouter,
	consultant: consultantRouter,
	dashboard: dashboardRouter,
	duplicate: duplicateRouter,
	exchangeRate: exchangeRateRouter,
	funding: fundingRouter,
	history: historyRouter,
	kpi: kpiRouter,
	live: liveRouter,
	myWork: myWorkRouter,
	notification: notificationRouter,
	orchestrator: orchestratorRouter,
	organisation: organisationRouter,
	playbook: playbookRouter,
	portfolio: portfolioRouter,
	preference: preferenceRouter,
	program: programRouter,
	// A role is filled with tasks, and people are levelled by them, which know of people: both stand above both.
	resource: mergeRouters(resourceRouter, router({ openRole: openRoleRouter, levelling: levellingRouter })),
	risk: riskRouter,
	run: runRouter,
	search: searchRouter,
	sessionContext: sessionContextRouter,
	stageGate: stageGateRouter,
	task: taskRouter,
	template: templateRouter,
	trash: trashRouter,
	undo: undoRouter,
	webSearch: webSearchRouter,
});

export type AppRouter = typeof appRouter;

/** Calls the procedures from inside the server: the REST routes go through it. */
export const createCaller = createCallerFactory(appRouter);
