import { type Kpi, KpiMeasurement, NewKpiMeasurement } from "@throughline/domain/kpi";
import { unitSign, unitWord } from "@throughline/domain/kpi/format";
import { DateField } from "@throughline/ui/date-field";
import { formField } from "@throughline/ui/form";
import { NumberInput } from "@throughline/ui/number-input";
import { z } from "zod";
import { trpcClient } from "../../../api/client.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { EntityDialog } from "../../../forms/entity-dialog.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";

type Values = { measurementDate: string; value: string };

const schema = z
	.object({ measurementDate: z.string(), value: z.string() })
	.transform(
		({ measurementDate, value }): z.input<typeof NewKpiMeasurement> => ({
			measurementDate: measurementDate.trim(),
			value,
		}),
	)
	.pipe(NewKpiMeasurement);

const labels = { measurementDate: "Date", value: "Value" };

const Field = formField<Values>(labels);

type MeasurementDialogProps = {
	kpi: Kpi;
	/** Null adds one. */
	measurement: KpiMeasurement | null;
	onClose: () => void;
};

/** Adds or changes what a KPI measured on a day. */
export function MeasurementDialog({ kpi, measurement, onClose }: MeasurementDialogProps) {
	const today = dayOf(useNow());
	const unit = useUnitOf()(kpi);
	const calls = trpcClient.kpi.measurement;
	return (
		<EntityDialog
			noun="measurement"
			title={measurement ? "Edit measurement" : "Add measurement"}
			description={kpi.name}
			size="sm"
			entity={measurement}
			draftKey={measurement ? `measurement/${measurement.id}` : `measurement/new/${kpi.id}`}
			newValues={{ measurementDate: today, value: "" }}
			schema={schema}
			shape={KpiMeasurement}
			valuesOf={({ measurementDate, value }) => ({ measurementDate, value })}
			labels={labels}
			required={["measurementDate", "value"]}
			create={(input, options) => calls.create.mutate({ ...input, kpiId: kpi.id }, options)}
			update={(change) => calls.update.mutate({ ...change, kpiId: kpi.id })}
			onClose={onClose}
		>
			<div className="space-y-4">
				<Field
					name="value"
					required
					control={NumberInput}
					prefix={unitSign(unit) ?? undefined}
					suffix={unit === "%" ? "%" : unitWord(unit)}
				/>
				<Field name="measurementDate" required control={DateField} today={today} />
			</div>
		</EntityDialog>
	);
}
