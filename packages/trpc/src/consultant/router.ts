import { router } from "../procedure.ts";
import { analysisRouter } from "./analysis.ts";
import { decisionRouter } from "./decision.ts";
import { integrationRouter } from "./integration.ts";
import { ontologyRouter } from "./ontology.ts";
import { originRouter } from "./origin.ts";
import { planRouter } from "./plan.ts";
import { researchRouter } from "./research.ts";
import { sessionRouter } from "./session.ts";
import { tripwireRouter } from "./tripwire.ts";
import { versionRouter } from "./version.ts";
import { whysRouter } from "./whys.ts";

export const consultantRouter = router({
	session: sessionRouter,
	whys: whysRouter,
	research: researchRouter,
	analysis: analysisRouter,
	decision: decisionRouter,
	plan: planRouter,
	version: versionRouter,
	integration: integrationRouter,
	ontology: ontologyRouter,
	origin: originRouter,
	tripwire: tripwireRouter,
});
