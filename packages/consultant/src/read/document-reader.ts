import type { Passage, Source } from "@throughline/domain/consultant/evidence";
import type { Language } from "../languages/language.ts";
import { languageOfPassage } from "../languages/material.ts";
import { namesWriter } from "../languages/papers/papers.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { stemsOf, tellingWords, wordsOf } from "../languages/words.ts";
import { isAddress, isStreet } from "./address.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { isCaption } from "./captions.ts";
import { isHeader, namedCells, saysSomething } from "./columns.ts";
import { HeadingTrail } from "./heading-trail.ts";
import { nameTestOf } from "./known-names.ts";
import { isOfLimits, labelOf, withoutSpacing } from "./labels.ts";
import { type LogEntry, logEntryOf } from "./log-entry.ts";
import { listMarkBefore } from "./marks.ts";
import { type Note, notesAmong } from "./notes.ts";
import { piecesOf, trimmed } from "./pieces.ts";
import { type Span, sentencesIn } from "./sentences.ts";
import { handlesIn, speakerOf } from "./speaker.ts";
import type { Cell, Statement, StatementKind } from "./statement.ts";
import { textDate } from "./text-date.ts";
import { thoughtsOf } from "./thoughts.ts";

type Given = {
	source: Source;
	/** Of the document, as the ids of its statements begin. */
	number: number;
	language: Language;
	passages: readonly Passage[];
	/** Where its statements go, behind those of the documents before. */
	found: Statement[];
	/** The number of the last block of the document before. */
	block: number;
	/** ISO. */
	today: string;
};

/** Reads one document, block by block. */
export class DocumentReader {
	asOf: string | null = null;
	title = "";
	readonly #source: Source;
	readonly #number: number;
	readonly #language: Language;
	readonly #passages: readonly Passage[];
	readonly #found: Statement[];
	readonly #handles: ReadonlySet<string>;
	/** Made when the first item begins with a word and a colon. */
	#isKnown: ((name: string) => boolean) | null = null;
	#block: number;
	readonly #today: string;
	#passage = 0;
	readonly #headings = new HeadingTrail();
	#speaker: string | null = null;
	/** Of the mail that quotes the others. */
	#sender: string | null = null;
	#depth = 0;
	#header: string[] | null = null;
	/** What the paragraph began with: "Limits: …. …." */
	#label: string | null = null;
	#notes: ReadonlyMap<Block, Note> = new Map();

	constructor({ source, number, language, passages, found, block, today }: Given) {
		this.#today = today;
		this.#source = source;
		this.#number = number;
		this.#language = language;
		this.#passages = passages;
		this.#found = found;
		this.#handles = handlesIn(source.content);
		this.#block = block;
	}

