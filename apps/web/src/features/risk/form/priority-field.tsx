import { impacts, likelihoods, type RiskPriority, riskPriorities } from "@throughline/domain/risk";
import { suggestedPriority } from "@throughline/domain/risk/matrix";
import { FormField } from "@throughline/ui/form";
import { Select } from "@throughline/ui/select";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type RiskFormValues, riskFields } from "./risk-form-values.ts";

/** The priority: follows what the matrix suggests until a person chooses another one. */
export function PriorityField() {
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
		<FormField<RiskFormValues, "priority">
			name="priority"
			label={riskFields.priority}
			hint={priority === suggested ? "As the matrix suggests" : `The matrix suggests ${suggested}`}
		>
			{(field) => <Select {...field} options={riskPriorities.map((value) => ({ value, label: value }))} />}
		</FormField>
	);
}

function suggestionFor(likelihood: string, impact: string): RiskPriority | null {
	const first = likelihoods.find((step) => step === likelihood);
	const second = impacts.find((step) => step === impact);
	return first && second ? suggestedPriority(first, second) : null;
}
