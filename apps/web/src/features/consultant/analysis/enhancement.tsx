import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { RunProgress } from "../../../run/run-progress.tsx";
import type { StrategyRun } from "../use-strategy-run.ts";

type EnhancementProps = { strategy: StrategyRun; mayChange: boolean };

/** The making of the first enhanced analysis, above the standard one; nothing when there is nothing to say. */
export function Enhancement({ strategy, mayChange }: EnhancementProps) {
	const { run, status, isBusy, failure, enter } = strategy;
	if (isBusy) {
		return (
			<Card as="section" aria-labelledby="enhancement-title" data-print="hide" className="p-4">
				<h2 id="enhancement-title" className="mb-3 text-body font-semibold">
					Enhancing the analysis with what the research found
				</h2>
				<RunProgress run={run} label="Enhanced analysis" {...(mayChange ? { cancelLabel: "Cancel" } : {})} />
			</Card>
		);
	}
	if (!mayChange || (failure === null && status !== "cancelled")) return null;
	return (
		<Callout
			tone="warning"
			title={failure === null ? "The enhanced analysis was cancelled" : "Enhanced analysis failed"}
			action={
				<Button size="sm" onClick={() => enter()}>
					Try again
				</Button>
			}
		>
			{failure === null
				? "This is the standard analysis."
				: `Falling back to standard analysis. ${failure.sentence}`}
		</Callout>
	);
}
