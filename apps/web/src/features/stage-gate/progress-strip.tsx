import { Card } from "@throughline/ui/card";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatDay } from "../../format/date.ts";
import type { GateStanding } from "../../workspace/gate/gate-standing.ts";
import { GateStep } from "../../workspace/gate/gate-step.tsx";
import { overdueReview } from "../../workspace/gate/overdue-review.tsx";
import { useGatesSearch } from "./use-gates-search.ts";

/** The gates as steps on one line; each leads to its criteria and reviews. */
export function ProgressStrip({ standings }: { standings: readonly GateStanding[] }) {
	const { open } = useGatesSearch();
	const today = dayOf(useNow());
	return (
		<Card as="section" aria-label="Progress through the stage gates" className="@container px-4 py-4">
			<ol className="flex flex-col @lg:flex-row">
				{standings.map(({ gate, status, review }, index) => (
					<GateStep
						key={gate.code}
						gate={{ ...gate, status }}
						isLast={index === standings.length - 1}
						detail={
							review && (overdueReview(review, today) ?? (review.reviewDate && formatDay(review.reviewDate)))
						}
						name={
							gate.id !== null && (
								<button
									type="button"
									className="hit-area rounded-sm hover:underline"
									onClick={() => gate.id !== null && open(gate.id)}
								>
									{gate.name}
								</button>
							)
						}
					/>
				))}
			</ol>
		</Card>
	);
}
