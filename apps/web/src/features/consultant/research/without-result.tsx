import { Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { ErrorState } from "@throughline/ui/error-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { CircleStop, RotateCw, Search } from "lucide-react";
import type { ReactNode } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { useAsRole } from "../../../api/session/user.ts";
import { RunProgress } from "../../../run/run-progress.tsx";
import type { FollowedRun } from "../../../run/use-run.ts";
import { FailureDetails } from "../../../workspace/failure/failure-details.tsx";
import { AnotherAttempt } from "../another-attempt.tsx";
import { useStrategy } from "../stored-strategy.ts";
import { useMayChange } from "../use-may-change.ts";
import { InvalidSession, noSuchSession } from "../wizard/invalid-session.tsx";
import type { useResearch } from "./use-research.ts";

/** While there is no research to show: how far it is, or why there is none and what can be done. */
export function WithoutResult({
	sessionId,
	research,
}: {
	sessionId: string;
	research: ReturnType<typeof useResearch>;
}) {
	const { stored, run, failure, unasked } = research;
	const mayWrite = useMayChange(sessionId);
	if (failure !== null)
		return <Failed message={failure} another={<Another sessionId={sessionId} research={research} />} />;
	if (research.running) return <Running sessionId={sessionId} run={run} />;
	if (unasked !== null) return <Failed message={toApiError(unasked).sentence} error={unasked} />;
	// Everything else that it can fail with was said above.
	if (stored.error) return <InvalidSession message={noSuchSession} />;
	if (research.cancelled) return <Cancelled />;
	if (research.incomplete) return <Incomplete sessionId={sessionId} />;
	if (stored.data === null && !mayWrite) return <NotYet />;
	return (
		<SkeletonRegion label="Loading the research" className="space-y-5">
			<Card className="p-5">
				<SkeletonText lines={4} />
			</Card>
			<Card className="p-5">
				<SkeletonText lines={6} />
			</Card>
		</SkeletonRegion>
	);
}

function Running({ sessionId, run }: { sessionId: string; run: FollowedRun }) {
	const { rootCause } = useStrategy(sessionId);
	const mayWrite = useMayChange(sessionId);
	return (
		<Card as="section" aria-labelledby="researching-title" className="p-5 sm:p-6">
			<h3 id="researching-title" className="text-lead font-semibold text-ink-strong">
				Researching the root cause
			</h3>
			{rootCause && (
				<p className="mt-1 mb-5 text-pretty break-words text-body text-ink-muted">“{rootCause}”</p>
			)}
			<RunProgress
				run={run}
				label="Research progress"
				waiting="Starting research..."
				lost="Connection to research stream failed. The research goes on; looking for the server…"
				{...(mayWrite ? { cancelLabel: "Cancel research" } : {})}
			/>
			<p className="mt-2 text-pretty text-caption text-ink-muted">
				You can reload or leave this page: the research goes on, and waits for you here.
			</p>
		</Card>
	);
}

function RetryResearch() {
	return (
		<Button
			variant="primary"
			icon={<RotateCw size={14} aria-hidden="true" />}
			onClick={() => window.location.reload()}
		>
			Retry Research
		</Button>
	);
}

/** `error` is that of a query; a run says what failed by itself. */
function Failed({ message, error, another }: { message: string; error?: unknown; another?: ReactNode }) {
	return (
		<Card>
			<ErrorState
				message={
					<>
						<strong className="block font-semibold text-ink-strong">Research failed</strong>
						{message}
					</>
				}
				detail={error !== undefined && <FailureDetails error={error} />}
				className="pb-2"
			/>
			<div className="px-6 pb-12 text-center">{another ?? <RetryResearch />}</div>
		</Card>
	);
}

type AnotherProps = {
	sessionId: string;
	research: Pick<ReturnType<typeof useResearch>, "cost" | "retry">;
};

/** As specified, another attempt reloads the page, which starts it; somebody else is asked by a call. */
function Another({ sessionId, research: { cost, retry } }: AnotherProps) {
	return (
		<AnotherAttempt
			sessionId={sessionId}
			label="Retry Research"
			cost={cost}
			onTry={(provider) => (provider ? retry(provider) : window.location.reload())}
		/>
	);
}

function Cancelled() {
	return (
		<Card>
			<EmptyState
				icon={<CircleStop size={20} />}
				message="The research was cancelled. What it has found so far is kept for the next attempt."
				action={<RetryResearch />}
			/>
		</Card>
	);
}

function Incomplete({ sessionId }: { sessionId: string }) {
	return (
		<Card>
			<ErrorState message="Missing required data from previous steps" className="pb-2" />
			<p className="pb-12 text-center">
				<Button asChild variant="primary">
					<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }}>
						Go to the Five Whys
					</Link>
				</Button>
			</p>
		</Card>
	);
}

function NotYet() {
	const asRole = useAsRole();
	return (
		<Card>
			<EmptyState
				icon={<Search size={20} />}
				message={`This root cause has not been researched yet. ${asRole} can read the research once an Editor has started it.`}
			/>
		</Card>
	);
}
