import type { Passage, Source } from "@throughline/domain/consultant/evidence";
import { cuesOf } from "../languages/cues.ts";
import type { Language } from "../languages/language.ts";
import { languageOfDocument, languageOfPassage, mainLanguage } from "../languages/material.ts";
import { patternInAny } from "../languages/phrases/pattern.ts";
import { stemsOf, tellingWords, wordsOf } from "../languages/words.ts";
import type { Figure } from "../ledger/figure.ts";
import { figuresIn } from "../ledger/figures.ts";
import { type Block, blocksIn } from "./blocks.ts";
import { isHeader, saysSomething } from "./columns.ts";
import { isOfLimits, labelOf, withoutSpacing } from "./labels.ts";
import { piecesOf, trimmed } from "./pieces.ts";
import { type Span, sentencesIn } from "./sentences.ts";
import { speakerOf } from "./speaker.ts";
import type { Cell, ReadDocument, Reading, Statement, StatementKind } from "./statement.ts";
import { thoughtsOf } from "./thoughts.ts";
import { yearByWeekday } from "./year-by-weekday.ts";

/** Reads the stored texts of a session. Pure: the same texts give the same statements with the same ids. */
export function readMaterial(
	sources: readonly Source[],
	passages: readonly Passage[],
	today: string,
): Reading {
	const byDocument = Map.groupBy(passages, ({ documentId }) => documentId);
	const statements: Statement[] = [];
	let block = 0;
	const documents = sources.map((source, place): ReadDocument => {
		const language = languageOfDocument(source.content);
		const reader = new DocumentReader(
			source,
			source.number ?? place,
			language,
			byDocument.get(source.id) ?? [],
			statements,
			block,
			today,
		);
		block = reader.read() + 1;
		return {
			id: source.id,
			name: source.name,
			content: source.content,
			language,
			asOf: reader.asOf,
			received: source.received ?? today,
			title: reader.title,
		};
	});
	const main = mainLanguage(documents.map(({ language, content: { length } }) => ({ language, length })));
	const dates = documents.flatMap(({ asOf }) => asOf ?? []).sort();
	return { documents, statements, language: main, asOf: dates.at(-1) ?? null };
}

/** `leads` where it ends in a colon and so only leads in what follows; `listed` once a list has followed, `ended` once a paragraph stands behind that. */
type Heading = { text: string; level: number; leads: boolean; listed: boolean; ended: boolean };

class DocumentReader {
	asOf: string | null = null;
	title = "";
	readonly #source: Source;
	readonly #number: number;
	readonly #language: Language;
	readonly #passages: readonly Passage[];
	readonly #found: Statement[];
	#block: number;
	readonly #today: string;
	#passage = 0;
	#headings: Heading[] = [];
	#speaker: string | null = null;
	/** Of the mail that quotes the others. */
	#sender: string | null = null;
	#depth = 0;
	#header: string[] | null = null;
	/** What the paragraph began with: "Limits: …. …." */
	#label: string | null = null;

	constructor(
		source: Source,
		number: number,
		language: Language,
		passages: readonly Passage[],
		found: Statement[],
		block: number,
		today: string,
	) {
		this.#today = today;
		this.#source = source;
		this.#number = number;
		this.#language = language;
		this.#passages = passages;
		this.#found = found;
		this.#block = block;
	}

