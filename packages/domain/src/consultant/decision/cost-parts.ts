import type { CostParts } from "../decision.ts";

type Range = { min: number; max: number };

/** What something costs, and which part of it recurs; no parts where nothing does. */
export type Costed = { cost: Range; parts?: CostParts | null | undefined };

/** What is paid once and what recurs of several things together; null where nothing recurs. */
export function partsTogether(all: readonly Costed[]): CostParts | null {
	const recurring = all.flatMap(({ parts }) => parts ?? []);
	if (recurring.length === 0) return null;
	const sum = (rangeOf: (each: Costed) => Range | undefined) => ({
		min: all.reduce((total, each) => total + (rangeOf(each)?.min ?? 0), 0),
		max: all.reduce((total, each) => total + (rangeOf(each)?.max ?? 0), 0),
	});
	return {
		once: sum(({ cost, parts }) => parts?.once ?? cost),
		yearly: sum(({ parts }) => parts?.yearly),
		counted_months: Math.max(...recurring.map(({ counted_months }) => counted_months)),
	};
}
