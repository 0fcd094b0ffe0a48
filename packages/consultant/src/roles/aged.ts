import type { Figure } from "../figures/figure.ts";
import { patternByLanguage } from "../languages/phrases/pattern.ts";
import type { Statement } from "../read/statement.ts";

/** Years. */
const oldAge = 5;
const longAgo = 2;

const dated = patternByLanguage(({ fromThen }) => new RegExp(`(?:^|[\\s(])${fromThen}\\s?$`, "iu"));
const old = patternByLanguage(({ ofAge }) => new RegExp(`\\b${ofAge}\\b`, "iu"));
const aroundAge = 30;
const behindAge = 8;

/** Whether a figure says that something has been there for years: "the statute of 2014", "since 2009", "31 years old". */
export function isAged(
	figure: Figure,
	{ text, plain, language }: Pick<Statement, "text" | "plain" | "language">,
	asOf: string | null,
): boolean {
	const { kind, date, relation, start, end, value, unit } = figure;
	if (kind === "duration") {
		const around = text.slice(Math.max(0, start - aroundAge), end + behindAge);
		return unit === "year" && value >= oldAge && old(language).test(around);
	}
	// A share that has risen since then is no explanation.
	if (date === null || asOf === null || /\d\s?%/.test(plain)) return false;
	if (yearOf(asOf) - yearOf(date.to) < longAgo) return false;
	return relation === "since" || dated(language).test(text.slice(0, start));
}

function yearOf(day: string): number {
	return Number(day.slice(0, 4));
}
