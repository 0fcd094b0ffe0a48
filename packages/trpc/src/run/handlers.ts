import { analysisRun } from "../consultant/analysis/run.ts";
import { decisionsRun } from "../consultant/decision/run.ts";
import type { DocumentReader } from "../consultant/document/reader.ts";
import { conversionRun } from "../consultant/plan/run.ts";
import type { Advisors } from "../consultant/ports.ts";
import { extractionRun } from "../consultant/reading/extract.ts";
import { researchRun } from "../consultant/research/run.ts";
import { whysExpansionRun } from "../consultant/whys/expansion-run.ts";
import { whysTreeRun } from "../consultant/whys/tree-run.ts";
import { rootCauseRun } from "../consultant/whys/validate.ts";
import { orchestrationRun } from "../orchestrator/orchestration-run.ts";
import type { RunHandlers } from "./engine.ts";

/** What the host plugs in for long work. Without a reader nothing is read out of files. */
export type RunPorts = { advisors: Advisors; reader?: DocumentReader };

/** Each kind of run and who does it. */
export function runHandlers(ports: RunPorts): RunHandlers {
	return {
		...(ports.reader && { extraction: extractionRun({ reader: ports.reader }) }),
		"whys-tree": whysTreeRun(ports),
		"whys-expansion": whysExpansionRun(ports),
		"root-cause": rootCauseRun(ports),
		research: researchRun(ports),
		analysis: analysisRun(ports),
		decisions: decisionsRun(ports),
		conversion: conversionRun(ports),
		orchestration: orchestrationRun(ports),
	};
}
