import { gateTitle, type StageGateReview } from "@throughline/domain/stage-gate";
import { Button } from "@throughline/ui/button";
import { DescriptionList } from "@throughline/ui/description-list";
import { CalendarPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { formatDay, formatInstant } from "../../../format/date.ts";
import { DeleteDialog } from "../../../forms/delete-dialog.tsx";
import { useTeam } from "../../owners.tsx";
import { CriterionLine } from "../criterion-line.tsx";
import { useGatePlaces } from "../gate-places.ts";
import type { GateStanding } from "../gate-standing.ts";
import { ReviewActions } from "./review-actions.tsx";

/** A review that is not decided: its date and note, the criteria as they stand now, and the next step. */
export function OpenReview({ review, standing }: { review: StageGateReview; standing: GateStanding }) {
	const { gate, criteria } = standing;
	const { edit } = useGatePlaces();
	const mayWrite = useAllowed("write");
	const { nameOf } = useTeam();
	const { status, reviewDate, ownerId, note, decidedByName, decidedAt } = review;
	return (
		<div className="space-y-6">
			<DescriptionList
				items={[
					{ term: "Review date", value: reviewDate && formatDay(reviewDate) },
					{ term: "Owner", value: nameOf(ownerId) },
					...(status === "On Hold" ? [{ term: "Put on hold by", value: decidedByName }] : []),
					...(status === "On Hold"
						? [{ term: "On hold since", value: decidedAt && formatInstant(decidedAt) }]
						: []),
					{ term: "Note", value: note && <span className="whitespace-pre-line">{note}</span> },
				]}
			/>
			<section aria-label="Success criteria">
				<h3 className="mb-2.5 text-table font-medium text-ink-strong">Success criteria now</h3>
				<ul className="space-y-3">
					{criteria.map((criterion) => (
						<CriterionLine key={criterion.id} {...criterion} />
					))}
				</ul>
			</section>
			{mayWrite && gate.id !== null && (
				<div className="flex flex-wrap justify-end gap-2 border-t border-line-subtle pt-4">
					{status !== "On Hold" && <DeleteReview review={review} title={gateTitle(gate)} />}
					{status !== "Pending" && (
						<Button icon={<CalendarPlus size={16} aria-hidden="true" />} onClick={() => edit(review.id)}>
							Change review
						</Button>
					)}
					<ReviewActions gate={{ ...gate, id: gate.id }} review={review} />
				</div>
			)}
		</div>
	);
}

function DeleteReview({ review, title }: { review: StageGateReview; title: string }) {
	const [asking, setAsking] = useState(false);
	const { close } = useGatePlaces();
	return (
		<>
			<Button icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
				Delete
			</Button>
			{asking && (
				<DeleteDialog
					entity={review}
					noun="stage gate review"
					titleOf={() => title}
					question={`Delete the review of ${title}?`}
					consequence="Nothing is decided on it yet."
					verb="Delete review"
					remove={(target) => trpcClient.stageGate.review.remove.mutate(target)}
					onDeleted={() => close()}
					onClose={() => setAsking(false)}
				/>
			)}
		</>
	);
}
