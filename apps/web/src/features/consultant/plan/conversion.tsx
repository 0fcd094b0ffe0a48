import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { RunProgress } from "../../../run/run-progress.tsx";
import type { StrategyRun } from "../use-strategy-run.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { programNotFound } from "./plan-words.ts";
import { useConversion } from "./use-conversion.ts";

/** Makes the plan while somebody waits: its progress, and what to do when it fails. */
export function Conversion({ strategy }: { strategy: StrategyRun }) {
	const { run, status } = strategy;
	const { isBusy, reason, again } = useConversion(strategy);
	if (!isBusy) {
		const wasStopped = status === "cancelled" ? "The conversion was cancelled." : undefined;
		return (
			<NotLoaded
				{...programNotFound}
				reason={reason ?? wasStopped}
				action={
					<Button variant="primary" onClick={again}>
						Convert again
					</Button>
				}
			/>
		);
	}
	return (
		<Card as="section" aria-labelledby="conversion-title" className="mx-auto max-w-2xl p-6">
			<h2 id="conversion-title" className="text-title font-semibold">
				Generating EPM Program ...
			</h2>
			<p className="mt-1 mb-5 text-body text-ink-muted">
				This takes up to 3 minutes. You can leave this page: the work goes on, and you find the plan here.
			</p>
			<RunProgress run={run} label="Generating EPM Program" cancelLabel="Cancel" />
		</Card>
	);
}
