import { analysis } from "../consultant/analysis/analyze.ts";
import { decisionGeneration } from "../consultant/decision/generate.ts";
import { conversion } from "../consultant/plan/convert.ts";
import { extraction } from "../consultant/reading/extract.ts";
import { research } from "../consultant/research/research.ts";
import { whysExpansion } from "../consultant/whys/expand.ts";
import { treeGeneration } from "../consultant/whys/generate.ts";
import { rootCauseValidation } from "../consultant/whys/validate.ts";
import { orchestration } from "../orchestrator/orchestrate.ts";
import type { RunPorts } from "./define.ts";
import type { RunHandlers } from "./engine.ts";

const runs = [
	extraction,
	treeGeneration,
	whysExpansion,
	rootCauseValidation,
	research,
	analysis,
	decisionGeneration,
	conversion,
	orchestration,
];

/** Each kind of run and who does it. */
export function runHandlers(ports: RunPorts): RunHandlers {
	return Object.fromEntries(runs.map(({ kind, handler }) => [kind, handler(ports)]));
}
