import { patternInAny } from "../languages/phrases/pattern.ts";
import { withChatHeads } from "./chat-lines.ts";
import { countedLetters, labelledLines, letterMark } from "./counted-marks.ts";
import { delimitedLines, fieldsOf, type Separator } from "./delimited.ts";
import { countsUp, isHeading, isSeries, levelOf, ruledHeading } from "./headings.ts";
import { type Line, linesIn } from "./lines.ts";
import { itemMark, labelMark, ruleMark } from "./marks.ts";
import { isWrapped, sentenceEnd, wrappedLines } from "./wrapping.ts";

/** A stretch of a text of one kind, in lines. */
export type Block = {
	kind: "heading" | "paragraph" | "item" | "row" | "mail" | "rule";
	start: number;
	end: number;
	/** Of a heading: 1 for the title and `#`, larger for what stands below. */
	level: number;
	/** Of a row. */
	cells: { text: string; start: number; end: number }[];
	/** Whether a blank line or nothing stands before it. */
	gap: boolean;
	/** How deep it stands in quoted mail. */
	depth: number;
	/** Of a line of a mail's head: what stands before and behind the colon. */
	field: { name: string; value: string } | null;
};

const mailLine = patternInAny(
	({ mailFrom, mailSubject, mailTo, mailField }) =>
		new RegExp(
			`^\\*{0,2}(${mailFrom}|${mailSubject}|${mailTo}|${mailField})\\s?\\*{0,2}\\s?:\\*{0,2}\\s?(\\S.*)$`,
			"iu",
		),
);
const onlyInMails = patternInAny(({ onlyMail }) => new RegExp(`^${onlyMail}\\s?:`, "iu"));

/** A line of a log or a chat: a date or a time, then perhaps who writes. */
const stampMark =
	/^\[?(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+)?\d{1,2}[:.h]\d{2}(?!\d|\s?[%€$£])(?::\d{2})?(?:\s?[ap]m(?!\p{L}))?(?:,\s\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?)?\]?(?:\s*(?:am|pm|Uhr|h)(?!\p{L}))?\s*[-–—|]?\s*/iu;

/** Cuts a text into headings, paragraphs, items of lists, rows of tables and the heads of mails. */
export function blocksIn(content: string): Block[] {
	const lines = withChatHeads(withoutPageHeads(linesIn(content)));
	const cutter = new BlockCutter(content, lines);
	for (const [at, line] of lines.entries()) cutter.take(line, lines[at - 1], lines[at + 1]);
	return cutter.finish();
}

/** "Annual report – 5 –": a line that comes again with the next number stands on every page and says nothing. */
function withoutPageHeads(lines: readonly Line[]): readonly Line[] {
	const pages = new Map<string, number[]>();
	const shapes = lines.map(({ text }) => {
		const found = text.length <= longestPageHead ? pageHead.exec(text) : null;
		if (!found) return null;
		const shape = text.replaceAll(/\d+/g, "#");
		const before = pages.get(shape) ?? [];
		before.push(Number(found[1] ?? found[2] ?? found[3]));
		pages.set(shape, before);
		return shape;
	});
	const countsOn = (numbers: readonly number[]) =>
		numbers.length > 1 && numbers.every((page, at) => at === 0 || page === (numbers[at - 1] ?? 0) + 1);
	const heads = new Set([...pages].flatMap(([shape, numbers]) => (countsOn(numbers) ? shape : [])));
	return lines.filter((_, at) => !heads.has(shapes[at] ?? ""));
}

/** A line with the number of its page, between dashes, apart by a gap, or named so. "Option 2" has none. */
const pageHead = patternInAny(
	({ page, of, outOf }) =>
		new RegExp(
			`(?:^|\\s)[-–—|]\\s?(\\d{1,4})\\s?[-–—|]$|\\p{L}{3}.*\\s{2,}(\\d{1,4})(?:\\s?\\/\\s?\\d{1,4})?$|(?:^|\\s)${page}\\s?(\\d{1,4})(?:\\s?(?:\\/|${of}|${outOf})\\s?\\d{1,4})?$`,
			"iu",
		),
);

const longestPageHead = 160;

/** Puts lines together to blocks, one after the other. */
class BlockCutter {
	readonly #content: string;
	/** Whether the whole text is broken to fit a width, and else the lines that are. */
	readonly #isWrapped: boolean;
	readonly #wrapped: ReadonlySet<Line>;
	readonly #letters: ReadonlySet<Line>;
	readonly #labelled: ReadonlySet<Line>;
	readonly #delimited: ReadonlyMap<Line, Separator>;
	readonly #turns: ReadonlySet<Line>;
	readonly #halved: ReadonlySet<Line>;
	readonly #found: Block[] = [];
	#open: Block | null = null;

	constructor(content: string, lines: readonly Line[]) {
		this.#content = content;
		this.#isWrapped = isWrapped(lines);
		this.#wrapped = wrappedLines(lines);
		this.#letters = countedLetters(lines);
		this.#labelled = labelledLines(lines);
		this.#delimited = delimitedLines(lines);
		this.#turns = turnsIn(lines);
		this.#halved = halvedLines(lines);
	}

