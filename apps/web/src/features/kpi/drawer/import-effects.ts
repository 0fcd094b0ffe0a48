import type { KpiMeasurement, NewKpiMeasurement } from "@throughline/domain/kpi";
import { isSameNumber } from "@throughline/domain/value/decimal";

/** What an import does to a day: adds it, gives it another value than `before`, or nothing. */
export type ImportEffect = { kind: "new" } | { kind: "overwrites"; before: string } | { kind: "unchanged" };

/** One effect for each pasted value, in order. */
export function effectsOf(
	pasted: readonly NewKpiMeasurement[],
	known: readonly KpiMeasurement[],
): ImportEffect[] {
	const values = new Map(known.map(({ measurementDate, value }) => [measurementDate, value]));
	return pasted.map(({ measurementDate, value }) => {
		const before = values.get(measurementDate);
		if (before === undefined) return { kind: "new" };
		return isSameNumber(before, value) ? { kind: "unchanged" } : { kind: "overwrites", before };
	});
}
