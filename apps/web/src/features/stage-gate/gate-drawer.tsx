import { gateTitle, type StageGateReview } from "@throughline/domain/stage-gate";
import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import type { TabSetTab } from "@throughline/ui/tabs";
import { formatDay } from "../../format/date.ts";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { GateStatusBadge } from "../../workspace/gate/gate-status-badge.tsx";
import { ObjectDrawer } from "../../workspace/object/object-drawer.tsx";
import { WhyTrace, whyTitle } from "../../workspace/trace/why-trace.tsx";
import { GateCriteria } from "./criteria/gate-criteria.tsx";
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
	const gateReviews = reviews.filter(({ stageGateId }) => stageGateId === gate.id);
	const tabs: TabSetTab[] = [
		{
			value: "criteria",
			label: "Criteria",
			count: criteria.length,
			content: <GateCriteria programId={programId} standing={standing} />,
		},
		{
			value: "reviews",
			label: "Reviews",
			count: gateReviews.length,
			content: <GateReviews reviews={gateReviews} />,
		},
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

/** Every review of a gate, the newest first. */
function GateReviews({ reviews }: { reviews: readonly StageGateReview[] }) {
	const { open } = useGatesSearch();
	if (reviews.length === 0) return <EmptyState compact message="This gate was not reviewed yet." />;
	return (
		<ol className="divide-y divide-line-subtle">
			{reviews.map(({ id, status, reviewDate, decidedByName, note }) => (
				<li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-body">
							<GateStatusBadge status={status} />
							<span className="tabular text-ink">{reviewDate ? formatDay(reviewDate) : "Not scheduled"}</span>
							{decidedByName && <span className="text-ink-muted">by {decidedByName}</span>}
						</p>
						{note && <p className="mt-1 line-clamp-3 text-pretty text-table text-ink-muted">{note}</p>}
					</div>
					<Button size="sm" onClick={() => open(id)}>
						Open
						<span className="sr-only"> the review of {reviewDate ? formatDay(reviewDate) : "no date"}</span>
					</Button>
				</li>
			))}
		</ol>
	);
}
