import { defaultCurrency } from "@throughline/domain/currency";
import { kpiDirections, kpiFrequencies, kpiUnits } from "@throughline/domain/kpi";
import { unitSign, unitWord } from "@throughline/domain/kpi/format";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program-currency.tsx";
import { directionWords, type KpiFormValues, kpiFields, unitLabel } from "./kpi-form-values.ts";

const noUnit = "none";
const wholeRow = "sm:col-span-2";

type KpiFieldsProps = {
	/** Of the KPI as it is; a word of its own stays among the choices. */
	unit: string | null;
	isMeasured: boolean;
};

export function KpiFields({ unit, isMeasured }: KpiFieldsProps) {
	const { currency } = useMoney();
	const ofProgram = currency === defaultCurrency ? [] : [currency];
	const units = [...new Set([...kpiUnits, ...ofProgram, ...(unit === null ? [] : [unit])])];
	const chosen = useWatch<KpiFormValues, "unit">({ name: "unit" });
	const sign = unitSign(chosen) ?? undefined;
	const word = chosen === "%" ? chosen : unitWord(chosen);
	return (
		<div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
			<FormField<KpiFormValues, "name"> name="name" label={kpiFields.name} required className={wholeRow}>
				{(field) => <Input {...field} autoComplete="off" placeholder="First-contact resolution" />}
			</FormField>
			<FormField<KpiFormValues, "description">
				name="description"
				label={kpiFields.description}
				className={wholeRow}
			>
				{(field) => (
					<Textarea {...field} rows={3} placeholder="What it counts, and where the number comes from" />
				)}
			</FormField>
			<FormField<KpiFormValues, "targetValue"> name="targetValue" label={kpiFields.targetValue}>
				{(field) => <NumberInput {...field} prefix={sign} suffix={word} />}
			</FormField>
			<FormField<KpiFormValues, "currentValue">
				name="currentValue"
				label={kpiFields.currentValue}
				hint={isMeasured ? "Follows the newest measurement." : undefined}
			>
				{(field) => <NumberInput {...field} prefix={sign} suffix={word} readOnly={isMeasured} />}
			</FormField>
			<FormField<KpiFormValues, "unit"> name="unit" label={kpiFields.unit}>
				{({ onValueChange, ...field }) => (
					<Select
						{...field}
						onValueChange={(value) => onValueChange(value === noUnit ? "" : value)}
						placeholder="Select a unit"
						options={[
							{ value: noUnit, label: "No unit" },
							...units.map((value) => ({ value, label: unitLabel(value) })),
						]}
					/>
				)}
			</FormField>
			<FormField<KpiFormValues, "frequency"> name="frequency" label={kpiFields.frequency}>
				{(field) => <Select {...field} options={kpiFrequencies.map((value) => ({ value, label: value }))} />}
			</FormField>
			<FormField<KpiFormValues, "direction"> name="direction" label={kpiFields.direction}>
				{(field) => (
					<Select
						{...field}
						options={kpiDirections.map((value) => ({ value, label: directionWords[value] }))}
					/>
				)}
			</FormField>
			<OwnerField name="ownerId" label={kpiFields.ownerId} />
		</div>
	);
}
