import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument, strategySession } from "@throughline/db/schema";
import type { FindingOrigin } from "@throughline/domain/consultant/research";
import { and, desc, eq, inArray, lte, ne, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PageMaterial } from "../../ports/advisors.ts";
import { beginningsOf, type StoredText, sharedWith } from "../document/stored-passages.ts";
import { isMaterial } from "../document/withdrawn.ts";
import { findConverted } from "../session/converted.ts";
import { readableTo } from "../session-access.ts";
import { writtenBefore } from "./written-before.ts";

/** A longer document is not read once more for another strategy's sake. */
const longest = 200_000;
const mostDocuments = 5;
const mostWritten = 3;
/** So many are looked at, of which some may not be for this reader. */
const mostCandidates = 20;

/** What the organisation already has on a root cause, and where each source comes from. */
export type EarlierWork = {
	material: PageMaterial;
	originOf: ReadonlyMap<string, FindingOrigin>;
	/** Sources that are no stored documents: nothing of them can be shown at its place. */
	written: ReadonlySet<string>;
};

/** Nobody's id: whoever has it may read what everybody may. */
const everybody = { id: "00000000-0000-0000-0000-000000000000" };

/**
 * Finds what other strategies and closed programs say of a root cause and of the whys that lead to it, the nearest to the
 * cause first: documents that the session's owner may open, decisions, and what is written of programs. For a session that
 * belongs to nobody, only what everybody may read: everybody reads its research, too.
 * @param number from which the sources are numbered
 */
export async function findEarlierWork(
	db: Executor,
	{ sessionId, rootCause, whysPath, number }: Asked & { number: number },
): Promise<EarlierWork> {
	const [session] = await db
		.select({ creatorId: strategySession.creatorId })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	const reader = session?.creatorId ? { id: session.creatorId } : everybody;
	const documents = new Map<string, Earlier>();
	const written = new Map<string, Earlier>();
	for (const asked of new Set([rootCause, ...whysPath.toReversed()])) {
		const beginnings = beginningsOf(asked);
		if (beginnings.length < 2) continue;
		const about = { sessionId, reader, beginnings, least: Math.max(2, Math.ceil(beginnings.length / 3)) };
		addTo(documents, mostDocuments, await documentsNear(db, about));
		addTo(written, mostWritten, await writtenBefore(db, about));
	}
	const all = [...documents.values(), ...written.values()];
	return {
		material: {
			sources: all.map(({ origin: _, passages: __, ...source }, at) => ({ ...source, number: number + at })),
			passages: all.map(({ id, passages }) => ({
				documentId: id,
				ids: passages.map((each) => each.id).join(" "),
				places: passages.map(({ start, end }, at) => `${at} ${start} ${end}`).join(" "),
			})),
		},
		originOf: new Map(all.map(({ id, origin }) => [id, origin])),
		written: new Set(written.keys()),
	};
}

type Asked = { sessionId: string; rootCause: string; whysPath: readonly string[] };
type Earlier = StoredText & { origin: FindingOrigin };

/** Adds those that are not there yet, by their content, until there are enough. */
function addTo(found: Map<string, Earlier>, most: number, more: readonly Earlier[]): void {
	const contents = new Set([...found.values()].map(({ content }) => content));
	for (const each of more) {
		if (found.size >= most) return;
		if (!contents.has(each.content)) found.set(each.id, each);
	}
}

/** Whose rights count, and what is looked for. */
export type Sought = {
	sessionId: string;
	reader: { id: string };
	beginnings: readonly string[];
	/** So many of the beginnings a text must hold. */
	least: number;
};

async function documentsNear(
	db: Executor,
	{ sessionId, reader, beginnings, least }: Sought,
): Promise<Earlier[]> {
	const shared: SQL<number> = sql<number>`max(${sharedWith(beginnings)})`;
	const own = alias(sourceDocument, "own");
	const sameWords = db
		.select({ id: own.id })
		.from(own)
		.where(and(eq(own.sessionId, sessionId), eq(own.sha256, sourceDocument.sha256)));
	const near = await db
		.select({
			id: sourceDocument.id,
			name: sourceDocument.name,
			sessionId: sourceDocument.sessionId,
			createdAt: sourceDocument.createdAt,
			sha256: sourceDocument.sha256,
			title: strategySession.title,
			creatorId: strategySession.creatorId,
		})
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.innerJoin(strategySession, eq(strategySession.id, sourceDocument.sessionId))
		.where(
			and(
				ne(sourceDocument.sessionId, sessionId),
				isMaterial,
				readableTo(db, reader),
				lte(sql`length(${sourceDocument.content})`, longest),
				notExists(sameWords),
			),
		)
		.groupBy(sourceDocument.id, strategySession.id)
		.having(sql`${shared} >= ${least}`)
		.orderBy(desc(shared), desc(sourceDocument.createdAt), sourceDocument.id)
		.limit(mostCandidates);
	const readable: typeof near = [];
	for (const document of near) {
		const isOpen = document.creatorId === null || document.creatorId === reader.id;
		// The same file in several strategies says nothing more.
		if (readable.some(({ sha256 }) => sha256 === document.sha256)) continue;
		if (isOpen || (await findConverted(db, document.sessionId)).documentIds.includes(document.id))
			readable.push(document);
		if (readable.length === mostDocuments) break;
	}
	if (readable.length === 0) return [];
	const ids = readable.map(({ id }) => id);
	const contents = await db
		.select({ id: sourceDocument.id, content: sourceDocument.content })
		.from(sourceDocument)
		.where(inArray(sourceDocument.id, ids));
	const passages = await db
		.select({
			id: passage.id,
			documentId: passage.documentId,
			start: passage.startOffset,
			end: passage.endOffset,
		})
		.from(passage)
		.where(inArray(passage.documentId, ids))
		.orderBy(passage.position);
	return readable.map(({ id, name, title, createdAt, sessionId: of }) => ({
		id,
		name,
		received: createdAt.slice(0, 10),
		content: contents.find((each) => each.id === id)?.content ?? "",
		passages: passages.filter(({ documentId }) => documentId === id),
		origin: { kind: "strategy", id: of, name: title },
	}));
}
