import type { RunKind } from "@throughline/domain/run";
import { analysis } from "./consultant/analysis/analyze.ts";
import { decisionGeneration } from "./consultant/decision/generate.ts";
import { modelReadingRun } from "./consultant/model-reading/reread.ts";
import { conversion } from "./consultant/plan/convert.ts";
import { extraction } from "./consultant/reading/extract.ts";
import { research } from "./consultant/research/research.ts";
import { advancing } from "./consultant/step/advance.ts";
import { whysExpansion } from "./consultant/whys/expand.ts";
import { treeGeneration } from "./consultant/whys/generate.ts";
import { rootCauseValidation } from "./consultant/whys/validate.ts";
import { orchestration } from "./orchestrator/orchestrate.ts";
import type { RunPorts } from "./run/define.ts";
import type { RunHandlers } from "./run/engine/engine.ts";

const runs = [
	extraction,
	modelReadingRun,
	treeGeneration,
	whysExpansion,
	rootCauseValidation,
	research,
	analysis,
	decisionGeneration,
	conversion,
	orchestration,
];

/** What the consultant goes on after by itself. */
const advanced: readonly RunKind[] = [research.kind, analysis.kind];

/** Each kind of run and who does it. */
export function runHandlers(ports: RunPorts): RunHandlers {
	const handlers = runs.map(({ kind, handler }) => [
		kind,
		advanced.includes(kind) ? advancing(handler(ports), ports) : handler(ports),
	]);
	return Object.fromEntries(handlers);
}
