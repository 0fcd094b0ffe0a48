import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { Progress } from "@throughline/ui/progress";
import { useEffect, useState } from "react";
import { AnotherAttempt } from "../../another-attempt.tsx";
import type { useNextLevel } from "./use-next-level.ts";

type NextLevelStateProps = {
	sessionId: string;
	level: Pick<ReturnType<typeof useNextLevel>, "generating" | "failure" | "cost" | "retry">;
};

/** The next level while it is made, or why it could not be. */
export function NextLevelState({ sessionId, level }: NextLevelStateProps) {
	const { generating, failure, cost, retry } = level;
	if (generating) return <Generating />;
	if (failure === null) return null;
	return (
		<Card>
			<ErrorState compact message={failure} />
			<div className="px-4 pb-6">
				<AnotherAttempt sessionId={sessionId} cost={cost} onTry={retry} />
			</div>
		</Card>
	);
}

function Generating() {
	const [seconds, setSeconds] = useState(0);
	useEffect(() => {
		const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
		return () => clearInterval(timer);
	}, []);
	return (
		<Card className="p-5 sm:p-6">
			<p role="status" className="text-lead font-semibold text-ink-strong">
				Generating next level of Whys...
			</p>
			<p className="mt-1 mb-5 text-pretty text-body text-ink-muted">
				This may take 10-15 seconds. You can go back or reload: it goes on.
			</p>
			<Progress value={null} label="Next level of Whys" hideLabel />
			<p className="tabular mt-2.5 text-table text-ink-muted">{seconds}s elapsed</p>
		</Card>
	);
}
