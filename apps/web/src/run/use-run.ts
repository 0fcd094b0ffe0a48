import { skipToken } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toApiError } from "../api/api-error.ts";
import { trpc, trpcClient } from "../api/client.ts";
import { afterEvent, awaitedRun, idleRun, type RunState } from "./run-state.ts";

/** A run that a screen follows. */
export type FollowedRun = RunState & {
	/** Whole seconds since it began, counted on while it runs. */
	elapsedSeconds: number;
	/** The connection is gone at the moment, and is sought again; the run itself goes on. */
	lost: boolean;
	/** Stops the run for everybody who waits for it. Throws an `ApiError`. */
	cancel(): Promise<void>;
};

/**
 * Follows a durable run from its start to its end, whoever began it and on whichever device: what happened before is
 * told too, and a lost connection goes on after the last event that was heard. Null: there is nothing to follow.
 * @param edition another number when the same run was started anew: it is listened to again
 */
export function useRun(runId: string | null, edition = 0): FollowedRun {
	const followed = runId === null ? null : `${runId}/${edition}`;
	const [heard, setHeard] = useState<{ of: string | null; state: RunState }>({ of: null, state: idleRun });
	const unheard = followed === null ? idleRun : awaitedRun;
	const state = heard.of === followed ? heard.state : unheard;

	const tell = (change: (before: RunState) => RunState) =>
		setHeard((before) => ({
			of: followed,
			state: change(before.of === followed ? before.state : awaitedRun),
		}));
	const isFollowed = runId !== null && state.status === "running";
	const { status, error } = trpc.run.events.useSubscription(isFollowed ? { id: runId } : skipToken, {
		onData: (event) => tell((before) => afterEvent(before, event.data)),
	});
	const lost = status === "connecting" && error !== null;
	useLookUp(lost ? runId : null, error, tell);

	const cancel = useCallback(async () => {
		if (runId !== null) await trpcClient.run.cancel.mutate({ id: runId });
	}, [runId]);
	// Before the first event is heard, it counts from when this page began to listen.
	const begun = useRef({ of: followed, at: Date.now() });
	if (begun.current.of !== followed) begun.current = { of: followed, at: Date.now() };
	const elapsedSeconds = useElapsed(state.status === "running", state.startedAt ?? begun.current.at);
	return { ...state, elapsedSeconds, lost: lost && state.status === "running", cancel };
}

/** Asks for a run each time that its events are gone: it may be gone itself, and then nothing is heard of it again. */
function useLookUp(
	id: string | null,
	loss: unknown,
	tell: (change: (before: RunState) => RunState) => void,
): void {
	const tellNow = useRef(tell);
	tellNow.current = tell;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each loss asks anew
	useEffect(() => {
		if (id === null) return;
		const leaving = new AbortController();
		trpcClient.run.byId.query({ id }, { signal: leaving.signal }).then(
			({ createdAt, startedAt }) => {
				// Nothing may have been heard of it yet, and nothing may be for a while.
				const at = Date.parse(startedAt ?? createdAt);
				tellNow.current((before) => ({ ...before, startedAt: before.startedAt ?? at }));
			},
			(error: unknown) => {
				const { status, sentence, code } = toApiError(error);
				if (leaving.signal.aborted || (status !== 404 && status !== 403)) return;
				tellNow.current((before) => ({ ...before, status: "failed", error: { sentence, code: code ?? "" } }));
			},
		);
		return () => leaving.abort();
	}, [id, loss]);
}

/** Whole seconds since `startedAt` (ms; 0 for null), counted on while it runs. */
export function useElapsed(running: boolean, startedAt: number | null): number {
	const [now, setNow] = useState(() => Date.now());
	useEffect(() => {
		if (!running) return;
		setNow(Date.now());
		const timer = setInterval(() => setNow(Date.now()), 1000);
		return () => clearInterval(timer);
	}, [running]);
	// This clock may go behind the server's.
	return startedAt === null ? 0 : Math.max(0, Math.floor((now - startedAt) / 1000));
}
