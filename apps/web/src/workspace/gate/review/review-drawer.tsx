import { gateTitle, isFinal, type StageGateReview } from "@throughline/domain/stage-gate";
import type { TabSetTab } from "@throughline/ui/tabs";
import { trpc } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { ObjectDrawer } from "../../object/object-drawer.tsx";
import { ObjectHistory } from "../../object/object-history.tsx";
import { useTeam } from "../../owners.tsx";
import { useGatePlaces } from "../gate-places.ts";
import type { GateStanding } from "../gate-standing.ts";
import { GateStatusBadge } from "../gate-status-badge.tsx";
import { ConditionList } from "./condition-list.tsx";
import { EvidencePacks } from "./evidence-packs.tsx";
import { OpenReview } from "./open-review.tsx";

const labels = {
	status: "Status",
	reviewDate: "Review date",
	ownerId: "Owner",
	note: "Note",
	decidedByName: "Decided by",
};

/** One review: where it stands and what comes next, or, once it is decided, what was known then. */
export function ReviewDrawer({ review, standing }: { review: StageGateReview; standing: GateStanding }) {
	const { tab, close, showTab } = useGatePlaces();
	const { nameOf } = useTeam();
	const decided = isFinal(review.status);
	const packs = trpc.stageGate.review.evidence.useQuery({ id: review.id });
	const conditions = trpc.stageGate.review.conditions.useQuery({ id: review.id }).data ?? [];
	// A review that was on hold was decided before, too.
	const hasEvidence = decided || (packs.data ?? []).length > 0;
	const step: TabSetTab = {
		value: "review",
		label: "Review",
		content: <OpenReview review={review} standing={standing} />,
	};
	const evidence: TabSetTab = {
		value: "evidence",
		label: "Evidence",
		content: <EvidencePacks packs={packs} />,
	};
	const asked: TabSetTab = {
		value: "conditions",
		label: "Conditions",
		content: <ConditionList conditions={conditions} />,
	};
	const history: TabSetTab = {
		value: "history",
		label: "History",
		content: (
			<ObjectHistory
				type="stage gate review"
				id={review.id}
				labels={labels}
				show={(field, value) => (field === "ownerId" ? nameOf(value) : value)}
			/>
		),
	};
	return (
		<ObjectDrawer
			printed
			title={gateTitle(standing.gate)}
			description={
				review.reviewDate ? `Stage gate review of ${formatDay(review.reviewDate)}` : "Stage gate review"
			}
			actions={<GateStatusBadge status={review.status} size="md" />}
			label="About the review"
			tabs={[
				...(decided ? [] : [step]),
				...(hasEvidence ? [evidence] : []),
				...(conditions.length > 0 ? [asked] : []),
				history,
			]}
			tab={tab}
			onTab={showTab}
			onClose={close}
		/>
	);
}
