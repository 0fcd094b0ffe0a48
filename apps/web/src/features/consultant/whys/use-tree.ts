import { toast } from "@throughline/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { givenReason, toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useRun } from "../../../run/use-run.ts";
import { useWalk } from "../stored-walk.ts";
import { useMayChange } from "../use-may-change.ts";

/** As specified, where nobody gave a reason. */
export const noTree = "Failed to generate decision tree";

/** The session's tree; one that is not there yet is made, by a run that a reload and a second tab join. */
export function useTree(sessionId: string) {
	const { provider, missing } = useWalk(sessionId);
	const mayWrite = useMayChange(sessionId);
	const utils = trpc.useUtils();
	const tree = trpc.consultant.whys.tree.useQuery({ sessionId });
	const start = trpc.consultant.whys.start.useMutation();
	const run = useRun(start.data?.runId ?? null);

	const refresh = useCallback(() => utils.consultant.whys.tree.invalidate({ sessionId }), [utils, sessionId]);
	const { mutate } = start;
	const { follow } = run;
	// The run is over before its tree is here. Later fetches of the tree leave what is done on it in peace.
	const [arrived, setArrived] = useState(false);
	const generate = useCallback(
		(again = false) => {
			setArrived(false);
			// A run that is started again has the same id: it is listened to anew.
			mutate({ sessionId, provider, ...(again && { again }) }, { onSuccess: follow });
		},
		[mutate, follow, sessionId, provider],
	);

	const asked = useRef<string | null>(null);
	const lacking = tree.data === null && mayWrite && !missing;
	useEffect(() => {
		if (!lacking || asked.current === sessionId) return;
		asked.current = sessionId;
		generate();
	}, [lacking, sessionId, generate]);

	const { status } = run;
	useEffect(() => {
		if (status === "succeeded") void refresh().then(() => setArrived(true));
	}, [status, refresh]);

	const error = start.error ? toApiError(start.error) : run.error;
	const failure = error && (givenReason(error) ?? noTree);
	useEffect(() => {
		if (failure === null) return;
		toast({
			title: "Tree generation failed",
			description: failure,
			variant: "destructive",
		});
	}, [failure]);

	return {
		tree,
		run,
		failure,
		/** Until there is a tree to show, or a reason why there is none. */
		generating:
			start.isPending ||
			(run.status === "running" && start.data !== undefined) ||
			(status === "succeeded" && !arrived),
		generate: () => generate(),
		/** A new tree in place of the stored one. */
		startOver: () => generate(true),
		refresh,
	};
}