	/** Adds the document's statements and returns the number of its last block. */
	read(): number {
		const blocks = blocksIn(this.#source.content);
		this.#notes = notesAmong(blocks, this.#language);
		for (const [at, block] of blocks.entries()) {
			if (this.#found.length >= mostStatements) break;
			this.#block++;
			if (block.kind !== "row" || block.gap) this.#header = null;
			if (block.depth !== this.#depth && block.kind !== "mail") this.#leaveQuote(block.depth);
			const named = isCaption(this.#source.content, blocks[at - 1], block, blocks[at + 1]);
			this.#readBlock(named ? { ...block, kind: "heading", level: 3 } : block, blocks[at + 1]);
		}
		if (this.title === "")
			this.title =
				this.#found.find(({ documentId, kind }) => documentId === this.#source.id && kind !== "letterhead")
					?.plain ?? "";
		return this.#block;
	}

	#leaveQuote(depth: number): void {
		this.#depth = depth;
		if (depth === 0) this.#speaker = this.#sender;
	}

	#readBlock(block: Block, next: Block | undefined): void {
		switch (block.kind) {
			case "rule":
				return;
			case "mail":
				this.#readMailField(block);
				return;
			case "heading":
				this.#readHeading(block);
				return;
			case "row":
				this.#readRow(block, next);
				return;
			default:
				this.#readText(block, next);
		}
	}

	#readMailField(block: Block): void {
		const { name, value } = block.field ?? { name: "", value: "" };
		this.#depth = block.depth;
		if (ofSender.test(name)) {
			this.#speaker = value.replace(/[<(,].*$/, "").trim();
			if (block.depth === 0) this.#sender = this.#speaker;
			this.#headings.clear();
		}
		if (ofSubject.test(name) && this.title === "") this.title = value.replace(ofReply, "");
		this.#date(block, !ofSubject.test(name));
		this.#add(block, "letterhead", null);
	}

	#readHeading(block: Block): void {
		const raw = this.#source.content.slice(block.start, block.end);
		const text = withoutSpacing(raw.replace(/[\s*_#:=~-]+$/, "").trim());
		if (this.#speaker?.includes(text) || namesWriter(text, this.#language)) {
			this.#add(trimmed(this.#source.content, block), "letterhead", null);
			return;
		}
		// A heading further down is not the text's title.
		if (this.title === "" && this.#found.length < 3) this.title = text;
		const isFirst =
			this.#headings.names.length === 0 &&
			this.#found.every(({ documentId }) => documentId !== this.#source.id);
		this.#headings.open(text, isFirst ? 1 : block.level, { leads: /:\W*$/.test(raw) });
		this.#speaker = null;
		this.#date(block, false);
		const { start, end } = trimmed(this.#source.content, block);
		const closing = /\s+[#=~-]+$|[=~-]{2,}$/.exec(this.#source.content.slice(start, end))?.[0].length ?? 0;
		this.#add({ start, end: end - closing }, "title", null);
	}

	#readRow(block: Block, next: Block | undefined): void {
		this.#date(block, false);
		const isRule = block.cells.every(({ text }) => /^:?-*:?$/.test(text));
		if (isRule) return;
		const note = this.#notes.get(block);
		if (note?.text) {
			this.#addNote(note.label, note.text);
			return;
		}
		const named = namedCells(block);
		if (named) {
			this.#addRow(block, named);
			return;
		}
		if (
			this.#header === null ||
			(next?.kind === "row" && next.cells.every(({ text }) => /^:?-{2,}:?$/.test(text)))
		) {
			if (!note && isHeader(block, next)) {
				this.#header = block.cells.map(({ text }) => text);
				this.#add(block, "title", null);
				return;
			}
			this.#header = block.cells.map(() => "");
		}
		const header = this.#header;
		const cells = block.cells.flatMap(({ text, start, end }, at): Cell[] =>
			text === "" || /^[–—-]$/.test(text) ? [] : [{ header: header[at] ?? "", text, start, end }],
		);
		const entry = logEntryOf(cells);
		if (entry) this.#addLogEntry(entry);
		else this.#addRow(block, cells);
	}

	/** What somebody wrote in a log reads as what somebody says. */
	#addLogEntry({ who, text }: LogEntry): void {
		this.#add(who, "letterhead", null);
		this.#speaker = who.text;
		for (const sentence of sentencesIn(this.#source.content, text, this.#language))
			for (const { lead, ...piece } of piecesOf(
				this.#source.content,
				trimmed(this.#source.content, sentence),
			))
				this.#add(piece, "item", lead);
		this.#speaker = null;
	}

	/** What a label stands beside is read as an item of a list that the label leads in. */
	#addNote(label: string, text: Span): void {
		for (const sentence of sentencesIn(this.#source.content, text, this.#language))
			for (const { lead, ...piece } of piecesOf(
				this.#source.content,
				trimmed(this.#source.content, sentence),
			))
				this.#add(piece, "item", lead ?? label);
	}

	#addRow(block: Block, cells: readonly Cell[]): void {
		const label = this.#notes.get(block)?.label ?? null;
		this.#add(trimmed(this.#source.content, block), "row", label, cells);
		for (const cell of cells) {
			if (!saysSomething(cell, cells)) continue;
			for (const piece of piecesOf(this.#source.content, cell)) this.#add(piece, "cell", label, cells);
		}
	}

	#readText(block: Block, next: Block | undefined): void {
		const undated = this.asOf === null;
		this.#date(block, false);
		const isDated = undated && this.asOf !== null && !this.#isStamped(block.start);
		if ((isDated && this.#isHead(block)) || this.#isOfAddress(block, next)) {
			this.#add(trimmed(this.#source.content, block), "letterhead", null);
			return;
		}
		const text = this.#source.content.slice(block.start, block.end);
		if (block.kind === "item") this.#headings.count(listMarkBefore(this.#source.content, block.start));
		this.#headings.endLeadIn(block, text, this.#language);
		this.#addThoughts(block, text);
		if (block.kind !== "item" && next?.kind === "item") this.#headings.leadIn(text, this.#language);
	}

	/** A town with its code, or the street above it. */
	#isOfAddress(block: Block, next: Block | undefined): boolean {
		const lineOf = ({ start, end }: Block) => this.#source.content.slice(start, end).trim();
		const line = lineOf(block);
		return (
			isAddress(line, this.#found.at(-1)?.plain ?? "") ||
			(next !== undefined && isStreet(line) && isAddress(lineOf(next), line))
		);
	}

	#addThoughts(block: Block, text: string): void {
		const kind = block.kind === "item" ? "item" : "sentence";
		const label = kind === "sentence" ? labelOf(text) : null;
		const language = languageOfPassage(text, this.#language);
		for (const sentence of sentencesIn(this.#source.content, block, language)) {
			for (const thought of thoughtsOf(this.#source.content, sentence, language)) {
				for (const { lead, ...piece } of piecesOf(
					this.#source.content,
					trimmed(this.#source.content, thought),
				)) {
					this.#add(piece, kind, lead, [], language);
					this.#label = label !== null && isOfLimits(label, this.#language) ? label : null;
				}
			}
		}
		this.#label = null;
	}

	/** A short line with the text's own date that ends no sentence: "Board, 24 February 2026 7 / 19". */
	#isHead({ start, end }: Block): boolean {
		const text = this.#source.content.slice(start, end).trim();
		return text.length <= longestHead && !/[.!?…]["”»)]?$|[.!?:]\s+\p{Lu}|[%€$£]/u.test(text);
	}

	/** The text's own date stands in the head of a mail or in its first lines. */
	#date({ start, end }: Span, isHead: boolean): void {
		if (this.asOf !== null || !(isHead || this.#found.length < firstLines)) return;
		// A line of a chat begins with its time, which is none of what is said.
		const from = this.#source.content.lastIndexOf("\n", start - 1) + 1;
		const text = this.#source.content.slice(Math.max(from, start - longestStamp), Math.min(end, start + 300));
		this.asOf = textDate(text, { language: this.#language, today: this.#today, isHead });
	}

	#add(
		span: Span,
		kind: StatementKind,
		lead: string | null,
		cells: readonly Cell[] = [],
		language: Language = this.#language,
	): void {
		const { start, end } = span;
		const text = this.#source.content.slice(start, end);
		if (!/[\p{L}\p{N}]/u.test(text)) return;
		const plain = inOneLine(text);
		const words = wordsOf(plain);
		const isFrame = kind === "title" || kind === "letterhead";
		const mark = listMarkBefore(this.#source.content, start);
		// A row begins with the name of its column, or what it is about; what is listed by letters, with its own.
		const named =
			isFrame || kind === "row" || /^[A-H]$/u.test(mark) ? null : this.#speakerOf(plain, kind, start);
		this.#found.push({
			id: `${this.#number}:${start}`,
			documentId: this.#source.id,
			passageId: this.#passageAt(start),
			start,
			end,
			text,
			plain,
			kind,
			language,
			block: this.#block,
			order: this.#found.length,
			headings: [...this.#headings.names, ...[this.#label, lead].flatMap((name) => name ?? [])],
			lead,
			mark,
			afterList: kind === "sentence" && lead === null && this.#label === null && this.#headings.hasEnded,
			speaker: kind === "letterhead" ? null : (named ?? this.#speaker),
			cells,
			words,
			// Stems are compared with those of the rest of the document.
			stems: stemsOf(language === this.#language ? words : tellingWords(words, language), this.#language),
		});
	}

	#speakerOf(plain: string, kind: StatementKind, start: number): string | null {
		const stamped = this.#isStamped(start);
		const name = speakerOf(plain, this.#language, { stamped, handles: this.#handles });
		if (name === null || kind !== "item" || stamped || /\s/u.test(name) || this.#handles.has(name))
			return name;
		this.#isKnown ??= nameTestOf(this.#source.content, this.#language);
		return this.#isKnown(name) ? name : null;
	}

	/** Behind a time, as lines of chats and logs are. */
	#isStamped(start: number): boolean {
		return /\d{1,2}[:.h]\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:,\s[\d/.-]{4,10})?\]?\s*[-–—|]?\s*$/iu.test(
			this.#source.content.slice(Math.max(0, start - 26), start),
		);
	}

	/** Statements come in order, so that the passages are looked through once. */
	#passageAt(start: number): string {
		while (this.#passage > 0 && (this.#passages[this.#passage]?.start ?? 0) > start) this.#passage--;
		while (
			(this.#passages[this.#passage]?.end ?? Number.POSITIVE_INFINITY) <= start &&
			this.#passage < this.#passages.length - 1
		)
			this.#passage++;
		return this.#passages[this.#passage]?.id ?? "";
	}
}

/** As it is read out, without marks of quoting and emphasis; words that a line's end divides are whole again. */
function inOneLine(text: string): string {
	return text
		.replaceAll(/(?<=\p{Ll})-\n\s*>*\s*(?=\p{Ll})/gu, "")
		.replaceAll(/\n\s*>*\s*/g, " ")
		.replaceAll(/\*\*|__/g, "")
		.replaceAll(/\s+/g, " ")
		.trim();
}

const ofSender = patternInAny(({ mailFrom }) => new RegExp(`^${mailFrom}$`));
const ofSubject = patternInAny(({ mailSubject }) => new RegExp(`^${mailSubject}$`));
const ofReply = patternInAny(({ reply }) => new RegExp(`^(?:${reply}\\s?:\\s?)+`, "i"));

const firstLines = 8;
const longestStamp = 40;

const longestHead = 160;

/** More statements than a thousand pages have: what stands behind them is not read. */
const mostStatements = 60_000;
