import { useEffect, useState } from "react";

const stepMs = 300;
const highest = 95;

/**
 * A progress for work that tells nothing of itself: every 300 ms it comes nearer to 95 percent, and is 100 when the
 * work is done.
 */
export function usePreparing(state: "idle" | "working" | "done"): number {
	const [percent, setPercent] = useState(0);
	useEffect(() => {
		if (state === "idle") setPercent(0);
		if (state !== "working") return;
		const timer = setInterval(() => setPercent(nearer), stepMs);
		return () => clearInterval(timer);
	}, [state]);
	return state === "done" ? 100 : percent;
}

/** The next value: a tenth of the way that is left, at least one percent of it all. */
function nearer(percent: number): number {
	return Math.min(highest, percent + Math.max(1, (highest - percent) / 10));
}
