import { gateTitle, type StageGateReview } from "@throughline/domain/stage-gate";
import type { TabSetTab } from "@throughline/ui/tabs";
import { GateStatusBadge } from "../../workspace/gate/gate-status-badge.tsx";
import { ObjectDrawer } from "../../workspace/object/object-drawer.tsx";
import { WhyTrace, whyTitle } from "../../workspace/trace/why-trace.tsx";
import { GateCriteria } from "./gate-criteria.tsx";
import { GateReviews } from "./gate-reviews.tsx";
import type { GateStanding } from "./gate-standing.ts";
import { useGatesSearch } from "./use-gates-search.ts";

type GateDrawerProps = {
	programId: string;
	standing: GateStanding;
	reviews: readonly StageGateReview[];
};

/** One gate: what it asks for, to look at and to change, and every review of it. */
export function GateDrawer({ programId, standing, reviews }: GateDrawerProps) {
	const { search, close, showTab } = useGatesSearch();
	const { gate, status, criteria } = standing;
	const own = reviews.filter(({ stageGateId }) => stageGateId === gate.id);
	const tabs: TabSetTab[] = [
		{
			value: "criteria",
			label: "Criteria",
			count: criteria.length,
			content: <GateCriteria programId={programId} standing={standing} />,
		},
		{ value: "reviews", label: "Reviews", count: own.length, content: <GateReviews reviews={own} /> },
	];
	if (gate.id !== null) {
		tabs.push({
			value: "why",
			label: whyTitle,
			content: <WhyTrace objectType="stage gate" objectId={gate.id} />,
		});
	}
	return (
		<ObjectDrawer
			title={gateTitle(gate)}
			description={gate.description ?? undefined}
			actions={<GateStatusBadge status={status} size="md" />}
			label="About the gate"
			tabs={tabs}
			tab={search.tab}
			onTab={showTab}
			onClose={close}
		/>
	);
}
