import { type KpiMeasurement, NewKpiMeasurement } from "@throughline/domain/kpi";
import { formatKpiValue, unitSign, unitWord } from "@throughline/domain/kpi/format";
import { DateField } from "@throughline/ui/date-field";
import { Field } from "@throughline/ui/field";
import { NumberInput } from "@throughline/ui/number-input";
import { useState } from "react";
import { useNow } from "../../browser/use-now.ts";
import { dayOf, formatDay } from "../../format/date.ts";
import { useDraftPlace } from "../../forms/kept-draft.ts";
import { TypedBefore } from "../../forms/typed-before.tsx";
import { useKeptText } from "../../forms/use-kept-text.ts";
import { takenMeasurement } from "../../workspace/taken-measurement.ts";
import { focusFirst, InlineForm } from "./inline-form.tsx";
import { type DueKpi, measurementPlace } from "./measurement-controls.tsx";
import { measure } from "./work-changes.ts";

type MeasurementFormProps = {
	kpi: DueKpi;
	placeholder: string;
	/** Somebody pressed for it, and types at once. */
	asked: boolean;
	onClose: () => void;
};

/** Takes a value and its day; where the day has a value already, offers to replace that. What is typed outlives a reload. */
export function MeasurementForm({ kpi, placeholder, asked, onClose }: MeasurementFormProps) {
	const place = useDraftPlace(measurementPlace(kpi));
	const { text: value, type, ...kept } = useKeptText(place, "");
	const day = useKeptText(`${place}/day`, dayOf(useNow()));
	const [taken, setTaken] = useState<KpiMeasurement | null>(null);
	const given = { value, measurementDate: day.text.trim() };
	const replaced = taken?.measurementDate === given.measurementDate ? taken : null;
	const meetsRefusal = (error: unknown) => {
		const found = takenMeasurement(error);
		setTaken(found);
		return found !== null;
	};
	return (
		<InlineForm
			label={`Measurement of ${kpi.title}`}
			verb={replaced ? "Replace value" : "Save measurement"}
			problem={() => {
				const read = NewKpiMeasurement.safeParse(given);
				return read.success ? null : (read.error.issues[0]?.message ?? "Enter a number");
			}}
			save={() => measure(kpi, given, replaced, meetsRefusal)}
			onClose={() => {
				kept.forget();
				day.forget();
				onClose();
			}}
		>
			<div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
				<Field label="Value">
					<NumberInput
						value={value}
						onValueChange={type}
						placeholder={placeholder}
						prefix={unitSign(kpi.unit) ?? undefined}
						suffix={kpi.unit === "%" ? "%" : unitWord(kpi.unit)}
						ref={asked ? focusFirst : undefined}
					/>
				</Field>
				<Field label="Date">
					<DateField value={day.text} onValueChange={day.type} />
				</Field>
			</div>
			{(kept.restored || day.restored) && <TypedBefore />}
			{replaced && (
				<p role="alert" className="text-pretty text-table text-ink">
					{`${formatDay(replaced.measurementDate)} has a value already: ${formatKpiValue(replaced.value, kpi.unit)}. Replace it?`}
				</p>
			)}
		</InlineForm>
	);
}
