import { CodedError } from "@throughline/trpc/error";
import { ModelFailure } from "./language-model.ts";

/** What an aborted signal means: its deadline passed, or nobody wants the answer any more. */
export function endOf({ reason }: AbortSignal): ModelFailure {
	const late =
		(reason instanceof DOMException && reason.name === "TimeoutError") ||
		(reason instanceof CodedError && reason.code === "TIMED_OUT");
	return late
		? new ModelFailure("timeout", "The time for this is over", { cause: reason })
		: new ModelFailure("aborted", "Nobody wants the answer any more", { cause: reason });
}
