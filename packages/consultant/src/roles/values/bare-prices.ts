import { type Figure, mayBeYear } from "../../figures/figure.ts";
import { cuesOf } from "../../languages/cues.ts";
import { wordsOf } from "../../languages/words.ts";
import type { Statement } from "../../read/statement.ts";

type Counted = { statement: Statement; figures: readonly Figure[] };

/** From here on a number may be a price that is paid once, and one that is paid by the month or year. */
const leastPaid = { once: 1000, again: 100 };

/**
 * The figures of statements; in a list of ways of which one has a price with its currency, a number of another that counts
 * nothing and ends its clause is a price as well: "second scout, 24,000 a year", "a sorter with a camera 195,000 – too dear".
 */
export function withBarePrices<Seen extends Counted>(seen: readonly Seen[]): Seen[] {
	const lists = new Map<string, string>();
	for (const { statement, figures } of seen) {
		const currency = figures.find(({ kind, currency: own }) => kind === "money" && own !== null)?.currency;
		if (currency && isWay(statement) && !lists.has(listOf(statement))) lists.set(listOf(statement), currency);
	}
	return seen.map((each) => {
		const { statement, figures } = each;
		const currency = isWay(statement) ? lists.get(listOf(statement)) : undefined;
		if (currency === undefined || figures.some(({ kind }) => kind === "money")) return each;
		const bare = figures.filter((figure) => isBarePrice(figure, statement));
		if (bare.length !== 1) return each;
		return {
			...each,
			figures: figures.map((figure) =>
				figure === bare[0] ? { ...figure, kind: "money", currency } : figure,
			),
		};
	});
}

function listOf({ documentId, headings }: Statement): string {
	return [documentId, ...headings].join("\n");
}

/** An item below a heading that speaks of what could be done. */
function isWay({ kind, headings, language }: Statement): boolean {
	return kind === "item" && cuesOf(language).headings.option.count(wordsOf(headings.at(-1) ?? "")) > 0;
}

function isBarePrice(
	{ kind, unit, change, value, per, start, end }: Figure,
	{ text, language }: Statement,
): boolean {
	if (kind !== "number" || unit !== null || change !== null) return false;
	const isAgain = per === "year" || per === "month" || per === "quarter";
	if (per !== null && !isAgain) return false;
	if (mayBeYear(value) || value < (isAgain ? leastPaid.again : leastPaid.once) || value % 10 !== 0)
		return false;
	if (isAgain) return true;
	const before = wordsOf(text.slice(0, start)).at(-1) ?? "";
	// "From 9,000 to 12,000", "for 12,000 guests": levels and counts stand behind a small word.
	const isNamed = before !== "" && !cuesOf(language).function.has(before);
	return isNamed && /[.,'’\s]\d{3}$/u.test(text.slice(start, end)) && endsClause.test(text.slice(end));
}

const endsClause = /^\s?(?:[.,;()?!]|[–—-]\s|$)/u;
