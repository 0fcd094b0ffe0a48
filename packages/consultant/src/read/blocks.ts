import { type Line, linesIn } from "./lines.ts";

/** A stretch of a text of one kind, in lines. */
export type Block = {
	kind: "heading" | "paragraph" | "item" | "row" | "mail" | "rule";
	start: number;
	end: number;
	/** Of a heading: 1 for the title and `#`, larger for what stands below. */
	level: number;
	/** Of a row. */
	cells: { text: string; start: number; end: number }[];
	/** Whether a blank line stands before it. */
	gap: boolean;
	/** How deep it stands in quoted mail. */
	depth: number;
	/** Of a line of a mail's head: what stands before and behind the colon. */
	field: { name: string; value: string } | null;
};

const mailField =
	/^\*{0,2}(from|to|cc|bcc|sent|date|subject|re|von|an|gesendet|datum|betreff|de|à|a|para|cc|objet|envoyé|enviado|asunto|fecha|da|inviato|oggetto|data|van|aan|verzonden|onderwerp)\s?\*{0,2}\s?:\*{0,2}\s?(\S.*)$/iu;
const itemMark = /^(?:[-–—•*▪◦·●○■□►➢✓✗]+|\(?\d{1,2}[.)]|\(?[a-zA-Z][.)]|\[[ xX]\])\s+/u;
const ruleMark = /^[-=_*~–—]{2,}$/;

