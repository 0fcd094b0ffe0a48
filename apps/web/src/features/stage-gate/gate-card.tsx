import { isReviewOverdue } from "@throughline/domain/stage-gate";
import { Badge } from "@throughline/ui/badge";
import { Card, CardFooter } from "@throughline/ui/card";
import { clsx } from "clsx";
import { useId } from "react";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatDay } from "../../format/date.ts";
import { CriterionLine } from "../../workspace/gate/criterion-line.tsx";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { GateStatusBadge } from "../../workspace/gate/gate-status-badge.tsx";
import { ReviewActions } from "../../workspace/gate/review/review-actions.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

type GateCardProps = {
	standing: GateStanding;
	/** False while there is no program whose reviews these could be. */
	reviewable: boolean;
	className: string;
};

/** A gate: what it asks for, how the program stands before it, and the next step. */
export function GateCard({ standing, reviewable, className }: GateCardProps) {
	const { gate, status, review, criteria, decided } = standing;
	const shown = decided ?? criteria;
	const { open } = useGatesSearch();
	const titleId = useId();
	const today = dayOf(useNow());
	const overdue = review !== null && isReviewOverdue(review, today);
	const { id } = gate;
	return (
		<Card as="li" aria-labelledby={titleId} className={clsx("flex flex-col", className)}>
			<div className="flex items-start justify-between gap-3 px-4 pt-3.5">
				<div className="min-w-0">
					<h2 id={titleId} className="text-body font-semibold text-ink-strong">
						{id === null ? (
							`${gate.code} ${gate.name}`
						) : (
							<button type="button" className="rounded-sm text-left hover:underline" onClick={() => open(id)}>
								{gate.code} {gate.name}
							</button>
						)}
					</h2>
					{gate.description && <p className="mt-0.5 text-table text-ink-muted">{gate.description}</p>}
				</div>
				<GateStatusBadge status={status} size="md" />
			</div>
			<div className="flex-1 px-4 pt-3.5 pb-4">
				<h3 className="mb-2 text-caption font-medium text-ink-muted">
					Success criteria{decided && " when it was decided"}
				</h3>
				{shown.length > 0 ? (
					<ul className="space-y-2.5">
						{shown.map((criterion) => (
							<CriterionLine key={criterion.text} {...criterion} />
						))}
					</ul>
				) : (
					<p className="text-table text-ink-muted">No criteria yet.</p>
				)}
			</div>
			<CardFooter className="justify-between">
				<p className="tabular">
					<span className="block text-caption">Review date</span>
					<span className="text-ink">
						{review?.reviewDate ? formatDay(review.reviewDate) : "Not scheduled"}
					</span>
					{overdue && (
						<Badge tone="critical" size="sm" className="ml-2 align-middle">
							Overdue
						</Badge>
					)}
				</p>
				{reviewable && id !== null && (
					<ReviewActions gate={{ ...gate, id }} review={review} describedBy={titleId} />
				)}
			</CardFooter>
		</Card>
	);
}
