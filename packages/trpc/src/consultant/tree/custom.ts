import type { Transaction } from "@throughline/db/connect";
import type { whysNode } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Quote } from "@throughline/domain/consultant/evidence";
import {
	evidenceFor,
	nearestPassages,
	ownConsideration,
} from "@throughline/domain/consultant/evidence/search";
import type { CustomWhy } from "@throughline/domain/consultant/session";
import { languageAsked } from "@throughline/domain/consultant/why-words";
import { deepestWhy, questionOfOption, type WhysNode } from "@throughline/domain/consultant/whys";
import type { ProductLanguage } from "@throughline/domain/value/language";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { passagesNear } from "../document/stored-passages.ts";
import { requireChangeable } from "../session-access.ts";
import { type WhyRow, whys } from "./entity.ts";
import { childOf, requireWhy } from "./find.ts";
import { loadRootQuestion, loadWhys, toNode } from "./load.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/** Adds a person's own why. Throws NOT_FOUND, ALREADY_EXISTS, and INVALID_INPUT below the deepest level. */
export async function addWhy(
	{ db, person, write }: Call,
	{ sessionId, parentId, option }: z.infer<typeof CustomWhy>,
): Promise<WhysNode> {
	await requireChangeable(db, person, sessionId, { lock: true });
	const rows = await loadWhys(db, sessionId);
	const parent = parentId === null ? null : requireWhy(rows, parentId);
	requireUnique(rows, parentId, option);
	return toNode(await insertCustom(db, write, rows, { sessionId, parent }, option));
}

export type CustomPlace = { sessionId: string; parent: Pick<WhyRow, "id" | "depth"> | null };

/** Adds a person's own why below another one (null: on the first level). Throws INVALID_INPUT below the deepest level. */
export async function insertCustom(
	tx: Transaction,
	write: Writer,
	rows: readonly WhyRow[],
	{ sessionId, parent }: CustomPlace,
	option: string,
): Promise<WhyRow> {
	const depth = (parent?.depth ?? 0) + 1;
	if (depth > deepestWhy)
		throw new CodedError("INVALID_INPUT", `The whys end at level ${deepestWhy}: this is the root cause`);
	const beside = rows.filter(({ parentId }) => parentId === (parent?.id ?? null));
	return await write.insert(whys, {
		sessionId,
		parentId: parent?.id ?? null,
		depth,
		position: Math.max(-1, ...beside.map(({ position }) => position)) + 1,
		option,
		...(await ownWords(tx, { sessionId, depth }, rows, option)),
		isCustom: true,
		isLeaf: depth === deepestWhy,
	} satisfies typeof whysNode.$inferInsert);
}

/** Throws ALREADY_EXISTS when another why says the same at this place. */
export function requireUnique(
	rows: readonly WhyRow[],
	parentId: string | null,
	option: string,
	own?: string,
): void {
	const sibling = childOf(rows, parentId, option);
	if (sibling && sibling.id !== own)
		throw new CodedError("ALREADY_EXISTS", "This why is in the list already");
}

const mostQuotes = 4;

/** The question that a person's own why raises, and what the material says of it, in the language of the tree. */
export async function ownWords(
	tx: Transaction,
	{ sessionId, depth }: Pick<WhyRow, "sessionId" | "depth">,
	rows: readonly WhyRow[],
	option: string,
	already: readonly Quote[] = [],
) {
	const language = await languageOfTree(tx, sessionId, rows);
	return {
		question: questionOfOption(option, depth, language),
		...(await ownEvidence(tx, { sessionId, language }, option, already)),
	};
}

/** The language in which a session's whys are asked. */
export async function languageOfTree(
	tx: Transaction,
	sessionId: string,
	rows: readonly WhyRow[],
): Promise<ProductLanguage> {
	return languageAsked([
		await loadRootQuestion(tx, sessionId),
		...rows.map(({ question }) => question ?? ""),
	]);
}

type Evidence = Pick<WhyRow, "supportingQuotes" | "supportingEvidence" | "passageId" | "consideration">;

/** What the session's material says of a person's own why, after the quotes that it had already. */
async function ownEvidence(
	tx: Transaction,
	{ sessionId, language }: { sessionId: string; language: ProductLanguage },
	option: string,
	already: readonly Quote[],
): Promise<Evidence> {
	const passages = await passagesNear(tx, sessionId, option);
	const backing = evidenceFor(option, passages, language)
		.filter(({ passageId }) => !already.some((quote) => quote.passageId === passageId))
		// The passage is stored word for word.
		.map((quote): Quote => ({ ...quote, verified: true }));
	const quotes = [...already, ...backing].slice(0, mostQuotes);
	const verified = quotes.filter((quote) => quote.verified);
	return {
		supportingQuotes: quotes,
		supportingEvidence: verified.map(({ text }) => text),
		passageId: verified[0]?.passageId ?? null,
		consideration: ownConsideration(language, verified.length, nearestPassages(option, passages, language)),
	};
}
