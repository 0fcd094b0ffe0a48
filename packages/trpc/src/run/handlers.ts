import { analysisRun } from "../consultant/analysis-run.ts";
import { conversionRun } from "../consultant/conversion-run.ts";
import { decisionsRun } from "../consultant/decisions-run.ts";
import type { Advisors } from "../consultant/ports.ts";
import { researchRun } from "../consultant/research-run.ts";
import { rootCauseRun } from "../consultant/root-cause-run.ts";
import { whysExpansionRun } from "../consultant/whys-expansion-run.ts";
import { whysTreeRun } from "../consultant/whys-tree-run.ts";
import { orchestrationRun } from "../orchestrator/orchestration-run.ts";
import type { RunHandlers } from "./engine.ts";

/** What the host plugs in for long work. */
export type RunPorts = { advisors: Advisors };

/** Each kind of run and who does it. */
export function runHandlers(ports: RunPorts): RunHandlers {
	return {
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
