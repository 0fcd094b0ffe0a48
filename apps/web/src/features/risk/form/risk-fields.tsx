import { impacts, likelihoods, riskStatuses } from "@throughline/domain/risk";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { type ReactNode, useId } from "react";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { ExpectedValue } from "./expected-value.tsx";
import { PriorityField } from "./priority-field.tsx";
import { notAssessed, type RiskFormValues, riskFields } from "./risk-form-values.ts";

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
				<FormField<RiskFormValues, "description">
					name="description"
					label={riskFields.description}
					required
					className="sm:col-span-2"
				>
					{(field) => (
						<Textarea
							{...field}
							rows={2}
							placeholder="What may happen, and what it would do to the program"
						/>
					)}
				</FormField>
				<FormField<RiskFormValues, "category"> name="category" label={riskFields.category}>
					{(field) => <Input {...field} list={listId} autoComplete="off" placeholder="Technology" />}
				</FormField>
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
				<FormField<RiskFormValues, "mitigationPlan">
					name="mitigationPlan"
					label={riskFields.mitigationPlan}
					className="sm:col-span-2"
				>
					{(field) => (
						<Textarea {...field} rows={2} placeholder="What is done about it, in a sentence or two" />
					)}
				</FormField>
				<StepField name="residualLikelihood" steps={likelihoods} openWord="Not assessed" />
				<StepField name="residualImpact" steps={impacts} openWord="Not assessed" />
			</Group>
			<Group title="Money">
				<FormField<RiskFormValues, "probability"> name="probability" label={riskFields.probability}>
					{(field) => <NumberInput {...field} min="0" max="100" suffix="%" placeholder="35" />}
				</FormField>
				<FormField<RiskFormValues, "impactCost"> name="impactCost" label={riskFields.impactCost}>
					{(field) => <NumberInput {...field} min="0" prefix={money.sign} placeholder="140000" />}
				</FormField>
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
	return (
		<FormField<RiskFormValues, typeof name> name={name} label={riskFields[name]}>
			{(field) => <Select {...field} options={[...open, ...options]} />}
		</FormField>
	);
}