	take(line: Line, previous: Line | undefined, next: Line | undefined): void {
		if (line.blank) {
			this.#close();
			return;
		}
		const separator = this.#delimited.get(line);
		const cells = separator
			? delimitedCells(line, separator)
			: cellsOf(this.#content, line, this.#halved.has(line));
		if (cells) {
			this.#takeRow(line, cells, previous?.blank ?? true);
			return;
		}
		if (this.#open && !this.#labelled.has(line) && hangs(this.#content, this.#open, line)) {
			this.#open.end = line.end;
			return;
		}
		const kind = this.#kindOf(line, previous, next);
		const wrap = { whole: this.#isWrapped, flows: previous !== undefined && this.#wrapped.has(previous) };
		const mayGoOn = kind === "paragraph" && !this.#turns.has(line);
		if (mayGoOn && this.#open && continues(this.#content, this.#open, line, wrap)) {
			this.#open.end = line.end;
			return;
		}
		this.#close();
		const gap = previous?.blank ?? true;
		const block = { ...blockOf(kind, line, this.#labelled.has(line) ? labelMark : itemMark), gap };
		if (kind === "paragraph" || kind === "item") this.#open = block;
		else this.#found.push(block);
	}

	finish(): Block[] {
		this.#close();
		return withoutCountedMarks(this.#found);
	}

	#kindOf(line: Line, previous: Line | undefined, next: Line | undefined): Block["kind"] {
		if (this.#labelled.has(line)) return "item";
		if (letterMark.test(line.text) && !this.#letters.has(line)) return "paragraph";
		return kindOf(line, previous, next, { found: this.#found, open: this.#open });
	}

	#takeRow(line: Line, cells: Block["cells"], gap: boolean): void {
		this.#close();
		if (cells.some(({ text }) => saysSomething(text)))
			this.#found.push({ ...blockOf("row", line, itemMark), cells, gap });
	}

	#close(): void {
		if (this.#open) this.#found.push(this.#open);
		this.#open = null;
	}
}

/** "| A. Repair it | …", "| B. Buy it | …": rows that count up in letters or numbers, without their marks. */
function withoutCountedMarks(blocks: readonly Block[]): Block[] {
	const marks = blocks.map(({ kind, cells: [first] }) =>
		kind === "row" ? cellMark.exec(first?.text ?? "") : null,
	);
	const code = (at: number) => Number.parseInt(marks[at]?.[1] ?? "", 36);
	return blocks.map((block, at) => {
		const [first, ...others] = block.cells;
		const counts = code(at) - 1 === code(at - 1) || code(at) + 1 === code(at + 1);
		if (!counts || !first) return block;
		const length = marks[at]?.[0].length ?? 0;
		const start = first.start + length;
		return { ...block, start, cells: [{ ...first, text: first.text.slice(length), start }, ...others] };
	});
}

const cellMark = /^\(?([A-Ha-h]|\d{1,2})[.)]\s+(?=\p{L}{2})/u;

/** Lines below each other with one bar in each: rows of two cells. */
function halvedLines(lines: readonly Line[]): ReadonlySet<Line> {
	const halved = lines.map(({ text }) => isHalved(text));
	return new Set(lines.filter((_, at) => halved[at] && (halved[at - 1] || halved[at + 1])));
}

function isHalved(text: string): boolean {
	const [before = "", after = ""] = text.split("|", 2);
	return /\s$/u.test(before) && /^\s/u.test(after) && [before, after].every(saysSomething);
}

function saysSomething(text: string): boolean {
	return /[\p{L}\p{N}]/u.test(text);
}

/** The lines of a talk that begin with who speaks: more than half of all, or none of them do. */
function turnsIn(lines: readonly Line[]): ReadonlySet<Line> {
	const said = lines.filter(({ blank }) => !blank);
	const turns = said.filter(({ text }) => turnMark.test(text));
	return turns.length >= fewestTurns && 2 * turns.length > said.length ? new Set(turns) : new Set();
}

/** "mara: …", "jens (IT): …" */
const turnMark = /^\p{L}[\p{L}\d_.'’-]{0,20}(?:\s\p{L}[\p{L}.'’-]{0,20})?(?:\s\([^()\n]{1,30}\))?:\s\S/u;
const fewestTurns = 3;

/** Who writes in a chat, as a mail says it. */
function chatField({ text, writer }: Line): string[] | null {
	return writer === null ? null : [text, "from", writer];
}

function blockOf(kind: Block["kind"], line: Line, ownMark: RegExp): Block {
	const field = kind === "mail" ? (mailLine.exec(line.text) ?? chatField(line)) : null;
	const mark =
		kind === "item"
			? ((ownMark.exec(line.text) ?? stampMark.exec(line.text) ?? /^\d{1,2}\s+/.exec(line.text))?.[0]
					.length ?? 0)
			: 0;
	const hashes = /^[#=*_~-]+\s*/.exec(line.text)?.[0] ?? "";
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

/** What has been read so far. */
type Before = { found: readonly Block[]; open: Block | null };

function kindOf(
	line: Line,
	previous: Line | undefined,
	next: Line | undefined,
	before: Before,
): Block["kind"] {
	const { text } = line;
	if (ruleMark.test(text)) return "rule";
	if (line.writer !== null || (mailLine.test(text) && isMailHead(line, previous, next, before)))
		return "mail";
	if (ruledHeading.test(text)) return "heading";
	if (line.isTurn || isStamped(text)) return "item";
	if (/^#{1,6}\s+\S/.test(text) || isHeading(line, previous, next, before.found.length === 0 && !before.open))
		return "heading";
	const counts =
		isSeries(line, previous) ||
		isSeries(line, next) ||
		countsUp(previous, line) ||
		countsUp(line, next) ||
		/^\d{1,2}\.\d{1,2}\.?\s+\S/.test(text);
	return counts || itemMark.test(text) ? "item" : "paragraph";
}

/** A line of a log, with something behind its time. */
function isStamped(text: string): boolean {
	const stamp = stampMark.exec(text)?.[0] ?? "";
	return stamp !== "" && text.length > stamp.length + 3 && /\p{L}/u.test(text.slice(stamp.length));
}

/** One field alone may be a sentence; two in a row, or one that only mails have, are the head of a mail. */
function isMailHead(
	{ text }: Line,
	previous: Line | undefined,
	next: Line | undefined,
	{ found, open }: Before,
): boolean {
	const follows = !open && found.at(-1)?.kind === "mail" && previous !== undefined && !previous.blank;
	return follows || onlyInMails.test(text) || (next !== undefined && mailLine.test(next.text));
}

/** Whether a line goes on with the paragraph or item before it: wrapped text, not a new thought. */
function continues(
	content: string,
	open: Block,
	line: Line,
	wrap: { whole: boolean; flows: boolean },
): boolean {
	if (open.depth !== line.depth || /^\d{1,2}[:.]\d{2}\s/.test(line.text)) return false;
	const text = content.slice(open.start, open.end);
	const last = text.slice(text.lastIndexOf("\n") + 1).trim();
	const ended = sentenceEnd.test(last);
	if (/\p{Ll}-$/u.test(last) && /^\p{Ll}/u.test(line.text)) return true;
	if (!wrap.whole) return !ended && wrap.flows && /^\p{Ll}/u.test(line.text);
	if (last.length < 45) return /^\p{Ll}/u.test(line.text) && !ended;
	return !/:$/.test(last);
}

/**
 * Whether a line hangs below the item before it: indented behind its mark, without one of its own. So does a day of the
 * month that a broken line left at its beginning ("… on the / 13. Dezember 2026").
 */
function hangs(content: string, open: Block, line: Line): boolean {
	if (open.depth !== line.depth) return false;
	const last = content.slice(open.start, open.end).split("\n").at(-1)?.trim() ?? "";
	if (dayOfMonth.test(line.text)) return last.length >= 30 && !sentenceEnd.test(last);
	if (open.kind !== "item" || itemMark.test(line.text) || isStamped(line.text)) return false;
	const indent = line.start - line.from;
	const outer = open.start - (content.lastIndexOf("\n", open.start - 1) + 1);
	const wraps = last.length >= shortestWrapped || /^\p{Ll}/u.test(line.text);
	return indent >= 2 && indent >= outer - 1 && wraps && !sentenceEnd.test(last);
}

/** A line that ends earlier was not broken for its length. */
const shortestWrapped = 40;

const dayOfMonth = patternInAny(
	({ ordinalMonth }) =>
		new RegExp(`^\\d{1,2}\\.\\s${ordinalMonth}\\p{L}*(?:\\s(?:19|20)\\d\\d)?(?!\\p{L})`, "iu"),
);

function delimitedCells(line: Line, separator: Separator): Block["cells"] {
	return fieldsOf(line.text, separator).map(({ text, start }) => {
		const lead = text.length - text.trimStart().length;
		const from = line.start + start + lead;
		return { text: text.trim(), start: from, end: from + text.trim().length };
	});
}

/** The cells of a row of a table: apart by tabs, bars or (three and more) by wide gaps; null for a line that is no row. */
function cellsOf(
	content: string,
	line: Line,
	halved: boolean,
): { text: string; start: number; end: number }[] | null {
	const text = content.slice(line.start, line.end);
	const bars = halved || text.startsWith("|") || text.split("|").length > 2;
	const separator = bars ? "|" : text.includes("\t") ? "\t" : null;
	if (separator === null) return null;
	const cells: { text: string; start: number; end: number }[] = [];
	let at = bars ? line.start : line.from;
	const inner = bars ? text.replace(/^\|/, "").replace(/\|\s*$/, "") : content.slice(line.from, line.end);
	if (bars && text.startsWith("|")) at += 1;
	for (const part of inner.split(separator)) {
		const lead = part.length - part.trimStart().length;
		const trimmed = part.trim();
		cells.push({ text: trimmed, start: at + lead, end: at + lead + trimmed.length });
		at += part.length + 1;
	}
	return cells.length > 1 ? cells : null;
}
