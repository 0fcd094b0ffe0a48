import type { Figure } from "../ledger/figure.ts";
import type { Statement } from "../read/statement.ts";

/** Years. */
const oldAge = 5;
const longAgo = 2;

/** "of", "from" in the six languages, right before a year. */
const fromThen = /(?:^|[\s(])(?:of|from|aus|von|vom|de|d['’]|du|del|dell['’]|dal|di|uit|van)\s?$/iu;
const ofAge = /\b(?:old|alt|ont|a|tiene|tienen|ha|hanno|oud|âgée?s?)\b/iu;
const aroundAge = 30;
const behindAge = 8;

/** Whether a figure says that something has been there for years: "the statute of 2014", "since 2009", "31 years old". */
export function isAged(
	figure: Figure,
	{ text, plain }: Pick<Statement, "text" | "plain">,
	asOf: string | null,
): boolean {
	const { kind, date, relation, start, end, value, unit } = figure;
	if (kind === "duration") {
		const around = text.slice(Math.max(0, start - aroundAge), end + behindAge);
		return unit === "year" && value >= oldAge && ofAge.test(around);
	}
	// A share that has risen since then is no explanation.
	if (date === null || asOf === null || /\d\s?%/.test(plain)) return false;
	if (yearOf(asOf) - yearOf(date.to) < longAgo) return false;
	return relation === "since" || fromThen.test(text.slice(0, start));
}

function yearOf(day: string): number {
	return Number(day.slice(0, 4));
}
