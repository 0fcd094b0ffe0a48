import { endsRun, type RunEvent } from "@throughline/domain/run";
import { useCallback, useEffect, useRef, useState } from "react";
import { toApiError } from "../api/api-error.ts";
import { trpcClient } from "../api/client.ts";
import { afterEvent, awaitedRun, idleRun, type RunState } from "./run-state.ts";

const firstPauseMs = 1000;
const longestPauseMs = 15_000;

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
	const [lost, setLost] = useState(false);
	const unheard = followed === null ? idleRun : awaitedRun;
	const state = heard.of === followed ? heard.state : unheard;

	useEffect(() => {
		if (runId === null || followed === null) return;
		setLost(false);
		return listen(runId, {
			lost: setLost,
			tell: (change) =>
				setHeard((before) => ({
					of: followed,
					state: change(before.of === followed ? before.state : awaitedRun),
				})),
		});
	}, [runId, followed]);

	const cancel = useCallback(async () => {
		if (runId !== null) await trpcClient.run.cancel.mutate({ id: runId });
	}, [runId]);
	// Before the first event is heard, it counts from when this page began to listen.
	const begun = useRef({ of: followed, at: Date.now() });
	if (begun.current.of !== followed) begun.current = { of: followed, at: Date.now() };
	const elapsedSeconds = useElapsed(state.status === "running", state.startedAt ?? begun.current.at);
	return { ...state, elapsedSeconds, lost: lost && state.status === "running", cancel };
}

type Listener = {
	tell: (change: (before: RunState) => RunState) => void;
	lost: (lost: boolean) => void;
};

/** Holds one connection to the run's events, and opens it again whenever it ends before the run does. */
function listen(id: string, { tell, lost }: Listener): () => void {
	let subscription: { unsubscribe(): void } | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let lastEventId: string | null = null;
	let pauseMs = firstPauseMs;
	let over = false;

	const connect = () => {
		subscription = trpcClient.run.events.subscribe(
			{ id, lastEventId },
			{
				onData(event: { id: string; data: RunEvent }) {
					pauseMs = firstPauseMs;
					lastEventId = event.id;
					over = endsRun(event.data);
					tell((before) => afterEvent(before, event.data));
				},
				onStarted: () => lost(false),
				onConnectionStateChange: ({ state, error }) => lost(state === "connecting" && error !== null),
				onComplete: again,
				onError: again,
			},
		);
	};
	const again = () => {
		if (over) return;
		lost(true);
		clearTimeout(timer);
		timer = setTimeout(() => void reconnect(), pauseMs);
		pauseMs = Math.min(pauseMs * 2, longestPauseMs);
	};
	const reconnect = async () => {
		subscription?.unsubscribe();
		try {
			const { createdAt, startedAt } = await trpcClient.run.byId.query({ id });
			// Nothing may have been heard of it yet, and nothing may be for a while.
			tell((before) => ({ ...before, startedAt: before.startedAt ?? Date.parse(startedAt ?? createdAt) }));
		} catch (error) {
			const { status, sentence, code } = toApiError(error);
			// The run is gone or was never ours: no later attempt would find it.
			if (status === 404 || status === 403) {
				over = true;
				return tell((before) => ({ ...before, status: "failed", error: { sentence, code: code ?? "" } }));
			}
			return again();
		}
		if (!over) connect();
	};

	connect();
	return () => {
		over = true;
		clearTimeout(timer);
		subscription?.unsubscribe();
	};
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
