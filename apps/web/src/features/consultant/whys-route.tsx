import { getRouteApi, Navigate } from "@tanstack/react-router";
import type { CaseAssessment } from "@throughline/domain/consultant/case";
import type { CasePart } from "@throughline/domain/consultant/case/view";
import { Card } from "@throughline/ui/card";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { useState } from "react";
import { trpc } from "../../api/client.ts";
import { byHand } from "../../api/live/refresh.ts";
import { CaseScreen } from "./case/case-screen.tsx";
import { InterviewScreen } from "./case/interview/interview-screen.tsx";
import { useMayChange } from "./use-may-change.ts";
import { WhysScreen } from "./whys/whys-screen.tsx";
import { WizardFrame } from "./wizard/wizard-frame.tsx";

const route = getRouteApi("/_app/strategic-consultant/whys-tree/$sessionId");

/** The Five Whys; before them the case, and for a text that is not ready its interview. */
export function WhysRoute() {
	const { sessionId } = route.useParams();
	const { step } = route.useSearch();
	if (step === "case") return <CaseRoute key={sessionId} sessionId={sessionId} />;
	if (step === "interview") return <InterviewScreen key={sessionId} sessionId={sessionId} />;
	return <WhysOrInterview key={sessionId} sessionId={sessionId} />;
}

/** The case; which of its statements are shown stands in the address, so that a reload shows them again. */
function CaseRoute({ sessionId }: { sessionId: string }) {
	const { from = 0, role, words } = route.useSearch();
	const navigate = route.useNavigate();
	const onPart = ({ from, role, words }: CasePart, { replace }: { replace: boolean }) => {
		const search = { step: "case" as const, ...(from > 0 && { from }), role, words };
		void navigate({ search, replace, resetScroll: false });
	};
	return <CaseScreen sessionId={sessionId} part={{ from, role, words }} onPart={onPart} />;
}

/** Nothing is generated for a case that is not ready: it is asked about first. */
function WhysOrInterview({ sessionId }: { sessionId: string }) {
	const entry = useEntry(sessionId);
	// Whoever was let in stays: what fails there says so there.
	const [isIn, setIsIn] = useState(false);
	if (!isIn && entry === "tree") setIsIn(true);
	if (isIn || entry === "tree") return <WhysScreen />;
	if (entry === "loading") return <Waiting sessionId={sessionId} label="Loading the decision tree" />;
	if (entry === "reading") return <Waiting sessionId={sessionId} label="Reading your text" />;
	const to = "/strategic-consultant/whys-tree/$sessionId";
	return <Navigate to={to} params={{ sessionId }} search={{ step: "interview" }} replace />;
}

type Entry = "loading" | "reading" | "tree" | "interview";

/** Where somebody who enters the Five Whys is led; `loading` until it is known whether there is a tree. */
function useEntry(sessionId: string): Entry {
	const mayChange = useMayChange(sessionId);
	const tree = trpc.consultant.whys.tree.useQuery({ sessionId });
	const isMissing = tree.data === null && mayChange;
	const progress = trpc.consultant.step.progress.useQuery({ sessionId }, { enabled: isMissing });
	// What has begun was let in already: a reload and a second tab follow it at once.
	const isUnderWay = (progress.data?.steps ?? []).some(
		({ step, run }) => step === "whys" && (run?.status === "queued" || run?.status === "running"),
	);
	const asks = isMissing && !progress.isPending && !isUnderWay;
	// It reads the whole text: not with every change that somebody makes somewhere.
	const assessment = trpc.consultant.case.assess.useQuery({ sessionId }, { enabled: asks, meta: byHand });
	// Its screen says what failed. Before the answer it must not open: it would have a tree made of any text.
	if (tree.data === undefined) return tree.error ? "tree" : "loading";
	if (isMissing && progress.isPending) return "reading";
	return asks ? entryOf(assessment) : "tree";
}

type Assessed = { isPending: boolean; isFetching: boolean; data: CaseAssessment | undefined };

function entryOf({ isPending, isFetching, data }: Assessed): Entry {
	if (isPending) return "reading";
	if (data === undefined || data.readiness.ready || data.readiness.goOn) return "tree";
	// What was known before an answer says nothing of now.
	return isFetching ? "reading" : "interview";
}

function Waiting({ sessionId, label }: { sessionId: string; label: string }) {
	return (
		<WizardFrame stage="whys" sessionId={sessionId} title="Five Whys">
			<SkeletonRegion label={label} className="space-y-5">
				<SkeletonText lines={2} className="max-w-md" />
				<Card className="h-96 p-5">
					<SkeletonText lines={6} />
				</Card>
			</SkeletonRegion>
		</WizardFrame>
	);
}
