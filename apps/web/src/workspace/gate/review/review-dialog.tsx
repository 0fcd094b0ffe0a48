import { gateTitle, nextStatuses, reviewStatuses, StageGateReview } from "@throughline/domain/stage-gate";
import { DateField } from "@throughline/ui/date-field";
import { FormField, formField } from "@throughline/ui/form";
import { RadioGroup } from "@throughline/ui/radio-group";
import { Select } from "@throughline/ui/select";
import { useMemo } from "react";
import { trpcClient } from "../../../api/client.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { OwnerField, useTeam } from "../../owners.tsx";
import { useGatePlaces } from "../gate-places.ts";
import type { GateStanding } from "../gate-standing.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { DecisionFields, NoteField } from "./decision-fields.tsx";
import { newReview, type ReviewInput, type ReviewValues, reviewForm, valuesOf } from "./review-form.ts";

type ReviewMode = "new" | "schedule" | "edit" | "decide";

type ReviewDialogProps = {
	/** `new` asks for the gate, `schedule` knows it and asks for the day; `decide` ends the review, or holds it. */
	mode: ReviewMode;
	review: StageGateReview | null;
	/** The gate, but for a new review whose gate is still to be chosen. */
	gateId: string | undefined;
	programId: string;
	standings: readonly GateStanding[];
};

const labels = {
	stageGateId: "Gate",
	status: "Status",
	reviewDate: "Review date",
	ownerId: "Owner",
	note: "Note",
} as const;

const Field = formField<ReviewValues>(labels);
const words: Record<ReviewMode, { title: string; verb: string; done: string }> = {
	new: { title: "Add Review", verb: "Add Review", done: "Review added successfully" },
	schedule: { title: "Schedule Review", verb: "Schedule Review", done: "Review scheduled successfully" },
	edit: { title: "Change review", verb: "Save", done: "Review updated successfully" },
	decide: { title: "Decide", verb: "Sign the decision", done: "Decision recorded" },
};

const outcomes: Record<string, string> = {
	Passed: "The program goes on past this gate.",
	Failed: "It does not. The gate can be reviewed again later.",
	"On Hold": "Not decided yet: the review is resumed when what is missing is there.",
};

/** Schedules, changes or decides a review. */
export function ReviewDialog({ mode, review, gateId, programId, standings }: ReviewDialogProps) {
	const { closeForm } = useGatePlaces();
	const { nameOf } = useTeam();
	const { title, verb, done } = words[mode];
	const scheduling = mode === "schedule";
	const schema = useMemo(
		() =>
			reviewForm({
				programId,
				dated: scheduling,
				criteriaAt: (id) => standings.find(({ gate }) => gate.id === id)?.criteria ?? [],
			}),
		[programId, standings, scheduling],
	);
	const gate = standings.find((each) => each.gate.id !== null && each.gate.id === gateId)?.gate;
	const deciding = mode === "decide";
	return (
		<EntityDialog<StageGateReview, ReviewValues, ReviewInput>
			title={gate ? `${title}: ${gateTitle(gate)}` : title}
			description={deciding ? "Signing freezes the current data with the decision." : undefined}
			size={deciding ? "lg" : "md"}
			noun="stage gate review"
			single
			shape={StageGateReview}
			entity={review}
			draftKey={`stage-gate-review/${mode}/${review?.id ?? [programId, gate?.id].join()}`}
			newValues={newReview(gate?.id ?? "")}
			valuesOf={(row) => valuesOf(row, deciding)}
			schema={schema}
			labels={labels}
			show={(field, value) => (field === "ownerId" ? nameOf(value || null) : value)}
			required={scheduling ? ["reviewDate"] : ["stageGateId", "status"]}
			create={trpcClient.stageGate.review.create.mutate}
			update={({ stageGateId: _gate, programId: _program, ...change }) =>
				trpcClient.stageGate.review.update.mutate(change)
			}
			verbs={{ create: verb, save: verb }}
			messages={{ created: done, updated: done }}
			onSaved={({ id }) => closeForm(deciding ? id : undefined)}
			onClose={() => closeForm()}
		>
			<div className="space-y-4">
				{mode === "new" && <NewReviewFields standings={standings} />}
				<DecisionFields standings={standings} deciding={deciding} />
				<ConditionFields deciding={deciding} />
				{deciding && (
					<Field
						name="status"
						label="Decision"
						required
						control={RadioGroup}
						options={nextStatuses["In Review"].map((value) => ({
							value,
							label: value,
							description: outcomes[value],
						}))}
					/>
				)}
				<FormField<ReviewValues, "reviewDate">
					name="reviewDate"
					label={labels.reviewDate}
					required={scheduling}
					optional={!scheduling}
				>
					{(field) => <DateField {...field} className="sm:w-50" />}
				</FormField>
				{!deciding && <OwnerField name="ownerId" label={labels.ownerId} />}
				<NoteField
					standings={standings}
					deciding={deciding}
					before={deciding ? (review?.note ?? null) : null}
				/>
			</div>
		</EntityDialog>
	);
}

/** A review without a date is scheduled; one that has begun is changed or decided. */
export function reviewMode(
	review: StageGateReview | null,
	gateId: string | undefined,
	part?: string,
): ReviewMode {
	if (review && part === "decide") return "decide";
	if (review && review.status !== "Pending") return "edit";
	return gateId === undefined ? "new" : "schedule";
}

function NewReviewFields({ standings }: Pick<ReviewDialogProps, "standings">) {
	const gates = standings.flatMap(({ gate }) =>
		gate.id === null ? [] : [{ value: gate.id, label: gateTitle(gate) }],
	);
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<Field name="stageGateId" required control={Select} options={gates} placeholder="Choose a gate" />
			<Field name="status" control={Select} options={reviewStatuses} />
		</div>
	);
}
