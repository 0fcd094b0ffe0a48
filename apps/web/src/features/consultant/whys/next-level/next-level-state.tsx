import { Card } from "@throughline/ui/card";
import { ErrorState } from "@throughline/ui/error-state";
import { Progress } from "@throughline/ui/progress";
import { useEffect, useState } from "react";

type NextLevelStateProps = { generating: boolean; failure: string | null; retry: () => void };

/** The next level while it is made, or why it could not be. */
export function NextLevelState({ generating, failure, retry }: NextLevelStateProps) {
	if (generating) return <Generating />;
	if (failure === null) return null;
	return (
		<Card>
			<ErrorState compact message={failure} onRetry={retry} />
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
