import { benefitStatuses } from "@throughline/domain/benefit";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useId } from "react";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { type BenefitFormValues, benefitFields } from "./benefit-form-values.ts";

const wholeRow = "sm:col-span-2";

type BenefitFieldsProps = {
	categories: readonly string[];
	/** Months are accounted for: they say what was realized. */
	isAccounted: boolean;
};

export function BenefitFields({ categories, isAccounted }: BenefitFieldsProps) {
	const money = useMoney();
	const listId = useId();
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<FormField<BenefitFormValues, "name">
				name="name"
				label={benefitFields.name}
				required
				className={wholeRow}
			>
				{(field) => <Input {...field} autoComplete="off" placeholder="Fewer calls per employee" />}
			</FormField>
			<FormField<BenefitFormValues, "description">
				name="description"
				label={benefitFields.description}
				className={wholeRow}
			>
				{(field) => (
					<Textarea {...field} rows={3} placeholder="Where the value comes from, and how it is measured" />
				)}
			</FormField>
			<FormField<BenefitFormValues, "category">
				name="category"
				label={benefitFields.category}
				hint="Without one it counts as Other."
			>
				{(field) => (
					<>
						<Input {...field} autoComplete="off" list={listId} placeholder="Cost Savings" />
						<datalist id={listId}>
							{categories.map((category) => (
								<option key={category} value={category} />
							))}
						</datalist>
					</>
				)}
			</FormField>
			<FormField<BenefitFormValues, "status"> name="status" label={benefitFields.status}>
				{(field) => <Select {...field} options={benefitStatuses.map((value) => ({ value, label: value }))} />}
			</FormField>
			<FormField<BenefitFormValues, "targetValue"> name="targetValue" label={benefitFields.targetValue}>
				{(field) => <NumberInput {...field} prefix={money.sign} min="0" />}
			</FormField>
			<FormField<BenefitFormValues, "realizedValue">
				name="realizedValue"
				label={benefitFields.realizedValue}
				hint={isAccounted ? "Follows the monthly actuals of its plan." : undefined}
			>
				{(field) => <NumberInput {...field} prefix={money.sign} min="0" readOnly={isAccounted} />}
			</FormField>
			<OwnerField name="ownerId" label={benefitFields.ownerId} />
			<OwnerField name="ownerAfterClosureId" label={benefitFields.ownerAfterClosureId} />
		</div>
	);
}
