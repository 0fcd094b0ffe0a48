import type { ResearchResult } from "@throughline/domain/consultant/research";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef, useState } from "react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useWalk } from "../stored-walk.ts";
import { useMayChange } from "../use-may-change.ts";
import { isClosed } from "../versions/version-status.ts";

/** `none`: the decisions know the research already. `closed`: the version that it belongs to stands for good. */
export type DecisionUpdate = "none" | "closed" | "analysis" | "decisions" | "done" | "failed";

/**
 * Brings the finished research into analysis and decisions, once: first the analysis, then the decisions. A reload in
 * between goes on with it; who comes back later finds it done.
 */
export function useDecisionUpdate(
	sessionId: string,
	result: ResearchResult | null,
	/** Another one than before: the research was done again. */
	edition: number,
): DecisionUpdate {
	const { rootCause, whysPath, provider, updating, keep } = useWalk(sessionId);
	const mayWrite = useMayChange(sessionId);
	const [state, setState] = useState<{ of: number; step: DecisionUpdate }>({ of: -1, step: "none" });
	const versionNumber = result?.versionNumber ?? null;
	const version = trpc.consultant.version.byNumber.useQuery(
		{ sessionId, versionNumber: versionNumber ?? 1 },
		{ enabled: versionNumber !== null },
	);
	const fresh =
		version.data?.enhancedAnalysis === null && Object.keys(version.data.selectedDecisions).length === 0;
	// Choices that still fit are kept when the decisions are drawn up anew.
	const open = version.data?.status === "draft" && (fresh || updating === versionNumber);
	const begun = useRef(-1);
	const enhanced = Boolean(version.data?.enhancedAnalysis);
	useEffect(() => {
		if (!open || !mayWrite || begun.current === edition || versionNumber === null) return;
		if (rootCause === undefined || whysPath === undefined) return;
		begun.current = edition;
		const tell = (step: DecisionUpdate) => setState({ of: edition, step });
		const update = async () => {
			keep({ updating: versionNumber });
			const { consultant } = trpcClient;
			const target = { sessionId, versionNumber, ...(provider ? { provider } : {}) };
			try {
				tell("analysis");
				await consultant.analysis.enhance.mutate({ ...target, rootCause, whysPath, again: enhanced });
				tell("decisions");
				await consultant.decision.generateWithResearch.mutate({ ...target, again: true });
				tell("done");
			} catch {
				tell("failed");
				toast({
					title: "Warning: Decision update failed",
					description: "The original decisions continue.",
					variant: "destructive",
				});
			} finally {
				keep({ updating: undefined });
				void refreshAreas("consultant");
			}
		};
		void update();
	}, [open, mayWrite, edition, enhanced, versionNumber, rootCause, whysPath, provider, sessionId, keep]);
	if (state.of === edition) return state.step;
	return version.data && isClosed(version.data) ? "closed" : "none";
}
