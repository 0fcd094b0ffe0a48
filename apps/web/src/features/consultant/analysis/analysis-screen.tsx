import { getRouteApi, Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { sessionIdOf } from "../versions/session-id.ts";
import { ToStrategies } from "../versions/to-strategies.tsx";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { AnalysisOfVersion } from "./analysis-of-version.tsx";

const route = getRouteApi("/_app/strategic-consultant/analysis/$sessionId");

/** The strategic analysis of a session: of its newest version, unless the address names another. */
export function AnalysisScreen() {
	const sessionId = sessionIdOf(route.useParams().sessionId);
	if (sessionId === null) return <InvalidSession />;
	return <AnalysisOf key={sessionId} sessionId={sessionId} />;
}

function AnalysisOf({ sessionId }: { sessionId: string }) {
	const { version: wanted } = route.useSearch();
	const list = trpc.consultant.version.ofSession.useQuery({ sessionId });
	const newestFirst = (list.data ?? []).toSorted((one, other) => other.versionNumber - one.versionNumber);
	const version = newestFirst.find(({ versionNumber }) => versionNumber === wanted) ?? newestFirst[0];
	if (version && (version.analysis || version.enhancedAnalysis)) {
		return <AnalysisOfVersion key={version.id} version={version} versions={newestFirst} />;
	}
	if (list.isPending) {
		return (
			<WizardFrame stage="analysis" sessionId={sessionId}>
				<AnalysisSkeleton />
			</WizardFrame>
		);
	}
	return (
		<NotLoaded
			title="Analysis Not Found"
			message="Unable to load analysis. The session may not exist or analysis may have failed."
			query={list}
			action={
				list.data ? (
					<Button asChild>
						<Link to="/strategic-consultant/whys-tree/$sessionId" params={{ sessionId }}>
							Back to the Five Whys
						</Link>
					</Button>
				) : (
					<ToStrategies />
				)
			}
		/>
	);
}

/** The shape of an analysis before it is known. */
function AnalysisSkeleton() {
	return (
		<SkeletonRegion label="Loading the analysis" className="@container space-y-4">
			<Card className="space-y-4 p-4">
				<Skeleton className="h-5 w-44" />
				<SkeletonText lines={3} />
				<Skeleton className="h-22 w-full rounded-lg" />
			</Card>
			<div className="grid gap-4 @xl:grid-cols-[2fr_1fr]">
				<Card className="p-4">
					<SkeletonText lines={3} />
				</Card>
				<Card className="p-4">
					<SkeletonText lines={2} />
				</Card>
			</div>
			<Card className="p-4">
				<SkeletonText lines={8} />
			</Card>
		</SkeletonRegion>
	);
}
