import type { Provider } from "@throughline/domain/run";
import { toast } from "@throughline/ui/toast";
import { useCallback, useEffect, useState } from "react";
import { givenReason } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useStrategyRun } from "../use-strategy-run.ts";

/** As specified, where nobody gave a reason. */
export const noTree = "Failed to generate decision tree";

/** The session's tree; one that is not there yet is made by the server, and followed here. */
export function useTree(sessionId: string) {
	const utils = trpc.useUtils();
	const tree = trpc.consultant.whys.tree.useQuery({ sessionId });
	const strategy = useStrategyRun(sessionId, { step: "whys", isDue: tree.data === null });
	const { run, enter } = strategy;
	const refresh = useCallback(() => utils.consultant.whys.tree.invalidate({ sessionId }), [utils, sessionId]);
	const failure = strategy.failure && (givenReason(strategy.failure) ?? noTree);
	useEffect(() => {
		if (failure === null) return;
		toast({
			title: "Tree generation failed",
			description: failure,
			variant: "destructive",
		});
	}, [failure]);
	const isUnready = useConfirmed(
		tree.data === null && strategy.status === "succeeded" && !strategy.isBusy,
		tree.refetch,
	);
	return {
		tree,
		run,
		failure,
		isCancelled: strategy.status === "cancelled",
		/** A run on a case that is not ready leaves no tree. */
		isUnready,
		/** Until there is a tree to show, or a reason why there is none. */
		generating: strategy.isBusy,
		generate: (provider?: Provider) => enter({ retry: true, ...(provider && { provider }) }),
		cost: strategy.cost,
		/** A new tree in place of the stored one. */
		startOver: () => enter({ again: true }),
		/** The whys whose causes are being looked for. */
		expansions: strategy.progress?.expansions ?? [],
		refresh,
	};
}

/**
 * Whether what seems to be so still is after it has been fetched again: the tree may have been read a moment before its
 * run ended, and the end of the run a moment after.
 */
function useConfirmed(seems: boolean, refetch: () => Promise<unknown>): boolean {
	const [isConfirmed, setIsConfirmed] = useState(false);
	useEffect(() => {
		if (!seems) return setIsConfirmed(false);
		void refetch().then(() => setIsConfirmed(true));
	}, [seems, refetch]);
	return seems && isConfirmed;
}
