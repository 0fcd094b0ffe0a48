import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { RunProgress } from "../../../run/run-progress.tsx";
import { useEnhancement } from "./use-enhancement.ts";

/** The making of the enhanced analysis, above the standard one; nothing when there is nothing to say. */
export function Enhancement({ version, mayChange }: { version: StrategyVersion; mayChange: boolean }) {
	const { run, isBusy, reason, begin } = useEnhancement(version, mayChange);
	if (version.enhancedAnalysis) return null;
	if (isBusy) {
		return (
			<Card as="section" aria-labelledby="enhancement-title" data-print="hide" className="p-4">
				<h2 id="enhancement-title" className="mb-3 text-body font-semibold">
					Enhancing the analysis with what the research found
				</h2>
				<RunProgress run={run} label="Enhanced analysis" cancelLabel="Cancel" />
			</Card>
		);
	}
	if (reason === null && run.status !== "cancelled") return null;
	return (
		<Callout
			tone="warning"
			title={reason === null ? "The enhanced analysis was cancelled" : "Enhanced analysis failed"}
			action={
				<Button size="sm" onClick={() => void begin()}>
					Try again
				</Button>
			}
		>
			{reason === null ? "This is the standard analysis." : `Falling back to standard analysis. ${reason}`}
		</Callout>
	);
}
