import { getRouteApi, Link } from "@tanstack/react-router";
import { findingGroups, type ResearchResult } from "@throughline/domain/consultant/research";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { ErrorState } from "@throughline/ui/error-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { CircleStop, RotateCw, Search } from "lucide-react";
import { toApiError } from "../../../api/api-error.ts";
import { RunProgress } from "../../../run/run-progress.tsx";
import { useAllowed } from "../../../session/user.ts";
import { PrintedHead } from "../../../workspace/printed-head.tsx";
import { ViewFailure } from "../../../workspace/view-failure.tsx";
import { useWalk } from "../stored-walk.ts";
import { InvalidSession, noSuchSession } from "../walk/invalid-session.tsx";
import { WalkFrame } from "../walk/walk-frame.tsx";
import { FindingSections } from "./finding-sections.tsx";
import { NextStep } from "./next-step.tsx";
import { ResearchGaps } from "./research-gaps.tsx";
import { ResearchSummary } from "./research-summary.tsx";
import { useDecisionUpdate } from "./use-decision-update.ts";
import { useResearch } from "./use-research.ts";

const route = getRouteApi("/_app/strategic-consultant/research/$sessionId");

/** What is known of a session's root cause, and how sure it is. */
export function ResearchScreen() {
	const { sessionId } = route.useParams();
	const { missing } = useWalk(sessionId);
	if (missing) return <InvalidSession message={noSuchSession} />;
	return (
		<WalkFrame stage="research" sessionId={sessionId} title="Research">
			<PrintedHead>Research</PrintedHead>
			<Research key={sessionId} sessionId={sessionId} />
		</WalkFrame>
	);
}

function Research({ sessionId }: { sessionId: string }) {
	const { rootCause } = useWalk(sessionId);
	const mayWrite = useAllowed("write");
	const research = useResearch(sessionId);
	const { stored, run, result, failure } = research;
	const update = useDecisionUpdate(sessionId, result);
	if (result) return <Found sessionId={sessionId} result={result} update={update} />;
	if (stored.error) {
		if (toApiError(stored.error).status === 404) return <InvalidSession message={noSuchSession} />;
		return <ViewFailure message="The research could not be loaded." query={stored} />;
	}
	if (failure !== null) return <Failed message={failure} />;
	if (research.cancelled) return <Cancelled />;
	if (research.incomplete) return <Incomplete sessionId={sessionId} />;
	if (research.running) {
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
					{...(mayWrite ? { cancelLabel: "Cancel research" } : {})}
				/>
				<p className="mt-2 text-pretty text-caption text-ink-muted">
					You can reload or leave this page: the research goes on, and waits for you here.
				</p>
			</Card>
		);
	}
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

type FoundProps = {
	sessionId: string;
	result: ResearchResult;
	update: ReturnType<typeof useDecisionUpdate>;
};

function Found({ sessionId, result, update }: FoundProps) {
	const groups = Object.keys(findingGroups) as (keyof typeof findingGroups)[];
	const nothing = groups.every((group) => result.findings[group].length === 0);
	return (
		<div className="space-y-4">
			<NextStep sessionId={sessionId} update={update} />
			<ResearchSummary result={result} />
			{nothing && (
				<Card>
					<EmptyState
						icon={<Search size={20} />}
						message="No evidence was found about this root cause. Nothing is made up in its place."
						action={
							<Button asChild>
								<Link to="/strategic-consultant/input" search={{ session: sessionId }}>
									Add material
								</Link>
							</Button>
						}
					/>
				</Card>
			)}
			<FindingSections result={result} />
			<ResearchGaps gaps={result.gaps} />
		</div>
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

function Failed({ message }: { message: string }) {
	return (
		<Card>
			<ErrorState
				message={
					<>
						<strong className="block font-semibold text-ink-strong">Research failed</strong>
						{message}
					</>
				}
				className="pb-2"
			/>
			<p className="pb-12 text-center">
				<RetryResearch />
			</p>
		</Card>
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
	return (
		<Card>
			<EmptyState
				icon={<Search size={20} />}
				message="This root cause has not been researched yet. As a Viewer you can read the research once an Editor has started it."
			/>
		</Card>
	);
}
