import { setTimeout as wait } from "node:timers/promises";
import { type FailureKind, ModelFailure } from "../language-model.ts";
import { endOf } from "./signal-end.ts";

export type RetryPolicy = {
	/** How often it is tried at most. */
	attempts: number;
	/** The wait before the second attempt; it doubles with each one. */
	firstDelayMs: number;
	longestDelayMs: number;
	/** A server that asks for a longer pause is not waited for. */
	longestRetryAfterMs: number;
	/** 0 to 1. */
	random(): number;
};

export const retryPolicy: RetryPolicy = {
	attempts: 4,
	firstDelayMs: 500,
	longestDelayMs: 20_000,
	longestRetryAfterMs: 60_000,
	random: Math.random,
};

const passing: ReadonlySet<FailureKind> = new Set(["rate_limit", "overloaded", "server", "network"]);

/** A stream that ended without its terminal event: unlike an answer that reached its limit, it is worth another try. */
export class CutStream extends ModelFailure {
	constructor() {
		super("truncated", "The stream ended without its terminal event");
	}
}

/**
 * Does one attempt after another until one succeeds: the only place where a call to a model is repeated. Throws the
 * last ModelFailure, at once when the signal aborts, and whatever is no ModelFailure as it is.
 */
export async function withRetries<T>(
	signal: AbortSignal,
	policy: RetryPolicy,
	attempt: () => Promise<T>,
): Promise<T> {
	for (let tried = 1; ; tried++) {
		if (signal.aborted) throw endOf(signal);
		try {
			return await attempt();
		} catch (error) {
			const delay = tried < policy.attempts ? delayOf(error, tried, policy) : null;
			if (delay === null) throw error;
			await wait(delay, undefined, { signal }).catch(() => undefined);
		}
	}
}

/** Milliseconds before the next attempt; null when there is to be none. */
function delayOf(error: unknown, tried: number, policy: RetryPolicy): number | null {
	if (!(error instanceof ModelFailure)) return null;
	if (!passing.has(error.kind) && !(error instanceof CutStream)) return null;
	const backoff = Math.min(policy.longestDelayMs, policy.firstDelayMs * 2 ** (tried - 1));
	// Half of it is left to chance, so that callers who failed together do not come back together.
	const jittered = backoff * (0.5 + policy.random() / 2);
	if (error.retryAfterMs === null) return jittered;
	if (error.retryAfterMs > policy.longestRetryAfterMs) return null;
	return Math.max(error.retryAfterMs, jittered);
}
