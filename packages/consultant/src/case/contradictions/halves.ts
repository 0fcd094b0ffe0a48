import type { Figure } from "../../figures/figure.ts";
import { stemsOf, wordsOf } from "../../languages/words.ts";
import type { Read } from "../../roles/statements.ts";
import { isCompared } from "./values/compared.ts";
import { isOneScale } from "./values/scale.ts";

/** The two parts of one statement that speak against each other, each a quote with its own place and id. */
export type Halves = { one: Read; other: Read };

/** Whether two figures are different values that one thing may have. */
export function isOtherValue(one: Figure, other: Figure): boolean {
	return one.kind !== "date" && isOneScale(one, other) && one.value !== other.value;
}

/** "The minutes have £38,000, the invoice only £24,000": one statement that holds both values, cut between them. */
export function halvesAtFigures(statement: Read): Halves | null {
	const figures = statement.figures.filter(({ kind }) => kind !== "date");
	const [first, second] = figures;
	if (!first || !second || figures.length > 2 || !isOtherValue(first, second)) return null;
	const between = statement.text.slice(first.end, second.start);
	if (isCompared(between, statement)) return null;
	const comma = /[,;–—]\s+(?=[^,;–—]*$)/u.exec(between) ?? /\s(?=\p{L}+\s[^,;–—]*$)/u.exec(between);
	return comma && halvesAt(statement, first.end + comma.index, comma[0].length);
}

/** A statement without the mark or word of so many characters that divides it, in UTF-16 units of its text. */
export function halvesAt(statement: Read, cut: number, length: number): Halves {
	return {
		one: partOf(statement, 0, cut),
		other: partOf(statement, cut + length, statement.text.length),
	};
}

function partOf(statement: Read, from: number, to: number): Read {
	const text = statement.text.slice(from, to);
	const start = statement.start + from;
	const [document] = statement.id.split(":");
	const words = wordsOf(text);
	return {
		...statement,
		id: from === 0 ? statement.id : `${document}:${start}`,
		text,
		plain: text.trim(),
		words,
		stems: stemsOf(words, statement.language),
		start,
		end: statement.start + to,
		figures: statement.figures
			.filter((figure) => figure.start >= from && figure.end <= to)
			.map((figure) => ({ ...figure, start: figure.start - from, end: figure.end - from })),
	};
}
