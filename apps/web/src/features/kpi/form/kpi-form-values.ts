import { type Kpi, type KpiChange, kpiDirections, kpiFrequencies, kpiInput } from "@throughline/domain/kpi";
import { currencyOfUnit } from "@throughline/domain/kpi/format";
import type { StoredUnit } from "@throughline/domain/kpi/unit";
import { z } from "zod";
import type { FieldNames } from "../../../forms/entity-values.ts";

/** A KPI as its form holds it: all texts, "" for what is left open. */
export type KpiFormValues = {
	name: string;
	description: string;
	targetValue: string;
	currentValue: string;
	unit: string;
	unitLabel: string;
	frequency: Kpi["frequency"] | "";
	direction: Kpi["direction"];
	ownerId: string;
};

/** The fields with their names on the form, in its order. */
export const kpiFields = {
	name: "KPI Name",
	description: "Description",
	targetValue: "Target value",
	currentValue: "Current value",
	unit: "Unit",
	unitLabel: "Unit label",
	frequency: "Frequency",
	direction: "Direction",
	ownerId: "Owner",
} as const satisfies Record<keyof KpiFormValues, string> & FieldNames<KpiChange>;

export const directionWords: Record<Kpi["direction"], string> = {
	higher_is_better: "Higher is better",
	lower_is_better: "Lower is better",
};

/** A unit as people read it, also one that a history has of before there was a list. */
export function unitWords(unit: string): string {
	if (unit === "%") return "% (Percentage)";
	if (unit === "currency") return "Program currency";
	if (unit === "custom") return "Custom";
	return currencyOfUnit(unit) === null ? unit : `${unit} (Currency)`;
}

export const emptyKpi: KpiFormValues = {
	name: "",
	description: "",
	targetValue: "",
	currentValue: "",
	unit: "",
	unitLabel: "",
	frequency: "Monthly",
	direction: "higher_is_better",
	ownerId: "",
};

/**
 * From the form to what is sent: a blank description, target or unit becomes null, a blank current value "0", a blank
 * frequency Monthly. `kpi` is what is changed: the label that it has may stay.
 */
export function kpiForm(programId: string, kpi: StoredUnit | null) {
	return z
		.object({
			name: z.string(),
			description: z.string(),
			targetValue: z.string(),
			currentValue: z.string(),
			unit: z.string(),
			unitLabel: z.string(),
			frequency: z.enum(["", ...kpiFrequencies]),
			direction: z.enum(kpiDirections),
			ownerId: z.string(),
		})
		.transform(
			(values): z.input<ReturnType<typeof kpiInput>> => ({
				programId,
				name: values.name,
				description: values.description.trim() || null,
				targetValue: values.targetValue.trim() || null,
				currentValue: values.currentValue.trim() || "0",
				unit: values.unit.trim() || null,
				unitLabel: (values.unit === "custom" && values.unitLabel.trim()) || null,
				frequency: values.frequency || "Monthly",
				direction: values.direction,
				ownerId: values.ownerId || null,
			}),
		)
		.pipe(kpiInput(kpi));
}

export function valuesOf(kpi: Kpi): KpiFormValues {
	return {
		name: kpi.name,
		description: kpi.description ?? "",
		targetValue: kpi.targetValue ?? "",
		currentValue: kpi.currentValue,
		unit: kpi.unit ?? "",
		unitLabel: kpi.unitLabel ?? "",
		frequency: kpi.frequency,
		direction: kpi.direction,
		ownerId: kpi.ownerId ?? "",
	};
}
