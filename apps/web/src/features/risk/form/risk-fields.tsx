import {
	impacts,
	likelihoods,
	type RiskPriority,
	riskPriorities,
	riskStatuses,
} from "@throughline/domain/risk";
import { expectedMonetaryValue } from "@throughline/domain/risk/exposure";
import { suggestedPriority } from "@throughline/domain/risk/matrix";
import { amount } from "@throughline/domain/shape";
import { formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { probabilityOf } from "../percent-text.ts";
import { notAssessed, type RiskFormValues, riskFields } from "./risk-form-values.ts";

const Field = formField<RiskFormValues>(riskFields);

type RiskFieldsProps = {
	/** The categories that the program's risks have, to choose from while one types. */
	categories: readonly string[];
};

/** The fields of a risk: what it is, how it is assessed, what is done, what that leaves, what it costs. */
export function RiskFields({ categories }: RiskFieldsProps) {
	const money = useMoney();
	const listId = useId();
	return (
		<div className="space-y-5">
			<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
				<Field
					name="description"
					required
					className="sm:col-span-2"
					control={Textarea}
					rows={2}
					placeholder="What may happen, and what it would do to the program"
				/>
				<Field name="category" control={Input} list={listId} autoComplete="off" placeholder="Technology" />
				<datalist id={listId}>
					{categories.map((category) => (
						<option key={category} value={category} />
					))}
				</datalist>
				<OwnerField name="ownerId" label={riskFields.ownerId} />
			</div>
			<Group title="Assessment">
				<StepField name="likelihood" steps={likelihoods} />
				<StepField name="impact" steps={impacts} />
				<PriorityField />
				<StepField name="status" steps={riskStatuses} />
			</Group>
			<Group title="Mitigation">
				<Field
					name="mitigationPlan"
					className="sm:col-span-2"
					control={Textarea}
					rows={2}
					placeholder="What is done about it, in a sentence or two"
				/>
				<StepField name="residualLikelihood" steps={likelihoods} openWord="Not assessed" />
				<StepField name="residualImpact" steps={impacts} openWord="Not assessed" />
			</Group>
			<Group title="Money">
				<Field name="probability" control={NumberInput} min="0" max="100" suffix="%" placeholder="35" />
				<Field name="impactCost" control={NumberInput} min="0" prefix={money.sign} placeholder="140000" />
				<div className="sm:col-span-2">
					<ExpectedValue />
				</div>
			</Group>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0 border-t border-line-subtle pt-4">
			<legend className="float-left mb-3 w-full text-table font-semibold text-ink-strong">{title}</legend>
			<div className="clear-both grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
		</fieldset>
	);
}

type StepFieldProps = {
	name: "likelihood" | "impact" | "status" | "residualLikelihood" | "residualImpact";
	steps: readonly string[];
	/** What no step is called, where there may be none. */
	openWord?: string;
};

function StepField({ name, steps, openWord }: StepFieldProps) {
	const options = steps.map((value) => ({ value, label: value }));
	const open = openWord === undefined ? [] : [{ value: notAssessed, label: openWord }];
	return <Field name={name} control={Select} options={[...open, ...options]} />;
}

/** Probability × impact cost of what is typed so far. */
function ExpectedValue() {
	const money = useMoney();
	const [percent = "", cost = ""] = useWatch<RiskFormValues, ["probability", "impactCost"]>({
		name: ["probability", "impactCost"],
	});
	const probability = percent.trim() === "" ? Number.NaN : probabilityOf(percent);
	const impactCost = amount.safeParse(cost);
	const isComplete = probability >= 0 && probability <= 1 && impactCost.success;
	return (
		<p aria-live="polite" className="tabular text-table text-ink-muted">
			Expected monetary value:{" "}
			<span className="font-medium text-ink">
				{isComplete
					? money.whole(expectedMonetaryValue({ probability, impactCost: impactCost.data }) ?? "0")
					: "not estimated"}
			</span>
		</p>
	);
}

/** The priority: follows what the matrix suggests until a person chooses another one. */
function PriorityField() {
	const { control, setValue } = useFormContext<RiskFormValues>();
	const [likelihood, impact, priority] = useWatch({ control, name: ["likelihood", "impact", "priority"] });
	const suggested = suggestionFor(likelihood, impact);
	const before = useRef(suggested);
	useEffect(() => {
		if (suggested === before.current) return;
		if (priority === before.current && suggested) setValue("priority", suggested, { shouldDirty: true });
		before.current = suggested;
	}, [suggested, priority, setValue]);
	return (
		<Field
			name="priority"
			hint={priority === suggested ? "As the matrix suggests" : `The matrix suggests ${suggested}`}
			control={Select}
			options={riskPriorities}
		/>
	);
}

function suggestionFor(likelihood: string, impact: string): RiskPriority | null {
	const first = likelihoods.find((step) => step === likelihood);
	const second = impacts.find((step) => step === impact);
	return first && second ? suggestedPriority(first, second) : null;
}
