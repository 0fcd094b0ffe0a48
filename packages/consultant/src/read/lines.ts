import { patternInAny } from "../languages/phrases/pattern.ts";
import { chatWriter } from "./marks.ts";

/** A line without its quoting marks: `content.slice(start, end)`; `depth` counts the `>` before it. */
export type Line = {
	start: number;
	end: number;
	text: string;
	/** Where it begins with the white space before it: an empty first cell of a table is one. */
	from: number;
	depth: number;
	blank: boolean;
	/** Who writes in a chat, of a line that says nothing else; null for any other line. */
	writer: string | null;
	/** What somebody says in a chat, behind who writes. */
	isTurn: boolean;
};

/** The lines of a text in order, the white space and the quoting marks around them left out. */
export function linesIn(content: string): Line[] {
	const found: Line[] = [];
	let at = 0;
	while (at <= content.length) {
		const newline = content.indexOf("\n", at);
		const stop = newline < 0 ? content.length : newline;
		const raw = content.slice(at, stop);
		const quoting = /^(?:\s{0,3}>)+\s?/.exec(raw)?.[0] ?? "";
		const start = at + quoting.length + (/^\s*/.exec(raw.slice(quoting.length))?.[0].length ?? 0);
		const end = at + raw.trimEnd().length;
		const text = start < end ? content.slice(start, end) : "";
		const depth = quoting.split(">").length - 1;
		const line = {
			start,
			end: Math.max(start, end),
			text,
			from: at + quoting.length,
			depth,
			blank: text === "",
			writer: chatWriter(text),
			isTurn: false,
		};
		found.push(...headLines(line));
		at = stop + 1;
	}
	return found;
}

/** The head of a mail that was put in one line, as documents have it ("From: … To: … Sent: …"), cut before each of its fields. */
function headLines(line: Line): Line[] {
	if (!headMark.test(line.text)) return [line];
	const places = [...line.text.matchAll(fields)].map(
		({ index, 0: { length }, 1: field = "" }) => index + length - field.length,
	);
	if (places.length < fewestFields) return [line];
	return places.flatMap((place, at) => {
		const field = partOf(line, place, places[at + 1] ?? line.text.length);
		const body =
			field.text.length > longestField ? afterFirstSentence.exec(field.text)?.[0].length : undefined;
		return body === undefined
			? [field]
			: [partOf(field, 0, body), partOf(field, body, field.text.length)].filter(({ blank }) => !blank);
	});
}

function partOf(line: Line, from: number, to: number): Line {
	const text = line.text.slice(from, to).trimEnd();
	const start = line.start + from;
	return { ...line, start, from: start, end: start + text.length, text, blank: text === "" };
}

/** A longer field is followed by the mail itself, from the end of its first sentence on. */
const longestField = 160;
const afterFirstSentence = /^.{12,}?[^\s.]{2}[.!?][\s>.]*(?=\S)/u;

const headMark = patternInAny(
	({ mailFrom }) => new RegExp(`^(?:[-_–—]{2,}\\s*)?(?:${mailFrom})\\s?:\\s`, "iu"),
);
/** With a capital, as heads have them: "to: " in a sentence is none. */
const fields = patternInAny(
	({ mailFrom, mailSubject, mailTo, mailField }) =>
		new RegExp(`(?:^|\\s)(?=\\p{Lu})((?:${mailFrom}|${mailSubject}|${mailTo}|${mailField})\\s?:\\s)`, "giu"),
);
const fewestFields = 3;
