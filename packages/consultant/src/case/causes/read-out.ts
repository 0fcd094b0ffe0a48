import { patternInAny } from "../../languages/phrases/pattern.ts";
import type { Statement } from "../../read/statement.ts";

type Said = Pick<Statement, "plain" | "start" | "end" | "documentId" | "block">;

const joins = patternInAny(({ conjunction }) => new RegExp(`^${conjunction}$`, "u"));

/** Statements one after another, those cut out of one sentence with the mark between them that the text has there. */
export function readOut<T extends Said>(
	statements: readonly T[],
	textOf: (statement: T) => string = ({ plain }) => plain,
): string {
	return statements.reduce((said, statement, at) => {
		const before = statements[at - 1];
		return before ? `${said}${markBetween(before, statement)}${textOf(statement)}` : textOf(statement);
	}, "");
}

/** A semicolon or a comma takes two places of the text, a dash between spaces three. */
const dashed = 3;

function markBetween(one: Said, other: Said): string {
	const isOneSentence =
		one.documentId === other.documentId &&
		one.block === other.block &&
		!/[.!?…:;,]["”“»)]*$/u.test(one.plain);
	const gap = other.start - one.end;
	if (!isOneSentence || gap < 1 || gap > dashed) return " ";
	if (gap === dashed) return " – ";
	const [first = ""] = other.plain.toLowerCase().split(/\s/u);
	return joins.test(first) ? ", " : "; ";
}
