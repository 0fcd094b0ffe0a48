import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { whysNode } from "@throughline/db/schema";
import type { Author } from "@throughline/domain/consultant/author";
import { type Quote, type Source, verifyQuote } from "@throughline/domain/consultant/evidence";
import { sameOption } from "@throughline/domain/consultant/same-option";
import type { WhyDraft } from "@throughline/domain/consultant/whys";
import { deepestWhy } from "@throughline/domain/consultant/whys";
import { storable } from "../../run/storable.ts";
import type { WhyRow } from "./entity.ts";

/** Longest option: one that can be sent back as a step of a path. */
const longestOption = 2_000;
const rowsPerInsert = 500;

export type NewWhy = typeof whysNode.$inferInsert & { id: string };

type Place = {
	sessionId: string;
	/** The why that the drafts answer; null for the first level. */
	parent: Pick<WhyRow, "id" | "depth"> | null;
	/** What stands at this place already: it stays, and none of it is stored twice. */
	already: readonly WhyRow[];
} & Making;

/** By whom whys are made, and what their quotes are checked against. */
export type Making = { sources: readonly Source[]; author: Author };

/** Stores options with everything below them, none deeper than the deepest level. */
export async function storeWhys(
	tx: Transaction,
	{ sessionId, parent, already, ...making }: Place,
	drafts: readonly WhyDraft[],
): Promise<void> {
	const rows: NewWhy[] = [];
	function add(draft: WhyDraft, above: { id: string; depth: number } | null, position: number): void {
		const depth = (above?.depth ?? 0) + 1;
		if (depth > deepestWhy) return;
		const id = newId();
		rows.push({
			id,
			sessionId,
			parentId: above?.id ?? null,
			depth,
			position,
			...wordsOf(draft, depth, making),
		});
		for (const [at, branch] of different(draft.branches).entries()) add(branch, { id, depth }, at);
	}
	const first = Math.max(-1, ...already.map(({ position }) => position)) + 1;
	const fresh = different(drafts).filter(
		({ option }) => !already.some((row) => sameOption(row.option, option)),
	);
	for (const [at, draft] of fresh.entries()) add(draft, parent, first + at);
	await insertWhys(tx, rows);
}

/** Inserts whys, each behind the one that it answers. */
export async function insertWhys(tx: Transaction, rows: readonly NewWhy[]): Promise<void> {
	for (let start = 0; start < rows.length; start += rowsPerInsert)
		await tx.insert(whysNode).values(rows.slice(start, start + rowsPerInsert));
}

/** What a why says, as it is stored. */
export function wordsOf(draft: WhyDraft, depth: number, { sources, author }: Making) {
	const supporting = draft.supporting.map((quote) => verifyQuote(quote, sources));
	const counter = draft.counter.map((quote) => verifyQuote(quote, sources));
	return {
		option: sendable(draft.option).slice(0, longestOption),
		question: depth === deepestWhy ? "" : sendable(draft.question),
		consideration: sendable(draft.consideration),
		supportingQuotes: supporting,
		counterQuotes: counter,
		verdict: draft.verdict ? storable(draft.verdict) : null,
		author,
		supportingEvidence: textsOf(supporting),
		counterArguments: textsOf(counter),
		passageId: supporting.find(({ verified }) => verified)?.passageId ?? null,
		isLeaf: depth === deepestWhy || draft.isLeaf,
	};
}

/** A client that shows no places gets only what was found in the sources. */
function textsOf(quotes: readonly Quote[]): string[] {
	return quotes.filter(({ verified }) => verified).map(({ text }) => sendable(text));
}

/** Each option once, and none that says nothing. */
export function different(drafts: readonly WhyDraft[]): WhyDraft[] {
	return drafts.filter(
		({ option }, at) =>
			/\S/.test(sendable(option)) && drafts.findIndex((other) => sameOption(other.option, option)) === at,
	);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming what no path may hold is the point
const unsendable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Without the characters that PostgreSQL, or the shape of a path that is sent back, refuses. */
function sendable(text: string): string {
	return text.replaceAll(unsendable, "").toWellFormed().trim();
}
