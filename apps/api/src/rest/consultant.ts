import type { FileStore } from "../documents/file-store.ts";
import { analysisRoutes } from "./consultant/analysis.ts";
import { caseRoutes } from "./consultant/case.ts";
import { decisionRoutes } from "./consultant/decision.ts";
import { integrationRoutes } from "./consultant/integration.ts";
import { modelReadingRoutes } from "./consultant/model-reading.ts";
import { ontologyRoutes } from "./consultant/ontology.ts";
import { originRoutes } from "./consultant/origin.ts";
import { planRoutes } from "./consultant/plan.ts";
import { researchRoutes } from "./consultant/research.ts";
import { sessionRoutes } from "./consultant/session.ts";
import { stepRoutes } from "./consultant/step.ts";
import { tripwireRoutes } from "./consultant/tripwire.ts";
import { versionRoutes } from "./consultant/version.ts";
import { whysRoutes } from "./consultant/whys.ts";
import type { RestApp } from "./route.ts";

/** The consultant's calls, in the order of its walk. */
export function consultantRoutes(
	app: RestApp,
	{ files, origin }: { files: FileStore; origin: string },
): void {
	sessionRoutes(app, files);
	stepRoutes(app);
	caseRoutes(app);
	modelReadingRoutes(app);
	whysRoutes(app);
	researchRoutes(app, origin);
	for (const routes of [
		analysisRoutes,
		decisionRoutes,
		planRoutes,
		versionRoutes,
		integrationRoutes,
		ontologyRoutes,
		originRoutes,
		tripwireRoutes,
	]) {
		routes(app);
	}
}
