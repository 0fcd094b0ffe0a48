import { router } from "../procedure.ts";
import { analysisRouter } from "./analysis/router.ts";
import { caseRouter } from "./case/router.ts";
import { decisionRouter } from "./decision/router.ts";
import { integrationRouter } from "./integration/router.ts";
import { modelReadingRouter } from "./model-reading/router.ts";
import { ontologyRouter } from "./ontology/router.ts";
import { originRouter } from "./origin/router.ts";
import { planRouter } from "./plan/router.ts";
import { playbookDraftRouter } from "./playbook/router.ts";
import { researchRouter } from "./research/router.ts";
import { sessionRouter } from "./session-router.ts";
import { stepRouter } from "./step/router.ts";
import { tripwireRouter } from "./tripwire/router.ts";
import { versionRouter } from "./version/router.ts";
import { whysRouter } from "./whys/router.ts";

export const consultantRouter = router({
	session: sessionRouter,
	whys: whysRouter,
	research: researchRouter,
	analysis: analysisRouter,
	case: caseRouter,
	modelReading: modelReadingRouter,
	decision: decisionRouter,
	plan: planRouter,
	playbook: playbookDraftRouter,
	version: versionRouter,
	integration: integrationRouter,
	ontology: ontologyRouter,
	origin: originRouter,
	step: stepRouter,
	tripwire: tripwireRouter,
});
