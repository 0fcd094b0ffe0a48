import { getRouteApi, Navigate } from "@tanstack/react-router";
import { Card } from "@throughline/ui/card";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { useMayChange } from "../use-may-change.ts";
import { WalkFrame } from "../walk/walk-frame.tsx";
import { WhysScreen } from "../whys/whys-screen.tsx";
import { CaseScreen } from "./case-screen.tsx";
import { InterviewScreen } from "./interview-screen.tsx";

const route = getRouteApi("/_app/strategic-consultant/whys-tree/$sessionId");

/** The Five Whys; before them the case, and for a text that is not ready its interview. */
export function WhysRoute() {
	const { sessionId } = route.useParams();
	const { step } = route.useSearch();
	if (step === "case") return <CaseScreen key={sessionId} sessionId={sessionId} />;
	if (step === "interview") return <InterviewScreen key={sessionId} sessionId={sessionId} />;
	return <WhysOrInterview key={sessionId} sessionId={sessionId} />;
}

/** Nothing is generated for a case that is not ready: it is asked about first. */
function WhysOrInterview({ sessionId }: { sessionId: string }) {
	const mayChange = useMayChange(sessionId);
	const tree = trpc.consultant.whys.tree.useQuery({ sessionId });
	const asked = tree.data === null && mayChange;
	const assessment = trpc.consultant.case.assess.useQuery({ sessionId }, { enabled: asked });
	const readiness = assessment.data?.readiness;
	const mayStart = readiness === undefined || readiness.ready || readiness.goOn;
	// What was known before an answer says nothing of now.
	if (asked && (assessment.isPending || (assessment.isFetching && !mayStart)))
		return <ReadingText sessionId={sessionId} />;
	if (asked && !mayStart) {
		const to = "/strategic-consultant/whys-tree/$sessionId";
		return <Navigate to={to} params={{ sessionId }} search={{ step: "interview" }} replace />;
	}
	return <WhysScreen />;
}

function ReadingText({ sessionId }: { sessionId: string }) {
	return (
		<WalkFrame stage="whys" sessionId={sessionId} title="Five Whys">
			<SkeletonRegion label="Reading your text" className="space-y-5">
				<SkeletonText lines={2} className="max-w-md" />
				<Card className="h-96 p-5">
					<SkeletonText lines={6} />
				</Card>
			</SkeletonRegion>
		</WalkFrame>
	);
}
