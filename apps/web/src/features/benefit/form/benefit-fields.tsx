import { benefitStatuses } from "@throughline/domain/benefit";
import { FormField, formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useId } from "react";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { type BenefitFormValues, benefitFields } from "./benefit-form-values.ts";

const Field = formField<BenefitFormValues>(benefitFields);

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
			<Field
				name="name"
				required
				className={wholeRow}
				control={Input}
				autoComplete="off"
				placeholder="Fewer calls per employee"
			/>
			<Field
				name="description"
				className={wholeRow}
				control={Textarea}
				rows={3}
				placeholder="Where the value comes from, and how it is measured"
			/>
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
			<Field name="status" control={Select} options={benefitStatuses} />
			<Field name="targetValue" control={NumberInput} prefix={money.sign} min="0" />
			<Field
				name="realizedValue"
				hint={isAccounted ? "Follows the monthly actuals of its plan." : undefined}
				control={NumberInput}
				prefix={money.sign}
				min="0"
				readOnly={isAccounted}
			/>
			<OwnerField name="ownerId" label={benefitFields.ownerId} />
			<OwnerField name="ownerAfterClosureId" label={benefitFields.ownerAfterClosureId} />
		</div>
	);
}
