import { getRouteApi, Link } from "@tanstack/react-router";
import type { VersionDetail } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { partAuthor } from "../part-author.ts";
import { useMayChange } from "../use-may-change.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { sessionIdOf } from "../versions/session-id.ts";
import { versionNumberOf } from "../versions/status/version-number.ts";
import { ToStrategies } from "../versions/to-strategies.tsx";
import { useVersion } from "../versions/use-version.ts";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { DecisionList } from "./decision-list.tsx";
import { MakeDecisions } from "./make-decisions.tsx";

const route = getRouteApi("/_app/strategic-consultant/decisions/$sessionId/$versionNumber");

/** As specified, for decisions that are not there. */
const notFound = {
	title: "Decisions Not Found",
	message: "Unable to load decisions. Please try analyzing again.",
};

/** The strategic decisions of a version, one option to be chosen for each. */
export function DecisionsScreen() {
	const { sessionId, versionNumber } = route.useParams();
	const session = sessionIdOf(sessionId);
	if (session === null) return <InvalidSession />;
	const number = versionNumberOf(versionNumber);
	return <DecisionsOf key={`${session}/${number}`} sessionId={session} versionNumber={number} />;
}

function DecisionsOf({ sessionId, versionNumber }: { sessionId: string; versionNumber: number | null }) {
	const query = useVersion(sessionId, versionNumber);
	const version = query.data;
	if (version?.decisions && version.decisions.length > 0) {
		return <DecisionList version={version} decisions={version.decisions} />;
	}
	if (!version && !query.isLoading) {
		return <NotLoaded {...notFound} query={query} action={<ToStrategies />} />;
	}
	return (
		<WizardFrame
			stage="decisions"
			sessionId={sessionId}
			versionNumber={versionNumber ?? undefined}
			author={version && partAuthor(version, "decisions")}
		>
			{version ? <WithoutDecisions version={version} /> : <DecisionsSkeleton />}
		</WizardFrame>
	);
}

function WithoutDecisions({ version }: { version: VersionDetail }) {
	const { sessionId, versionNumber } = version;
	const mayWrite = useMayChange(sessionId);
	if (!mayWrite) return <NotLoaded {...notFound} action={<BackToAnalysis sessionId={sessionId} />} />;
	return (
		<MakeDecisions
			sessionId={sessionId}
			versionNumber={versionNumber}
			notFound={notFound}
			elsewhere={<BackToAnalysis sessionId={sessionId} />}
		/>
	);
}

function BackToAnalysis({ sessionId }: { sessionId: string }) {
	return (
		<Button asChild>
			<Link to="/strategic-consultant/analysis/$sessionId" params={{ sessionId }}>
				Back to the analysis
			</Link>
		</Button>
	);
}

/** The shape of the decisions before they are known. */
function DecisionsSkeleton() {
	return (
		<SkeletonRegion label="Loading the decisions" className="space-y-4">
			{["first", "second"].map((card) => (
				<Card key={card} className="space-y-4 p-5">
					<Skeleton className="h-7 w-3/5" />
					<SkeletonText lines={2} />
					<Skeleton className="h-40 w-full rounded-lg" />
					<Skeleton className="h-40 w-full rounded-lg" />
				</Card>
			))}
		</SkeletonRegion>
	);
}
