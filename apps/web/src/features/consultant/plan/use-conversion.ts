import { toast } from "@throughline/ui/toast";
import { useCallback, useEffect, useRef, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { useWalk } from "../stored-walk.ts";
import { useStartedRun } from "../versions/use-started-run.ts";

/** So long this screen waits for a plan; the run itself goes on, and asking again joins it. */
const patienceMs = 180_000;
const timedOut = "EPM conversion timeout (>180s). The program structure is complex - please try again.";

/**
 * The conversion of a version's choices into a plan. It begins by itself, once; a second screen, a reload or another
 * device joins the same run.
 */
export function useConversion({ sessionId, versionNumber }: { sessionId: string; versionNumber: number }) {
	const { provider } = useWalk(sessionId);
	const start = useCallback(
		() => trpcClient.consultant.plan.start.mutate({ sessionId, versionNumber, provider }),
		[sessionId, versionNumber, provider],
	);
	const { run, isBusy, failure, begin } = useStartedRun(start);
	const [attempt, setAttempt] = useState(0);
	const [gaveUpOn, setGaveUpOn] = useState<number | null>(null);
	const gaveUp = gaveUpOn === attempt && run.status !== "succeeded";
	const again = useCallback(() => {
		setAttempt((before) => before + 1);
		void begin();
	}, [begin]);

	const begun = useRef(false);
	useEffect(() => {
		if (begun.current) return;
		begun.current = true;
		again();
	}, [again]);

	useEffect(() => {
		if (!isBusy) return;
		const timer = setTimeout(() => setGaveUpOn(attempt), patienceMs);
		return () => clearTimeout(timer);
	}, [isBusy, attempt]);

	const reason = gaveUp ? timedOut : failure?.sentence;
	useEffect(() => {
		if (reason) toast({ title: "Conversion failed", description: reason, variant: "destructive" });
	}, [reason]);

	const succeeded = run.status === "succeeded";
	useEffect(() => {
		if (succeeded) void refreshAreas("consultant");
	}, [succeeded]);

	return {
		run,
		/** Shown as under way, until the plan itself is there; false once it took too long. */
		isBusy: (isBusy && !gaveUp) || succeeded,
		/** Why there is no plan; undefined when it was cancelled. */
		reason,
		again,
	};
}
