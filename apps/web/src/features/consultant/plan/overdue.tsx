import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { type ReactNode, useEffect, useState } from "react";
import type { StrategyRun } from "../use-strategy-run.ts";

/** So long this screen waits for a plan; the run itself goes on, and rejoining it waits as long once more. */
const timeoutMs = 180_000;
const timedOut = "EPM conversion timeout (>180s). The program structure is complex - please try again.";

/** What is said once somebody has waited for a plan as long as is specified; null before, and when it is over. */
export function useOverdue({ isBusy, enter }: Pick<StrategyRun, "isBusy" | "enter">): ReactNode {
	const [wait, setWait] = useState(0);
	const [overdue, setOverdue] = useState<number | null>(null);
	useEffect(() => {
		if (!isBusy) return;
		const timer = setTimeout(() => setOverdue(wait), timeoutMs);
		return () => {
			clearTimeout(timer);
			setOverdue(null);
		};
	}, [isBusy, wait]);
	if (!isBusy || overdue !== wait) return null;
	const rejoin = () => {
		setWait((before) => before + 1);
		enter();
	};
	return (
		<Callout tone="warning" role="alert" title={timedOut}>
			<p>The work goes on all the same, also when you leave this page; the plan appears here by itself.</p>
			<Button className="mt-2.5" onClick={rejoin}>
				Rejoin
			</Button>
		</Callout>
	);
}
