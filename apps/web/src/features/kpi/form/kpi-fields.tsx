import { kpiDirections, kpiFrequencies } from "@throughline/domain/kpi";
import { unitSign, unitWord } from "@throughline/domain/kpi/format";
import { type KpiUnit, kpiUnits, longestLabel, moneyUnit } from "@throughline/domain/kpi/unit";
import { FormField, formField } from "@throughline/ui/form";
import { Input } from "@throughline/ui/input";
import { NumberInput } from "@throughline/ui/number-input";
import { Select } from "@throughline/ui/select";
import { Textarea } from "@throughline/ui/textarea";
import { useWatch } from "react-hook-form";
import { OwnerField } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { directionWords, type KpiFormValues, kpiFields, unitWords } from "./kpi-form-values.ts";

const Field = formField<KpiFormValues>(kpiFields);

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
			<Field
				name="name"
				required
				className={wholeRow}
				control={Input}
				autoComplete="off"
				placeholder="First-contact resolution"
			/>
			<Field
				name="description"
				className={wholeRow}
				control={Textarea}
				rows={3}
				placeholder="What it counts, and where the number comes from"
			/>
			<Field name="targetValue" control={NumberInput} prefix={sign} suffix={word} />
			<Field
				name="currentValue"
				hint={isMeasured ? "Follows the newest measurement." : undefined}
				control={NumberInput}
				prefix={sign}
				suffix={word}
				readOnly={isMeasured}
			/>
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
				<Field
					name="unitLabel"
					required
					hint={`At most ${longestLabel} characters.`}
					control={Input}
					autoComplete="off"
					placeholder="pallets"
				/>
			)}
			<Field name="frequency" control={Select} options={kpiFrequencies} />
			<Field
				name="direction"
				control={Select}
				options={kpiDirections.map((value) => ({ value, label: directionWords[value] }))}
			/>
			<OwnerField name="ownerId" label={kpiFields.ownerId} />
		</div>
	);
}
