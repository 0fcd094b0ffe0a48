import type { CostParts } from "../decision.ts";

type Range = { min: number; max: number };

/** What something costs, and which part of it recurs; no parts where nothing does. */
export type Costed = { cost: Range; parts?: CostParts | null | undefined };

type Aligned = { once: Range; yearly: Range };

/**
 * What several things cost once and in a year, counted over one and the same time, so that both add up to their costs;
 * null where nothing recurs. What is counted over less than that ends before: all of it is paid once. Of what is counted
 * over more, the time beyond is paid once.
 */
export function alignedParts(all: readonly Costed[]): { months: number; each: Aligned[] } | null {
	const spans = all.flatMap(({ parts }) => parts?.counted_months ?? []);
	if (spans.length === 0) return null;
	const longest = Math.max(...spans);
	const months = Math.min(longest, ...spans.filter((span) => span >= aYear));
	const each = all.map(({ cost, parts }): Aligned => {
		if (!parts || parts.counted_months < months) return { once: cost, yearly: none };
		const { once, yearly, counted_months: counted } = parts;
		return { once: plus(once, times(yearly, (counted - months) / aYear)), yearly };
	});
	return { months, each };
}

const aYear = 12;
const none: Range = { min: 0, max: 0 };

function plus(one: Range, other: Range): Range {
	return { min: one.min + other.min, max: one.max + other.max };
}

function times({ min, max }: Range, factor: number): Range {
	return { min: Math.round(min * factor), max: Math.round(max * factor) };
}

/** What is paid once and what recurs of several things together; null where nothing recurs. */
export function partsTogether(all: readonly Costed[]): CostParts | null {
	const aligned = alignedParts(all);
	if (aligned === null) return null;
	return {
		once: aligned.each.reduce((sum, { once }) => plus(sum, once), none),
		yearly: aligned.each.reduce((sum, { yearly }) => plus(sum, yearly), none),
		counted_months: aligned.months,
	};
}
