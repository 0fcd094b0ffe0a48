import type { StageGateReview } from "@throughline/domain/stage-gate";
import { Button } from "@throughline/ui/button";
import { EmptyState } from "@throughline/ui/empty-state";
import { formatDay } from "../../format/date.ts";
import { GateStatusBadge } from "../../workspace/gate/gate-status-badge.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

/** Every review of a gate, the newest first. */
export function GateReviews({ reviews }: { reviews: readonly StageGateReview[] }) {
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
