import type {
	Iteration,
	OpenOutcome,
	OrchestratorEntity,
	OrchestratorTask,
	Verdict,
} from "@throughline/domain/orchestrator";
import { modelLabels, type Provider } from "@throughline/domain/run";
import { providerWords } from "@throughline/domain/run/ledger";

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

/** The specified names; the offline choice is called as everywhere else. */
export const providerLabels: Record<Provider, string> = {
	...modelLabels,
	offline: providerWords.offline,
};

export const verdictWords: Record<Verdict, string> = {
	PASS: "QA is satisfied",
	FAIL: "QA is not satisfied",
};

/** How the work on a task stands without a verdict. FAIL is a verdict of QA: who could not run is called otherwise. */
export const outcomeWords: Record<OpenOutcome, string> = {
	running: "Running",
	cancelled: "Cancelled",
	failed: "Could not run",
};

/** What came of a task, or how far it is. */
export function resultWords({ verdict, status }: Pick<OrchestratorTask, "verdict" | "status">): string {
	if (verdict !== null) return verdict;
	if (status === "cancelled" || status === "failed") return outcomeWords[status];
	return status === "queued" ? "Waiting" : outcomeWords.running;
}

/** Why the agents stopped, as a sentence that holds for what the last review says. */
export function stopText({
	stopReason,
	rounds,
}: Pick<OrchestratorTask, "stopReason" | "rounds">): string | null {
	switch (stopReason) {
		case "passed":
			return "Stopped because QA found every requirement satisfied and nothing critical.";
		case "retries":
			return `Stopped because no revision is left; ${whatIsLeft(rounds)}.`;
		case "no-progress":
			return "Stopped because the last revision changed no file: another review would say the same.";
		case "cap":
			return "Stopped at the cost limit; this is the last result that QA reviewed.";
		case "cancelled":
			return "Stopped because somebody cancelled it.";
		default:
			return null;
	}
}

/** What stands between the last reviewed round and a PASS. */
function whatIsLeft(rounds: readonly Iteration[]): string {
	const last = rounds.findLast(({ qaReview }) => qaReview !== null);
	const checks = last?.qaReview?.requirementsVerification ?? [];
	const open = checks.filter(({ satisfied }) => !satisfied).length;
	if (open > 0) return `${open} of ${checks.length} requirements ${open === 1 ? "is" : "are"} not satisfied`;
	if (last && last.builderResponse.unmetRequirements.length > 0) return "the builder left something out";
	return last?.builderResponse.artifacts.length === 0
		? "the builder proposed no file"
		: "QA found something critical";
}

/** How often the builder has built, and what of it were revisions: `2 (1 of 2 revisions)`. */
export function buildsText({
	iterations,
	maxRetries,
}: Pick<OrchestratorTask, "iterations" | "maxRetries">): string {
	if (iterations === 0) return "None yet";
	const most = maxRetries === 1 ? "1 revision" : `${maxRetries} revisions`;
	return maxRetries === 0 ? "1 (without revisions)" : `${iterations} (${iterations - 1} of ${most})`;
}

/** `1 iteration`, `3 iterations`. */
export function iterationsText(count: number): string {
	return `${count} ${count === 1 ? "iteration" : "iterations"}`;
}
