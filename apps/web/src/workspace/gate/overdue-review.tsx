import { isReviewOverdue } from "@throughline/domain/stage-gate";
import type { ReactNode } from "react";
import { formatDay } from "../../format/date.ts";

type Reviewed = Parameters<typeof isReviewOverdue>[0];

/** Below a gate whose review is overdue: since when. Null for others. */
export function overdueReview(review: Reviewed, today: string): ReactNode | null {
	if (review.reviewDate === null || !isReviewOverdue(review, today)) return null;
	return (
		<span className="tabular font-medium text-critical">{`Overdue since ${formatDay(review.reviewDate)}`}</span>
	);
}
