import { getRouteApi, Link } from "@tanstack/react-router";
import { Button } from "@throughline/ui/button";
import { trpc } from "../../../api/client.ts";
import { NotLoaded } from "../versions/not-loaded.tsx";
import { sessionIdOf } from "../versions/session-id.ts";
import { ToStrategies } from "../versions/to-strategies.tsx";
import { InvalidSession } from "../wizard/invalid-session.tsx";
import { WizardFrame } from "../wizard/wizard-frame.tsx";
import { AnalysisOfVersion } from "./analysis-of-version.tsx";
import { AnalysisSkeleton } from "./analysis-skeleton.tsx";

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
