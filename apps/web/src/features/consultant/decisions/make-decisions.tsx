import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import type { ReactNode } from "react";
import { RunProgress } from "../../../run/run-progress.tsx";
import { AnotherAttempt } from "../another-attempt.tsx";
import { useStrategyRun } from "../use-strategy-run.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";

type MakeDecisionsProps = {
	sessionId: string;
	versionNumber: number;
	notFound: { title: string; message: string };
	/** Another way on. */
	elsewhere: ReactNode;
};

/** A version without decisions: says so, and has them drawn up. */
export function MakeDecisions({ sessionId, versionNumber, notFound, elsewhere }: MakeDecisionsProps) {
	const { run, isBusy, failure, cost, enter } = useStrategyRun(sessionId, {
		step: "decisions",
		versionNumber,
		isDue: false,
	});
	if (isBusy) {
		return (
			<Card as="section" aria-labelledby="making-decisions" className="mx-auto max-w-2xl p-6">
				<h2 id="making-decisions" className="mb-5 text-title font-semibold">
					Drawing up the decisions
				</h2>
				<RunProgress run={run} label="Drawing up the decisions" cancelLabel="Cancel" />
			</Card>
		);
	}
	return (
		<NotLoaded
			{...notFound}
			reason={failure?.sentence}
			action={
				<>
					{elsewhere}
					{failure === null ? (
						<Button variant="primary" onClick={() => enter({ again: true })}>
							Draw up the decisions
						</Button>
					) : (
						<AnotherAttempt
							sessionId={sessionId}
							label="Draw up the decisions"
							cost={cost}
							onTry={(provider) => enter({ again: true, ...(provider && { provider }) })}
						/>
					)}
				</>
			}
		/>
	);
}
