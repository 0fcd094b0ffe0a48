import { isDecision, reviewStatuses } from "@throughline/domain/stage-gate";
import { evidenceOf, type MeasuredCriterion } from "@throughline/domain/stage-gate/evidence";
import { Callout } from "@throughline/ui/callout";
import { Checkbox } from "@throughline/ui/checkbox";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { useId } from "react";
import { Controller, useWatch } from "react-hook-form";
import { CriterionLine } from "../criteria/criterion-line.tsx";
import type { GateStanding } from "../gate-standing.ts";
import { judgementsOf, type ReviewValues } from "./review-form.ts";

/** For a decision: each criterion with its live value, or with a box for the reviewer to tick. */
export function DecisionFields({ standings }: { standings: readonly GateStanding[] }) {
	const [stageGateId, status, judgements] = useWatch<ReviewValues, ["stageGateId", "status", "judgements"]>({
		name: ["stageGateId", "status", "judgements"],
	});
	const titleId = useId();
	const criteria = standings.find(({ gate }) => gate.id === stageGateId)?.criteria ?? [];
	const decided = reviewStatuses.find((each) => each === status && isDecision(each));
	if (!decided || criteria.length === 0) return null;
	const evidence = evidenceOf(criteria, judgementsOf({ judgements: judgements ?? {} }, criteria));
	const unmet = evidence.filter(({ met }) => met === false).length;
	return (
		<section aria-labelledby={titleId} className="rounded-lg border border-line p-3.5">
			<h3 id={titleId} className="mb-3 text-table font-medium text-ink-strong">
				Success criteria
				<span className="tabular font-normal text-ink-muted">
					{` · ${evidence.length - unmet} of ${evidence.length} met`}
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
			{decided === "Passed" && unmet > 0 && (
				<Callout tone="warning" className="mt-3.5">
					{unmet === 1 ? "A criterion is" : `${unmet} criteria are`} not met. Explain why you are passing with
					unmet criteria.
				</Callout>
			)}
		</section>
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
