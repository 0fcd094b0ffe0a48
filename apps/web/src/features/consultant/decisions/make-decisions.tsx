import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { type ReactNode, useCallback, useEffect } from "react";
import { trpcClient } from "../../../api/client.ts";
import { refreshAreas } from "../../../api/refresh.ts";
import { RunProgress } from "../../../run/run-progress.tsx";
import { useWalk } from "../stored-walk.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { useStartedRun } from "../versions/use-started-run.ts";

type MakeDecisionsProps = {
	sessionId: string;
	versionNumber: number;
	notFound: { title: string; message: string };
	/** Another way on. */
	elsewhere: ReactNode;
};

/** A version without decisions: says so, and has them drawn up. */
export function MakeDecisions({ sessionId, versionNumber, notFound, elsewhere }: MakeDecisionsProps) {
	const { provider } = useWalk(sessionId);
	const start = useCallback(
		() => trpcClient.consultant.decision.start.mutate({ sessionId, versionNumber, provider }),
		[sessionId, versionNumber, provider],
	);
	const { run, isBusy, failure, begin } = useStartedRun(start);
	const succeeded = run.status === "succeeded";
	useEffect(() => {
		if (succeeded) void refreshAreas("consultant");
	}, [succeeded]);
	if (isBusy || succeeded) {
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
					<Button variant="primary" onClick={() => void begin()}>
						Draw up the decisions
					</Button>
				</>
			}
		/>
	);
}
