import { gateTitle, isFinal, type StageGate, type StageGateReview } from "@throughline/domain/stage-gate";
import { Button } from "@throughline/ui/button";
import { CalendarPlus, FileText, Gavel, Play, RotateCcw } from "lucide-react";
import { useAllowed } from "../../session/user.ts";
import { useGatesSearch } from "./use-gates-search.ts";
import { useMoveReview } from "./use-move-review.ts";

type ReviewActionsProps = {
	gate: Pick<StageGate, "id" | "code" | "name">;
	/** The newest of the gate. */
	review: StageGateReview | null;
	/** The id of the gate's title, which tells the buttons of one card from those of another. */
	describedBy?: string;
};

const size = { size: 16, "aria-hidden": true } as const;

/** The next step before a gate, by the status of its newest review. */
export function ReviewActions({ gate, review, describedBy }: ReviewActionsProps) {
	const mayWrite = useAllowed("write");
	const { open, schedule, edit, decide } = useGatesSearch();
	const { move, isMoving } = useMoveReview();
	const title = gateTitle(gate);

	if (review && isFinal(review.status)) {
		return (
			<div data-print="hide" className="flex flex-wrap gap-2">
				{mayWrite && review.status === "Failed" && (
					<Button
						aria-describedby={describedBy}
						icon={<RotateCcw {...size} />}
						onClick={() => schedule(gate.id)}
					>
						Review again
					</Button>
				)}
				<Button aria-describedby={describedBy} icon={<FileText {...size} />} onClick={() => open(review.id)}>
					Evidence
				</Button>
			</div>
		);
	}
	if (!mayWrite) return null;
	return (
		<div data-print="hide" className="flex flex-wrap gap-2">
			{(review === null || review.status === "Pending") && (
				<Button
					aria-describedby={describedBy}
					icon={<CalendarPlus {...size} />}
					onClick={() => (review ? edit(review.id) : schedule(gate.id))}
				>
					Schedule Review
				</Button>
			)}
			{review?.status === "Pending" && (
				<Button
					aria-describedby={describedBy}
					icon={<Play {...size} />}
					loading={isMoving}
					onClick={() => move(review, "In Review", `${title} is in review`)}
				>
					Start review
				</Button>
			)}
			{review?.status === "On Hold" && (
				<Button
					aria-describedby={describedBy}
					icon={<Play {...size} />}
					loading={isMoving}
					onClick={() => move(review, "In Review", `${title} is in review again`)}
				>
					Resume review
				</Button>
			)}
			{review?.status === "In Review" && (
				<Button
					aria-describedby={describedBy}
					variant="primary"
					icon={<Gavel {...size} />}
					onClick={() => decide(review.id)}
				>
					Decide
				</Button>
			)}
		</div>
	);
}
