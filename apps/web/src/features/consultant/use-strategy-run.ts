import type { StrategyProgress, StrategyStep } from "@throughline/domain/consultant/step";
import type { Provider, RunKind, RunStatus } from "@throughline/domain/run";
import { useCallback, useEffect, useRef } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import type { FollowedRun } from "../../run/use-run.ts";
import { useStrategy } from "./stored-strategy.ts";
import { useFollowedRun } from "./use-followed-run.ts";
import { useMayChange } from "./use-may-change.ts";

type Screen = {
	step: StrategyStep;
	/** The research finds its version by itself, and the whys have none. */
	versionNumber?: number | undefined;
	/** Whether the screen lacks what is made on entry: else it waits for nothing, and nothing is missed. */
	isDue: boolean;
};

type Failure = { sentence: string; code: string | null };

/** What a person asks for: to make it over, another attempt, somebody else to serve from now on. */
type Wanted = { again?: boolean; retry?: boolean; provider?: Provider | undefined };

/** What the server does for a screen. */
export type StrategyRun = {
	run: FollowedRun;
	/** What works for the screen, or did last; null before anything was due. */
	kind: RunKind | null;
	status: RunStatus | null;
	/** Until what is due, or was asked for, is shown. */
	isBusy: boolean;
	/** Why nothing could be started, or what the run ended with; or why what follows it could not be started. */
	failure: Failure | null;
	/** What its attempts have cost, in US dollars; undefined before there is a run. */
	cost: string | undefined;
	/** Whether the server could not be asked. */
	isCutOff: boolean;
	/** Whether work was seen here that was not over: what it leaves is news. */
	wasSeen: boolean;
	/** Enters the screen anew; with `again` what it has made already is made over. */
	enter(more?: Wanted): void;
	progress: StrategyProgress | undefined;
};

/**
 * Enters a screen, once, and follows what the server does for it: a reload, a second tab and another device follow the
 * same. Who may not change the session looks on.
 */
export function useStrategyRun(sessionId: string, { step, versionNumber, isDue }: Screen): StrategyRun {
	const entry = useEntry(sessionId, { step, versionNumber });
	const { data } = trpc.consultant.step.progress.useQuery(
		{ sessionId },
		{ enabled: entry.isOver && entry.isOpen },
	);
	// Before one has entered, it tells of what failed earlier and starts anew now.
	const progress = entry.isOver ? data : undefined;
	const entered = progress?.steps.find(
		(each) => each.step === step && (versionNumber === undefined || each.versionNumber === versionNumber),
	);
	const followed = useFollowedRun(entered?.run ?? null);
	const isWanted = isDue || entry.isAgain;
	return {
		run: followed.run,
		kind: entered?.run?.kind ?? null,
		status: followed.status,
		isBusy: followed.isBusy || (isWanted && entry.isPending),
		// What failed on another day, and is missed by nobody here, is no news.
		failure: isWanted || followed.wasSeen ? failureIn(entry, entered?.failure, followed, isWanted) : null,
		cost: entered?.run?.cost,
		isCutOff: entry.isCutOff,
		wasSeen: followed.wasSeen,
		enter: entry.enter,
		progress,
	};
}

function failureIn(
	entry: { failure: Failure | null },
	next: { code: string; error: string } | null | undefined,
	followed: { failure: Failure | null },
	isWanted: boolean,
): Failure | null {
	if (isWanted && entry.failure) return entry.failure;
	return next ? { sentence: next.error, code: next.code } : followed.failure;
}

/** The one call that a screen makes by itself. */
function useEntry(sessionId: string, { step, versionNumber }: Pick<Screen, "step" | "versionNumber">) {
	const utils = trpc.useUtils();
	const { unkept } = useStrategy(sessionId);
	const mayChange = useMayChange(sessionId);
	const session = trpc.consultant.session.byId.useQuery({ sessionId }).data;
	const isKnown = session !== undefined;
	const call = trpc.consultant.step.enter.useMutation({
		async onSuccess(progress) {
			// An older answer must not replace it.
			await utils.consultant.step.progress.cancel({ sessionId });
			utils.consultant.step.progress.setData({ sessionId }, progress);
		},
	});
	const { mutate } = call;
	const enter = useCallback<StrategyRun["enter"]>(
		(more) => mutate({ sessionId, step, versionNumber, provider: unkept, ...more }),
		[mutate, sessionId, step, versionNumber, unkept],
	);
	const isReady = isKnown && mayChange;
	const entered = useRef(false);
	useEffect(() => {
		if (!isReady || entered.current) return;
		entered.current = true;
		enter();
	}, [isReady, enter]);
	const isAnswered = call.isSuccess || call.isError;
	const refusal = call.error && toApiError(call.error);
	return {
		enter,
		isPending: isReady && !isAnswered,
		isAgain: call.variables?.again === true,
		/** Of somebody else's session one sees what became a program, and no work on it. */
		isOpen: session?.isOpen !== false,
		/** Entered, or looked into by somebody who may not. */
		isOver: isReady ? isAnswered : isKnown,
		failure: refusal && { sentence: refusal.sentence, code: refusal.code },
		isCutOff: refusal?.status === 0,
	};
}
