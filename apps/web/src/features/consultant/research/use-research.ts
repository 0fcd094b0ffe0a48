import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useEffect } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useStrategy } from "../stored-strategy.ts";
import { type StrategyRun, useStrategyRun } from "../use-strategy-run.ts";
import { isClosed } from "../versions/status/version-status.ts";

/**
 * `none`: the decisions know the research already. `closed`: the version that it belongs to stands for good. `failed` just
 * now; `waiting`: it failed before, and a person has to ask for another attempt.
 */
export type DecisionUpdate = "none" | "closed" | "analysis" | "decisions" | "done" | "failed" | "waiting";

/**
 * The research of a session's root cause, and how far it has been brought into analysis and decisions: stored, or made
 * by the server and followed here.
 */
export function useResearch(sessionId: string) {
	const session = useStrategy(sessionId);
	const { rootCause, whysPath, input, isPending, keep } = session;
	const stored = trpc.consultant.research.result.useQuery({ sessionId });
	const { update, isDue } = useUpdateDue(sessionId, stored.data?.versionNumber ?? null);
	const isComplete = rootCause !== undefined && whysPath !== undefined && input !== undefined;
	const isLacking = stored.data === null && isComplete;
	const strategy = useStrategyRun(sessionId, { step: "research", isDue: isLacking || isDue });
	const isResearch = stored.data === null || strategy.kind === "research";

	const researchVersion = strategy.wasSeen ? stored.data?.versionNumber : undefined;
	useEffect(() => {
		if (researchVersion !== undefined) keep({ researchVersion });
	}, [researchVersion, keep]);

	const failure = isResearch ? wordsOf(strategy) : null;
	useEffect(() => {
		if (failure !== null) toast({ title: "Research failed", description: failure, variant: "destructive" });
	}, [failure]);

	const running = strategy.isBusy && isResearch;
	return {
		stored,
		run: strategy.run,
		result: running ? null : (stored.data ?? null),
		update: failure === null ? (update ?? stateOfUpdate(strategy, isDue)) : "none",
		/** Looks at all of the material once more. */
		again: () => strategy.enter({ again: true }),
		/** Makes another attempt; given a provider, that one serves from then on. */
		retry: (provider?: Provider) => strategy.enter({ retry: true, ...(provider && { provider }) }),
		cost: strategy.cost,
		failure,
		/** Why it is not known whether there is a research; null when it is. A session that is not there is no failure. */
		unasked: session.failure?.error ?? failureOf(stored.error),
		cancelled: stored.data === null && strategy.status === "cancelled",
		/** There is a root cause to research. */
		hasCause: isComplete,
		/** The earlier steps left something out. */
		incomplete: !isPending && !isComplete,
		running,
	};
}

/** Whether what a research changes is still to be done in its version; `update` says when that is no question. */
function useUpdateDue(
	sessionId: string,
	versionNumber: number | null,
): { update: DecisionUpdate | null; isDue: boolean } {
	const { data: version } = trpc.consultant.version.byNumber.useQuery(
		{ sessionId, versionNumber: versionNumber ?? 1 },
		{ enabled: versionNumber !== null },
	);
	if (!version) return { update: null, isDue: false };
	const isUntouched =
		version.enhancedAnalysis === null && Object.keys(version.selectedDecisions).length === 0;
	return {
		update: isClosed(version) ? "closed" : null,
		isDue: version.status === "draft" && isUntouched,
	};
}

function stateOfUpdate(strategy: StrategyRun, isDue: boolean): DecisionUpdate {
	const { kind, status, isBusy, failure, wasSeen } = strategy;
	const isUpdate = kind === "analysis" || kind === "decisions";
	if (isBusy && isUpdate) return kind;
	// Before the server has answered.
	if (isBusy && isDue) return "analysis";
	const isBroken = isUpdate && (status === "failed" || status === "cancelled");
	if (isBroken && !wasSeen) return "waiting";
	if (failure !== null ? wasSeen || isDue : isBroken) return "failed";
	return wasSeen && kind === "decisions" && status === "succeeded" ? "done" : "none";
}

/** Why there is no research; null also where it stands and what follows it was refused. */
function wordsOf({ kind, status, failure, isCutOff }: StrategyRun): string | null {
	if (failure === null || (kind === "research" && status === "succeeded")) return null;
	return isCutOff ? "Connection to research stream failed" : failure.sentence;
}

function failureOf(error: unknown): unknown {
	return error && toApiError(error).status !== 404 ? error : null;
}
