import type { Passage } from "../evidence.ts";
import { cellsIn } from "../text/cells.ts";
import { lineBefore } from "./line.ts";

/** A heading has at most so many words. */
const mostWords = 14;
/** A text of fewer full sentences may be notes, in which nothing ends with a stop. */
const fewestSentences = 4;

/** The passages that are titles or headings: short, alone in their lines, without a mark at their end. */
export function headingsIn(
	passages: readonly Passage[],
	contents: ReadonlyMap<string, string>,
): ReadonlySet<Passage> {
	const whole = new Map<string, number>();
	for (const { documentId, text } of passages)
		if (/[.!?]["”“»)]?$/u.test(text)) whole.set(documentId, (whole.get(documentId) ?? 0) + 1);
	return new Set(
		passages.filter((passage) => {
			const { documentId, text, start, end } = passage;
			if ((whole.get(documentId) ?? 0) < fewestSentences) return false;
			if (/[.!?;,]["”“»)]?$/u.test(text) || cellsIn(text) !== null) return false;
			if (text.split(/\s+/).length > mostWords) return false;
			return standsAlone(contents.get(documentId) ?? "", start, end);
		}),
	);
}

/** Who wrote to whom, and who was there: a line of a letter or of minutes that states nothing. */
const letterhead =
	/(?:^|\n)\s*>*\s*(?:from|to|cc|sent|subject|date|present|attendees|apologies|von|an|gesendet|betreff|datum|teilnehme\p{L}*|anwesend\p{L}*|entschuldigt)(?: \([^)]*\))?:\s/iu;

export function isLetterhead(text: string): boolean {
	return letterhead.test(text);
}

/** Whether nothing but a number stands before it in its line, and nothing after it. */
function standsAlone(content: string, start: number, end: number): boolean {
	const after = content.slice(end, end + 40).split("\n")[0] ?? "";
	return /^\s*(?:#+\s*|\d{1,3}(?:\.\d+)*[.)]?\s+)?$/.test(lineBefore(content, start)) && after.trim() === "";
}
