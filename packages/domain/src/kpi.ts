import { z } from "zod";
import {
	changedLabel,
	changedUnit,
	kpiUnits,
	optionalLabel,
	optionalUnit,
	type StoredUnit,
	unitIssues,
} from "./kpi/unit.ts";
import {
	changedText,
	changeOf,
	day,
	decimal,
	id,
	instant,
	mostTogether,
	optionalText,
	requiredText,
	version,
} from "./shape.ts";
import { sameScale } from "./value/decimal.ts";

export const kpiFrequencies = ["Daily", "Weekly", "Monthly", "Quarterly", "Annually"] as const;
export type KpiFrequency = (typeof kpiFrequencies)[number];

/** Which way a KPI is to go. */
export const kpiDirections = ["higher_is_better", "lower_is_better"] as const;

const name = requiredText(200, "KPI name is required");
const frequency = z.enum(kpiFrequencies);
const direction = z.enum(kpiDirections);
const value = z.string().describe("An exact number as a decimal string");

/** A KPI as it is read. */
export const Kpi = z.object({
	id,
	programId: id,
	name: z.string(),
	description: z.string().nullable(),
	targetValue: value.nullable(),
	currentValue: value.describe(
		"An exact number as a decimal string; the newest measurement where there is one",
	),
	unit: z.enum(kpiUnits).nullable().describe("Null is a bare number; currency is the program's"),
	unitLabel: z.string().nullable().describe("What a custom unit is called; null for any other"),
	frequency,
	direction,
	ownerId: id.nullable(),
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type Kpi = z.infer<typeof Kpi>;

const newKpi = z.strictObject({
	programId: id,
	name,
	description: optionalText(10_000),
	targetValue: decimal.nullish().transform((given) => given ?? null),
	currentValue: decimal.nullish().transform((given) => given ?? "0"),
	unit: optionalUnit,
	unitLabel: optionalLabel,
	frequency: frequency.nullish().transform((given) => given ?? "Monthly"),
	direction: direction.default("higher_is_better"),
	ownerId: id.nullish().transform((given) => given ?? null),
});

/** What creates a KPI, and what a form holds of one whose unit is `before`. */
export const kpiInput = (before: StoredUnit | null) =>
	newKpi.superRefine((kpi, context) => {
		for (const { path, message } of unitIssues(kpi, before))
			context.addIssue({ code: "custom", path: [path], message });
	});
export const NewKpi = kpiInput(null);
export type NewKpi = z.infer<typeof NewKpi>;

/** Several new ones that come together or not at all, in their order. */
export const NewKpis = z.strictObject({ kpis: z.array(NewKpi).min(1).max(mostTogether) });
export type NewKpis = z.infer<typeof NewKpis>;

/** What changes a KPI: only the fields that are given. */
export const KpiChange = changeOf({
	name: name.optional(),
	description: changedText(10_000),
	targetValue: decimal.nullable().optional(),
	currentValue: decimal.optional(),
	unit: changedUnit,
	unitLabel: changedLabel,
	frequency: frequency.optional(),
	direction: direction.optional(),
	ownerId: id.nullable().optional(),
});
export type KpiChange = z.infer<typeof KpiChange>;

/** What a KPI measured on a day, as it is read. */
export const KpiMeasurement = z.object({
	id,
	kpiId: id,
	measurementDate: z.iso.date(),
	value,
	version,
	createdAt: instant,
	updatedAt: instant,
});
export type KpiMeasurement = z.infer<typeof KpiMeasurement>;

/** A value on a day. A KPI has one value per day. */
export const NewKpiMeasurement = z.strictObject({ measurementDate: day, value: decimal });
export type NewKpiMeasurement = z.infer<typeof NewKpiMeasurement>;

export const KpiMeasurementChange = changeOf({
	measurementDate: day.optional(),
	value: decimal.optional(),
});
export type KpiMeasurementChange = z.infer<typeof KpiMeasurementChange>;

/** As many values as one import takes: ten years of working days and more. */
export const maximumImport = 5_000;

/** Values by day, each day once; a day that has a value already gets the new one. */
export const KpiImport = z.strictObject({
	measurements: z
		.array(NewKpiMeasurement)
		.min(1, "Give at least one value")
		.max(maximumImport, `Import at most ${maximumImport.toLocaleString("en-US")} values at once`)
		.superRefine((measurements, context) => {
			const seen = new Set<string>();
			for (const [index, { measurementDate }] of measurements.entries()) {
				if (seen.has(measurementDate)) {
					context.addIssue({
						code: "custom",
						path: [index, "measurementDate"],
						message: `${measurementDate} has a value already`,
					});
				}
				seen.add(measurementDate);
			}
		}),
});
export type KpiImport = z.infer<typeof KpiImport>;

/** What an import did: how many days are new, got another value, or had this value already. */
export const KpiImported = z.object({ added: z.int(), overwritten: z.int(), unchanged: z.int() });
export type KpiImported = z.infer<typeof KpiImported>;

/** A KPI's recent values, oldest first: the line in its card. */
export const KpiTrend = z.object({
	kpiId: id,
	measurements: z.array(z.object({ measurementDate: z.iso.date(), value })),
});
export type KpiTrend = z.infer<typeof KpiTrend>;

/** From the best to the worst. */
export const kpiStatuses = ["Excellent", "On Track", "At Risk", "Below Target"] as const;
export type KpiStatus = (typeof kpiStatuses)[number];

/** What a KPI is judged by. */
export type KpiStanding = Pick<Kpi, "currentValue" | "targetValue" | "direction">;

/** A KPI's status by how far it is: 90 % or more of the way, 70 % or more, 50 % or more, less. */
export function kpiStatus(kpi: KpiStanding): KpiStatus {
	if (kpiReaches(kpi, 90)) return "Excellent";
	if (kpiReaches(kpi, 70)) return "On Track";
	if (kpiReaches(kpi, 50)) return "At Risk";
	return "Below Target";
}

/** Whether a KPI is at this whole percentage of the way to its target, or further. Exact. */
export function kpiReaches(kpi: KpiStanding, percent: number): boolean {
	const [part, whole] = ratio(kpi);
	return part * 100n >= whole * BigInt(percent);
}

/**
 * How far a KPI is on the way to its target, 0 to 100 whole percent, capped at 100. Rounded down, so that a KPI that
 * reads 90 % is Excellent.
 */
export function kpiProgress(kpi: KpiStanding): number {
	const [part, whole] = ratio(kpi);
	const percent = (part * 100n) / whole;
	return Number(percent < 0n ? 0n : percent > 100n ? 100n : percent);
}

/**
 * The ratio that a KPI is judged by, as an exact fraction with a positive divisor.
 * Higher is better: current ÷ target; 0 with a target of 0 or less, or none.
 * Lower is better: 1 with a current value at or under the target (so no accidents of at most none is 1), else
 * target ÷ current; 0 with a target of 0 or less that is exceeded, or none.
 */
export function ratio({ currentValue, targetValue, direction }: KpiStanding): [part: bigint, whole: bigint] {
	if (targetValue === null) return [0n, 1n];
	const [current, target] = sameScale(currentValue, targetValue);
	if (direction === "higher_is_better") return target > 0n ? [current, target] : [0n, 1n];
	if (current <= target) return [1n, 1n];
	return target > 0n ? [target, current] : [0n, 1n];
}
