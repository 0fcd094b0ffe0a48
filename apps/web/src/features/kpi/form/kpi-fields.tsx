import { kpiDirections, kpiFrequencies } from "@throughline/domain/kpi";
import { unitSign, unitWord } from "@throughline/domain/kpi/format";
import { type KpiUnit, kpiUnits, longestLabel, moneyUnit } from "@throughline/domain/kpi/unit";
import { FormField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { directionWords, type KpiFormValues, kpiFields, unitWords } from "./kpi-form-values.ts";

const noUnit = "none";
const wholeRow = "sm:col-span-2";

export function KpiFields({ isMeasured }: { isMeasured: boolean }) {
	const { currency } = useMoney();
	const [chosen, label] = useWatch<KpiFormValues, ["unit", "unitLabel"]>({ name: ["unit", "unitLabel"] });
	const unit = chosen === "custom" ? label.trim() : chosen === "currency" ? moneyUnit(currency) : chosen;
	const notes: Partial<Record<KpiUnit, string>> = { currency: ` (${currency})`, custom: "…" };
	const sign = unitSign(unit) ?? undefined;
	const word = unit === "%" ? unit : unitWord(unit);
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
							...kpiUnits.map((value) => ({ value, label: unitWords(value) + (notes[value] ?? "") })),
						]}
					/>
				)}
			</FormField>
			{chosen === "custom" && (
				<FormField<KpiFormValues, "unitLabel">
					name="unitLabel"
					label={kpiFields.unitLabel}
					required
					hint={`At most ${longestLabel} characters.`}
				>
					{(field) => <Input {...field} autoComplete="off" placeholder="pallets" />}
				</FormField>
			)}
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
