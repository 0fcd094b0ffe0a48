import type { Kpi } from "../kpi.ts";

/** What a measure cannot leave, in its own unit; null where nothing holds it. */
export type MeasureBounds = { min: number | null; max: number | null };

export const unbounded: MeasureBounds = { min: null, max: null };

/** Measures that can fall below zero, by what they are called, in English and in German. */
const mayFallBelowZero =
	/\b(net|profits?|margin|earnings|ebitda?|growth|change|balance|cash ?flow|deviation|variance|difference|score|index|promoters?|temperature)\b|gewinn|ergebnis|marge|wachstum|veränderung|abweichung|saldo|differenz|temperatur/i;

/**
 * Where a forecast of this KPI has to stop. Times, counts, shares and money spent do not fall below zero: a measure
 * whose values and target never did is held there, unless its name speaks of one that can. A percentage whose values
 * and target lie within 0 to 100 is a share, and ends at 100 too.
 */
export function measureBounds(
	{ name, unit, targetValue }: Pick<Kpi, "name" | "targetValue"> & { unit: string | null },
	values: readonly number[],
): MeasureBounds {
	const figures = targetValue === null ? values : [...values, Number(targetValue)];
	if (mayFallBelowZero.test(name) || figures.some((value) => value < 0)) return unbounded;
	return { min: 0, max: unit === "%" && figures.every((value) => value <= 100) ? 100 : null };
}
