import { evidenceOf, type MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";
import { Callout } from "@throughline/ui/callout";
import { Checkbox } from "@throughline/ui/checkbox";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { Textarea } from "@throughline/ui/textarea";
import { useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { CriterionLine } from "../criterion-line.tsx";
import type { GateStanding } from "../gate-standing.ts";
import { isDecided, judgementsOf, type ReviewValues } from "./review-form.ts";

/** What is found of the chosen gate's criteria as they are measured now and judged in the form. */
function useJudged(standings: readonly GateStanding[]) {
	const [stageGateId, status, judgements] = useWatch<ReviewValues, ["stageGateId", "status", "judgements"]>({
		name: ["stageGateId", "status", "judgements"],
	});
	const criteria = standings.find(({ gate }) => gate.id === stageGateId)?.criteria ?? [];
	const evidence = evidenceOf(criteria, judgementsOf({ judgements: judgements ?? {} }, criteria));
	const unmet = evidence.filter(({ met }) => met === false).length;
	return {
		criteria,
		unmet,
		decided: isDecided(status),
		/** Passing is to be explained. */
		passesUnmet: status === "Passed" && unmet > 0,
	};
}

type DecisionFieldsProps = {
	standings: readonly GateStanding[];
	/** Before a decision is chosen, too: who decides reads them first. */
	deciding: boolean;
};

/** For a decision: each criterion with its live value, or with a box for the reviewer to tick. */
export function DecisionFields({ standings, deciding }: DecisionFieldsProps) {
	const titleId = useId();
	const { criteria, unmet, decided } = useJudged(standings);
	if (!(deciding || decided) || criteria.length === 0) return null;
	return (
		<section aria-labelledby={titleId} className="rounded-lg border border-line p-3.5">
			<h3 id={titleId} className="mb-3 text-table font-medium text-ink-strong">
				Success criteria
				<span className="tabular font-normal text-ink-muted">
					{` · ${criteria.length - unmet} of ${criteria.length} met`}
				</span>
			</h3>
			<ul className="space-y-3">
				{criteria.map((criterion) =>
					criterion.binding ? (
						<CriterionLine key={criterion.id} {...criterion} />
					) : (
						<JudgedCriterion key={criterion.id} criterion={criterion} />
					),
				)}
			</ul>
		</section>
	);
}

type NoteFieldProps = {
	standings: readonly GateStanding[];
	deciding: boolean;
	/** What stands there of before the decision. */
	before: string | null;
};

/** The note, which a gate that is passed with criteria unmet needs. */
export function NoteField({ standings, deciding, before }: NoteFieldProps) {
	const { unmet, passesUnmet } = useJudged(standings);
	return (
		<>
			{passesUnmet && (
				<Callout tone="warning">
					{unmet === 1 ? "A criterion is" : `${unmet} criteria are`} not met. Explain why you are passing with
					unmet criteria.
				</Callout>
			)}
			<FormField<ReviewValues, "note">
				name="note"
				label={deciding ? "Decision note" : "Note"}
				required={passesUnmet}
				optional={!passesUnmet}
				hint={before === null ? undefined : `Until now: ${before}`}
			>
				{(field) => <Textarea {...field} rows={3} />}
			</FormField>
		</>
	);
}

function JudgedCriterion({ criterion: { id, text } }: { criterion: MeasuredCriterion }) {
	return (
		<li className="space-y-1.5">
			<Controller<ReviewValues, `judgements.${string}.met`>
				name={`judgements.${id}.met`}
				render={({ field: { value, onChange, ...field } }) => (
					<Checkbox {...field} checked={value === true} onCheckedChange={onChange} label={text} />
				)}
			/>
			<FormField<ReviewValues, `judgements.${string}.remark`>
				name={`judgements.${id}.remark`}
				label={`Evidence for: ${text}`}
				hideLabel
				className="pl-6"
			>
				{({ value, ...field }) => (
					<Input {...field} value={value ?? ""} autoComplete="off" placeholder="Where this is shown" />
				)}
			</FormField>
		</li>
	);
}
