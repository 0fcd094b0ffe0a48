import { useCallback, useState } from "react";
import { type ApiError, toApiError } from "../../../api/api-error.ts";
import { type FollowedRun, useRun } from "../../../run/use-run.ts";

/** A run that this screen starts, or joins when it is under way already. */
export type StartedRun<Asked extends unknown[]> = {
	run: FollowedRun;
	/** From the call to the end of the run. */
	isBusy: boolean;
	/** Why it could not be started, or what it ended with. */
	failure: { sentence: string; code: string | null } | null;
	begin(...asked: Asked): Promise<void>;
};

/**
 * Starts a run with the given call and follows it to its end. Begun again, it listens to what the call answers then.
 * Keep the same `start` between renders.
 */
export function useStartedRun<Asked extends unknown[]>(
	start: (...asked: Asked) => Promise<{ runId: string }>,
): StartedRun<Asked> {
	const [runId, setRunId] = useState<string | null>(null);
	const [isStarting, setStarting] = useState(false);
	const [refusal, setRefusal] = useState<ApiError | null>(null);
	const run = useRun(runId);
	const { follow } = run;
	const begin = useCallback(
		async (...asked: Asked) => {
			setStarting(true);
			setRefusal(null);
			try {
				const begun = await start(...asked);
				setRunId(begun.runId);
				// The same run may have been started anew after its end.
				follow();
			} catch (error) {
				setRefusal(toApiError(error));
			} finally {
				setStarting(false);
			}
		},
		[start, follow],
	);
	return {
		run,
		isBusy: isStarting || (refusal === null && run.status === "running"),
		failure: refusal ?? (run.status === "failed" ? run.error : null),
		begin,
	};
}
