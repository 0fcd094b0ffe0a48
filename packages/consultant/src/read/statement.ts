import type { Language } from "../languages/language.ts";

/** What kind of stretch a statement is. */
export type StatementKind = "sentence" | "item" | "row" | "cell" | "title" | "letterhead";

/** A cell of a table's row, below its column's heading. */
export type Cell = { header: string; text: string; start: number; end: number };

/** What the text says in one place: a sentence, an item of a list, a row or a cell of a table. */
export type Statement = {
	/** The same for the same text: the document's number and the start of the span. */
	id: string;
	documentId: string;
	/** The stored passage that holds its beginning. */
	passageId: string;
	/** `content.slice(start, end)` of the document, in UTF-16 units, is `text`. */
	start: number;
	end: number;
	text: string;
	/** The same as it is read out: one line, without marks of quoting and emphasis. */
	plain: string;
	kind: StatementKind;
	language: Language;
	/** Counts paragraphs, list items and rows through all documents. */
	block: number;
	/** Its place among all statements. */
	order: number;
	/** The headings above it, the nearest last; the lead-in of its own line too ("Ideas: …"). */
	headings: readonly string[];
	/** Of one piece of a list inside a sentence, the words that lead the list in ("Ideas"). */
	lead: string | null;
	/** The letter or number that lists it ("B", "2"); "" for none. */
	mark: string;
	/** A paragraph of its own behind the list that the nearest heading leads in. */
	afterList: boolean;
	/** Who says it, where that is marked: the sender of a mail, the name before a colon. */
	speaker: string | null;
	/** Of a row, all its cells that hold something; of a cell, those of its row. */
	cells: readonly Cell[];
	/** Lower-case words, and the stems of those that say something. */
	words: readonly string[];
	stems: readonly string[];
};

/** A document as it has been read. */
export type ReadDocument = {
	id: string;
	name: string;
	content: string;
	language: Language;
	/** The date of the text itself, as an ISO date; null where it names none. */
	asOf: string | null;
	/** The day from which days without a year are counted where it names none: the one on which it was put in. */
	received: string;
	/** Its first heading or line. */
	title: string;
};

/** Everything that a session's texts say, statement by statement. */
export type Reading = {
	documents: readonly ReadDocument[];
	statements: readonly Statement[];
	/** The language of most of the text. */
	language: Language;
	/** The newest date of its documents. */
	asOf: string | null;
};
