import type { ErrorCode } from "yaml";

const noValue = 'A field has a ":" behind its name, and its value behind that or indented below it.';
const meanings: Partial<Record<ErrorCode, string>> = {
	BAD_INDENT: "This line is not indented like those that it belongs to, or a bracket above it is not closed.",
	BAD_SCALAR_START: "A text that begins with this character needs quotation marks around it.",
	BLOCK_AS_IMPLICIT_KEY:
		'A text with ": " in it needs quotation marks around it; otherwise the next line is indented too far.',
	MISSING_CHAR: noValue,
	MULTILINE_IMPLICIT_KEY: noValue,
	TAB_AS_INDENT: "Indent with spaces: tabs are not allowed here.",
	UNEXPECTED_TOKEN:
		"This does not belong here: lines of a list and named fields are mixed, or a text goes on behind its quotation mark.",
};

type Mistake = { line: number; code: ErrorCode; message: string };

/** The first mistake of each line in plain words: the others follow from it. Lines count from 1. */
export function explainSyntax(mistakes: readonly Mistake[]): { line: number; message: string }[] {
	const first = new Map<number, Mistake>();
	for (const mistake of mistakes) if (!first.has(mistake.line)) first.set(mistake.line, mistake);
	return [...first.values()].map(({ line, ...mistake }) => ({ line, message: meaningOf(mistake) }));
}

function meaningOf({ code, message }: Omit<Mistake, "line">): string {
	if (message.startsWith("Missing closing")) return "A quotation mark that was opened is not closed.";
	return meanings[code] ?? `${message}.`;
}
