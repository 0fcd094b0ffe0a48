import type { OrchestratorEntity, StopReason, Verdict } from "@throughline/domain/orchestrator";
import { modelLabels, type Provider } from "@throughline/domain/run";

/** What a task can be about, as the screens call it. */
export const entityLabels: Record<OrchestratorEntity, string> = {
	program: "Program",
	workstream: "Workstream",
	task: "Task",
	kpi: "KPI",
	risk: "Risk",
	benefit: "Benefit",
	resource: "Resource",
};

/** The specified names. Without a model nothing is built: the offline agents specify. */
export const providerLabels: Record<Provider, string> = {
	...modelLabels,
	offline: "Offline specification",
};

export const verdictWords: Record<Verdict, string> = {
	PASS: "QA is satisfied",
	FAIL: "QA is not satisfied",
};

/** Why the agents stopped, as a sentence. */
export const stopWords: Record<StopReason, string> = {
	passed: "Stopped because QA found every requirement satisfied and nothing critical.",
	retries: "Stopped because all revisions are used up; QA still found something.",
	"no-progress": "Stopped because the last revision changed no file: another review would say the same.",
	cap: "Stopped at the cost limit; this is the last result that QA reviewed.",
	cancelled: "Stopped because somebody cancelled it.",
};

/** `1 iteration`, `3 iterations`. */
export function iterationsText(count: number): string {
	return `${count} ${count === 1 ? "iteration" : "iterations"}`;
}
