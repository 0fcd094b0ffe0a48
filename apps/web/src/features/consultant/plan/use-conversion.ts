import { toast } from "@throughline/ui/toast";
import { useEffect, useState } from "react";
import type { StrategyRun } from "../use-strategy-run.ts";

/** So long this screen waits for a plan; the run itself goes on, and asking again joins it. */
const timeoutMs = 180_000;
const timedOut = "EPM conversion timeout (>180s). The program structure is complex - please try again.";

/** The first conversion of a version's choices, while somebody waits for it. */
export function useConversion({ run, isBusy, failure, enter }: StrategyRun) {
	const [attempt, setAttempt] = useState(0);
	const [gaveUpOn, setGaveUpOn] = useState<number | null>(null);
	const gaveUp = gaveUpOn === attempt && run.status !== "succeeded";
	useEffect(() => {
		if (!isBusy) return;
		const timer = setTimeout(() => setGaveUpOn(attempt), timeoutMs);
		return () => clearTimeout(timer);
	}, [isBusy, attempt]);
	const reason = gaveUp ? timedOut : failure?.sentence;
	useEffect(() => {
		if (reason) toast({ title: "Conversion failed", description: reason, variant: "destructive" });
	}, [reason]);
	return {
		/** False once it took too long. */
		isBusy: isBusy && !gaveUp,
		/** Why there is no plan; undefined when it was cancelled. */
		reason,
		again: () => {
			setAttempt((before) => before + 1);
			enter();
		},
	};
}
