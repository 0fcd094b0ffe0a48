import { CodedError } from "@throughline/trpc/error";
import { ModelFailure } from "../language-model.ts";

/** Whether a signal was aborted because its deadline passed. */
export function isLate(reason: unknown): boolean {
	return (
		(reason instanceof DOMException && reason.name === "TimeoutError") ||
		(reason instanceof CodedError && reason.code === "TIMED_OUT")
	);
}

/** What an aborted signal means: its deadline passed, or nobody wants the answer any more. */
export function endOf({ reason }: AbortSignal): ModelFailure {
	return isLate(reason)
		? new ModelFailure("timeout", "The time for this is over", { cause: reason })
		: new ModelFailure("aborted", "Nobody wants the answer any more", { cause: reason });
}