/** Cuts a text into headings, paragraphs, items of lists, rows of tables and the heads of mails. */
export function blocksIn(content: string): Block[] {
	const lines = linesIn(content);
	const wrapped = isWrapped(lines);
	const found: Block[] = [];
	let open: Block | null = null;
	const close = () => {
		if (open) found.push(open);
		open = null;
	};
	for (const [at, line] of lines.entries()) {
		if (line.blank) {
			close();
			continue;
		}
		const cells = cellsOf(content, line);
		if (cells) {
			close();
			if (cells.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
				found.push({ ...blockOf("row", line), cells, gap: lines[at - 1]?.blank ?? true });
			continue;
		}
		const previous: Line | undefined = lines[at - 1];
		const next: Line | undefined = lines[at + 1];
		const kind = kindOf(line, previous, next, found, open);
		if (kind === "rule") {
			close();
			found.push(blockOf("rule", line));
		} else if (kind === "paragraph" && open && continues(content, open, line, wrapped)) {
			open.end = line.end;
		} else {
			close();
			if (kind === "paragraph" || kind === "item") open = blockOf(kind, line);
			else found.push(blockOf(kind, line));
		}
	}
	close();
	return found;
}

function blockOf(kind: Block["kind"], line: Line): Block {
	const field = kind === "mail" ? mailField.exec(line.text) : null;
	const mark = kind === "item" ? (itemMark.exec(line.text)?.[0].length ?? 0) : 0;
	const hashes = /^#+\s*/.exec(line.text)?.[0] ?? "";
	return {
		kind,
		start: line.start + (kind === "heading" ? hashes.length : mark),
		end: line.end,
		level: kind === "heading" ? levelOf(line.text) : 0,
		cells: [],
		gap: true,
		depth: line.depth,
		field: field ? { name: (field[1] ?? "").toLowerCase(), value: field[2] ?? "" } : null,
	};
}

function levelOf(text: string): number {
	const hashes = /^#+/.exec(text)?.[0].length;
	if (hashes) return hashes;
	return /^\d+\.\d/.test(text) ? 3 : 2;
}

function kindOf(
	line: Line,
	previous: Line | undefined,
	next: Line | undefined,
	found: readonly Block[],
	open: Block | null,
): Block["kind"] {
	if (ruleMark.test(line.text)) return "rule";
	if (mailField.test(line.text) && isMailHead(line, previous, next, found, open)) return "mail";
	if (/^#{1,6}\s+\S/.test(line.text)) return "heading";
	if (isHeading(line, previous, next, found.length === 0 && !open)) return "heading";
	return itemMark.test(line.text) ? "item" : "paragraph";
}

/** One field alone may be a sentence; two in a row, or one that only mails have, are the head of a mail. */
function isMailHead(
	line: Line,
	previous: Line | undefined,
	next: Line | undefined,
	found: readonly Block[],
	open: Block | null,
): boolean {
	const follows = !open && found.at(-1)?.kind === "mail" && previous !== undefined && !previous.blank;
	return (
		follows ||
		(next !== undefined && mailField.test(next.text)) ||
		/^(?:from|von|sent|gesendet|betreff|subject|objet|asunto|oggetto|onderwerp)\s?:/iu.test(line.text)
	);
}

const longestHeading = 90;
const mostHeadingWords = 12;

/** A short line that ends no sentence, with room around it or a number or colon that makes it one. */
function isHeading(line: Line, previous: Line | undefined, next: Line | undefined, first: boolean): boolean {
	const { text } = line;
	const numbered = /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,4}\.|[A-Z]\.)\s+\p{Lu}/u.test(text);
	const words = text.split(/\s+/).length;
	if (first && next?.blank && text.length <= 140 && !/[.!?]$/.test(text)) return true;
	if (text.length > longestHeading || words > mostHeadingWords || /[.;,]["”»)]?$/.test(text)) return false;
	if (!/\p{L}{2}/u.test(text) || /\d\s?(?:%|€|£|\$)|[€£$]\s?\d/.test(text)) return false;
	const before = previous === undefined || previous.blank || ruleMark.test(previous.text);
	const after = next === undefined || next.blank;
	if (/:$/.test(text) && words <= 8 && !itemMark.test(text)) return true;
	if (
		numbered &&
		before &&
		words <= 9 &&
		!/[!?]$/.test(text) &&
		(after || !/^(?:\d{1,2}[.)]|[IVX]+\.)\s/u.test(next?.text ?? ""))
	)
		return true;
	if (itemMark.test(text)) return false;
	if (/^[^\p{Ll}]{4,}$/u.test(text) && words <= 8) return true;
	if (first)
		return (
			next !== undefined &&
			(next.blank || /^\p{Lu}|^\d|^[-•*#|]/u.test(next.text)) &&
			words <= mostHeadingWords &&
			!/[!?]$/.test(text)
		);
	if (!before || /[!?]$/.test(text)) return false;
	if (after) return words <= 6 && /^[\p{Lu}\d]/u.test(text);
	return (
		words <= 5 &&
		/^\p{Lu}/u.test(text) &&
		next !== undefined &&
		/^[\p{Lu}\d"“„«]|^[-–•*·▪(]/u.test(next.text) &&
		!/[!?,]$/.test(text) &&
		text.length <= 40 &&
		next.text.length > text.length
	);
}

/** Text whose lines were broken to fit a width, so that most of the full ones end in mid-sentence. */
function isWrapped(lines: readonly Line[]): boolean {
	const full = lines.filter(({ text }) => text.length >= 45);
	if (full.length < 4 || full.some(({ text }) => text.length > 130)) return false;
	const open = full.filter(({ text }) => !/[.!?:;]["”»)]?$/.test(text)).length;
	return open / full.length >= 0.4;
}

/** Whether a line goes on with the paragraph or item before it: wrapped text, not a new thought. */
function continues(content: string, open: Block, line: Line, wrapped: boolean): boolean {
	if (open.depth !== line.depth || /^\d{1,2}[:.]\d{2}\s/.test(line.text)) return false;
	const text = content.slice(open.start, open.end);
	const last = text.slice(text.lastIndexOf("\n") + 1).trim();
	const ended = /[.!?:;]["”»)]?$/.test(last);
	if (!wrapped) return !ended && /^\p{Ll}/u.test(line.text) && last.length >= 30;
	if (last.length < 45) return /^\p{Ll}/u.test(line.text) && !ended;
	return !/:$/.test(last);
}

/** The cells of a row of a table: apart by tabs, bars or (three and more) by wide gaps; null for a line that is no row. */
function cellsOf(content: string, line: Line): { text: string; start: number; end: number }[] | null {
	const text = content.slice(line.start, line.end);
	const bars = text.startsWith("|") || text.split("|").length > 2;
	const separator = bars ? "|" : text.includes("\t") ? "\t" : null;
	if (separator === null) return null;
	const cells: { text: string; start: number; end: number }[] = [];
	let at = line.start;
	const inner = bars ? text.replace(/^\|/, "").replace(/\|\s*$/, "") : text;
	if (bars && text.startsWith("|")) at += 1;
	for (const part of inner.split(separator)) {
		const lead = part.length - part.trimStart().length;
		const trimmed = part.trim();
		cells.push({ text: trimmed, start: at + lead, end: at + lead + trimmed.length });
		at += part.length + 1;
	}
	return cells.length > 1 ? cells : null;
}