	/** Adds the document's statements and returns the number of its last block. */
	read(): number {
		const blocks = blocksIn(this.#source.content);
		for (const [at, block] of blocks.entries()) {
			if (this.#found.length >= mostStatements) break;
			this.#block++;
			if (block.kind !== "row" || block.gap) this.#header = null;
			if (block.depth !== this.#depth && block.kind !== "mail") this.#leaveQuote(block.depth);
			this.#readBlock(block, blocks[at + 1]);
		}
		if (this.title === "")
			this.title = this.#found.find(({ documentId }) => documentId === this.#source.id)?.plain ?? "";
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
			this.#headings = [];
		}
		if (ofSubject.test(name) && this.title === "") this.title = value.replace(ofReply, "");
		this.#date(block, true);
		this.#add(block, "letterhead", null);
	}

	#readHeading(block: Block): void {
		const raw = this.#source.content.slice(block.start, block.end);
		const text = withoutSpacing(raw.replace(/[\s*_#:=~-]+$/, "").trim());
		if (this.#speaker?.includes(text)) {
			this.#add(trimmed(this.#source.content, block), "letterhead", null);
			return;
		}
		// A heading further down is not the text's title.
		if (this.title === "" && this.#found.length < 3) this.title = text;
		const isFirst =
			this.#headings.length === 0 && this.#found.every(({ documentId }) => documentId !== this.#source.id);
		const level = isFirst ? 1 : block.level;
		this.#headings = [
			...this.#headings.filter((each) => each.level < level),
			{ text, level, leads: /:\W*$/.test(raw), listed: false, ended: false },
		];
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
		if (
			this.#header === null ||
			(next?.kind === "row" && next.cells.every(({ text }) => /^:?-{2,}:?$/.test(text)))
		) {
			if (isHeader(block, next)) {
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
		this.#add(trimmed(this.#source.content, block), "row", null, cells);
		for (const cell of cells) {
			if (!saysSomething(cell, cells)) continue;
			for (const piece of piecesOf(this.#source.content, cell)) this.#add(piece, "cell", null, cells);
		}
	}

	#readText(block: Block, next: Block | undefined): void {
		const undated = this.asOf === null;
		this.#date(block, false);
		if (undated && this.asOf !== null && this.#isHead(block)) {
			this.#add(trimmed(this.#source.content, block), "letterhead", null);
			return;
		}
		this.#endLeadIn(block);
		const text = this.#source.content.slice(block.start, block.end);
		this.#addThoughts(block, text);
		if (block.kind !== "item" && next?.kind === "item") this.#leadIn(text);
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

	/** "Helen and I went through it. My proposal for the 19th:" – the last sentence of a paragraph stands above the list. */
	#leadIn(text: string): void {
		const lead = /(?:^|[.!?;]\s)([^.!?;:]{4,140}):\W*$/u.exec(text)?.[1]?.replaceAll(/\s+/g, " ").trim();
		// Only where it says what the list is of.
		const words = wordsOf(lead ?? "");
		if (!lead || !Object.values(cuesOf(this.#language).headings).some((list) => list.count(words) > 0))
			return;
		const level = (this.#headings.at(-1)?.level ?? 0) + 1;
		this.#headings = [...this.#headings, { text: lead, level, leads: true, listed: false, ended: false }];
	}

	/** A short line with the text's own date that ends no sentence: "Board, 24 February 2026 7 / 19". */
	#isHead({ start, end }: Block): boolean {
		const text = this.#source.content.slice(start, end).trim();
		return text.length <= longestHead && !/[.!?…]["”»)]?$|[.!?:]\s+\p{Lu}|[%€$£]/u.test(text);
	}

	/** What leads in a list ends with it: "Our proposals:", the proposals, and then a paragraph of its own. */
	#endLeadIn({ kind, gap }: Block): void {
		const last = this.#headings.at(-1);
		if (!last) return;
		if (kind === "item") last.listed = true;
		else if (last.listed && gap) {
			if (last.leads) this.#headings = this.#headings.slice(0, -1);
			else last.ended = true;
		}
	}

	/** The text's own date stands in the head of a mail or in its first lines; it is not one of things to come. */
	#date({ start, end }: Span, isHead: boolean): void {
		if (this.asOf !== null || !(isHead || this.#found.length < firstLines)) return;
		const text = this.#source.content.slice(start, Math.min(end, start + 300));
		const about = { language: this.#language, asOf: this.#today, currency: null };
		const days = (figures: readonly Figure[]) =>
			figures.flatMap(({ date, relation }) =>
				date?.precision === "day" && relation !== "by" && relation !== "until" ? [date.from] : [],
			);
		const whole = days(figuresIn(text, { ...about, asOf: null })).find((day) => day <= this.#today);
		const [partial] = isHead ? days(figuresIn(text, about)) : [];
		this.asOf = whole ?? (partial ? yearByWeekday(text, partial, this.#today, this.#language) : null);
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
		const plain = text
			.replaceAll(/(?<=\p{Ll})-\n\s*>*\s*(?=\p{Ll})/gu, "")
			.replaceAll(/\n\s*>*\s*/g, " ")
			.replaceAll(/\*\*|__/g, "")
			.replaceAll(/\s+/g, " ")
			.trim();
		const words = wordsOf(plain);
		const isFrame = kind === "title" || kind === "letterhead";
		const named = isFrame ? null : speakerOf(plain, this.#language, this.#isStamped(start));
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
			headings: [
				...this.#headings.map((each) => each.text),
				...[this.#label, lead].flatMap((name) => name ?? []),
			],
			lead,
			afterList:
				kind === "sentence" && lead === null && this.#label === null && this.#headings.at(-1)?.ended === true,
			speaker: kind === "letterhead" ? null : (named ?? this.#speaker),
			cells,
			words,
			// Stems are compared with those of the rest of the document.
			stems: stemsOf(language === this.#language ? words : tellingWords(words, language), this.#language),
		});
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

const ofSender = patternInAny(({ mailFrom }) => new RegExp(`^${mailFrom}$`));
const ofSubject = patternInAny(({ mailSubject }) => new RegExp(`^${mailSubject}$`));
const ofReply = patternInAny(({ reply }) => new RegExp(`^(?:${reply}\\s?:\\s?)+`, "i"));

const firstLines = 8;

const longestHead = 160;

/** More statements than a thousand pages have: what stands behind them is not read. */
const mostStatements = 60_000;
