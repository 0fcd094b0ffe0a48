import { ResearchResult } from "@throughline/domain/consultant/research";
import { toast } from "@throughline/ui/toast";
import { useEffect, useRef, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc } from "../../../api/client.ts";
import { useRun } from "../../../run/use-run.ts";
import { useWalk } from "../stored-walk.ts";
import { useMayChange } from "../use-may-change.ts";

/**
 * The research of a session's root cause: stored, or under way, or begun now by one call. A reload and a second tab
 * follow the same run.
 */
export function useResearch(sessionId: string) {
	const walk = useWalk(sessionId);
	const { rootCause, whysPath, input, provider, isPending, missing, keep } = walk;
	const mayWrite = useMayChange(sessionId);
	const utils = trpc.useUtils();
	const stored = trpc.consultant.research.result.useQuery({ sessionId });
	const started = trpc.consultant.research.started.useQuery(
		{ sessionId, rootCause },
		{ enabled: stored.data === null && rootCause !== undefined },
	);
	const start = trpc.consultant.research.start.useMutation();
	// Who may only read follows what somebody else has begun.
	const begun = underWay(started.data);
	const run = useRun(start.data?.runId ?? begun);

	const complete = rootCause !== undefined && whysPath !== undefined && input !== undefined;
	const ready =
		stored.data === null && started.isSuccess && complete && mayWrite && begun === null && !missing;
	const asked = useRef(false);
	const { mutate } = start;
	const [edition, setEdition] = useState(0);
	useEffect(() => {
		if (!ready || asked.current) return;
		asked.current = true;
		// What succeeded for an earlier version is done anew for this one.
		const again = started.data?.status === "succeeded";
		mutate({ sessionId, rootCause, whysPath, provider, ...(again ? { again } : {}) });
	}, [ready, started.data, mutate, sessionId, rootCause, whysPath, provider]);

	const found = ResearchResult.safeParse(run.result);
	const finished = run.status === "succeeded" && found.success ? found.data : null;
	useEffect(() => {
		if (finished === null) return;
		keep({ researchVersion: finished.versionNumber });
		void utils.consultant.invalidate();
	}, [finished, keep, utils]);

	const failure = start.error ? startFailure(start.error) : (run.error?.sentence ?? null);
	// What this screen begins with could not be asked for. A session that is not there is no failure.
	const unasked = walk.failure?.sentence ?? sentenceOf(stored.error) ?? sentenceOf(started.error);
	useEffect(() => {
		if (failure !== null) {
			toast({ title: "Research failed", description: failure, variant: "destructive" });
		}
	}, [failure]);

	const running = start.isPending || run.status === "running";
	return {
		stored,
		run,
		result: running ? null : (finished ?? stored.data ?? null),
		/** How often it was done again here. */
		edition,
		/** Looks at all of the material once more. */
		again: () => {
			setEdition(edition + 1);
			keep({ updating: stored.data?.versionNumber });
			mutate({ sessionId, rootCause, whysPath, provider, again: true }, { onSuccess: run.follow });
		},
		failure,
		/** Why it is not known whether there is a research; null when it is. */
		unasked,
		cancelled: run.status === "cancelled",
		/** The earlier steps left something out. */
		incomplete: !isPending && !complete,
		running,
	};
}

/** The run that somebody has begun and that is not over; null when there is none. */
function underWay(started: { runId: string; status: string } | null | undefined): string | null {
	return started?.status === "running" || started?.status === "queued" ? started.runId : null;
}

function sentenceOf(error: unknown): string | null {
	if (!error) return null;
	const { status, sentence } = toApiError(error);
	return status === 404 ? null : sentence;
}

function startFailure(error: unknown): string {
	const { status, sentence } = toApiError(error);
	return status === 0 ? "Connection to research stream failed" : sentence;
}
