import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument } from "@throughline/db/schema";
import type { Passage } from "@throughline/domain/consultant/evidence";
import { topicWords } from "@throughline/domain/consultant/text/words";
import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { StoredPassages } from "../../ports/advisors.ts";
import { isMaterial } from "./withdrawn.ts";

/** A text with where its passages lie in it. */
export type StoredText = {
	id: string;
	name: string;
	content: string;
	/** The ISO date on which it was put in; today where it is left out. */
	received?: string;
	passages: readonly { id: string; start: number; end: number }[];
};

const ofSession = (sessionId: string) => eq(sourceDocument.sessionId, sessionId);
const counting = (sessionId: string) => and(ofSession(sessionId), isMaterial);

/** Where the passages of a session's documents lie that count, by document. */
export async function loadPassages(db: Executor, sessionId: string): Promise<StoredPassages[]> {
	const inOrder = sql`' ' order by ${passage.position}`;
	return await db
		.select({
			documentId: passage.documentId,
			ids: sql<string>`string_agg(${passage.id}::text, ${inOrder})`,
			places: sql<string>`string_agg(concat_ws(' ', ${passage.position}, ${passage.startOffset}, ${passage.endOffset}), ${inOrder})`,
		})
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.where(counting(sessionId))
		.groupBy(passage.documentId)
		.orderBy(asc(passage.documentId));
}

function selectPassages(db: Executor, condition: SQL | undefined) {
	return db
		.select({
			id: passage.id,
			documentId: passage.documentId,
			position: passage.position,
			start: passage.startOffset,
			end: passage.endOffset,
			text: passage.text,
		})
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.where(condition);
}

/** Every passage of a session in order, of withdrawn documents too: what was made before may quote them. */
export async function allPassages(db: Executor, sessionId: string): Promise<Passage[]> {
	return await selectPassages(db, ofSession(sessionId)).orderBy(
		asc(passage.documentId),
		asc(passage.position),
	);
}

/** Of so many passages the best are chosen by their words' stems; the database looks at the beginnings of words alone. */
const mostNear = 400;
const beginning = 5;

/** How the words begin that a statement is about. */
export function beginningsOf(statement: string): string[] {
	const stems = new Set((["en", "de"] as const).flatMap((language) => topicWords(statement, language)));
	return [...new Set([...stems].map((stem) => stem.slice(0, beginning)))];
}

/** How many of one or more beginnings a passage holds. */
export function sharedWith(beginnings: readonly string[]): SQL {
	return sql.join(
		beginnings.map((each) => sql`(position(${each} in lower(${passage.text})) > 0)::int`),
		sql` + `,
	);
}

/** The passages that have words in common with a statement, about those with most of them. */
export async function passagesNear(db: Executor, sessionId: string, statement: string): Promise<Passage[]> {
	const beginnings = beginningsOf(statement);
	if (beginnings.length === 0) return [];
	const shared = sharedWith(beginnings);
	const nearest = await selectPassages(db, and(counting(sessionId), gt(sql`(${shared})`, 0)))
		.orderBy(desc(sql`(${shared})`), asc(passage.documentId), asc(passage.position))
		.limit(mostNear);
	return nearest.sort(
		(one, other) => one.documentId.localeCompare(other.documentId) || one.position - other.position,
	);
}
