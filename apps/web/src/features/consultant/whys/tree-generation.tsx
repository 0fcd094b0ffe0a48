import type { Provider } from "@throughline/domain/run";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { ErrorState } from "@throughline/ui/error-state";
import { CircleStop } from "lucide-react";
import { RunProgress } from "../../../run/run-progress.tsx";
import type { FollowedRun } from "../../../run/use-run.ts";
import { AnotherAttempt } from "../another-attempt.tsx";

/** From here on it is said that it takes longer than it should. */
const slowAfterSeconds = 30;

/** The tree is being made. */
export function GeneratingTree({ run }: { run: FollowedRun }) {
	const isSlow = run.elapsedSeconds >= slowAfterSeconds;
	return (
		<Card as="section" aria-labelledby="generating-title" className="p-5 sm:p-6">
			<h3 id="generating-title" className="text-lead font-semibold text-ink-strong">
				Generating Five Whys analysis...
			</h3>
			<p className="mt-1 mb-5 text-pretty text-body text-ink-muted">
				{!isSlow && "This may take 20-30 seconds. "}
				Your own text is read for causes and what speaks for them.
			</p>
			<RunProgress run={run} label="Five Whys analysis" cancelLabel="Cancel" />
			{isSlow && (
				<Callout tone="warning" role="status" className="mt-4" title="This takes longer than usual">
					It goes on by itself, also when you leave this page. You can come back at any time.
				</Callout>
			)}
		</Card>
	);
}

type FailedTreeProps = {
	sessionId: string;
	message: string;
	cancelled: boolean;
	/** In US dollars. */
	cost: string | undefined;
	onRetry: (provider?: Provider) => void;
	retrying: boolean;
};

/** There is no tree, and why. */
export function FailedTree({ message, cancelled, onRetry, ...attempt }: FailedTreeProps) {
	const label = cancelled ? "Generate it" : "Try again";
	const another = <AnotherAttempt {...attempt} label={label} onTry={onRetry} />;
	return (
		<Card>
			{cancelled ? (
				<EmptyState
					icon={<CircleStop size={20} />}
					message="The Five Whys analysis was cancelled. Nothing is lost."
					action={another}
				/>
			) : (
				<>
					<ErrorState message={message} className="pb-4" />
					<div className="px-6 pb-12">{another}</div>
				</>
			)}
		</Card>
	);
}
