import { databaseDay } from "@throughline/db/clock";
import type { Executor, Transaction } from "@throughline/db/connect";
import { passage, whysNode } from "@throughline/db/schema";
import { displayName, type Person } from "@throughline/domain/account";
import { givenEvidence, type Quote } from "@throughline/domain/consultant/evidence";
import { and, asc, desc, eq } from "drizzle-orm";
import type { NewDocument } from "../../ports/document-reader.ts";
import type { Writer } from "../../writer.ts";
import { documentName } from "../document/name.ts";
import { storeDocument } from "../document/store.ts";
import { type WhyRow, whys } from "./entity.ts";

/** The quotes beside a why that were verified in their source. */
export function verifiedQuotes({ supportingQuotes }: Pick<WhyRow, "supportingQuotes">): Quote[] {
	return supportingQuotes.filter(({ verified }) => verified);
}

/** Whether none backs it. */
export function isAssumed(why: Pick<WhyRow, "supportingQuotes">): boolean {
	return verifiedQuotes(why).length === 0;
}

/** Whether a session was finalized on a root cause that no quote backs. */
export async function hasAssumedCause(db: Executor, sessionId: string): Promise<boolean> {
	const [rootCause] = await db
		.select({ supportingQuotes: whysNode.supportingQuotes })
		.from(whysNode)
		.where(and(eq(whysNode.sessionId, sessionId), eq(whysNode.chosen, true)))
		.orderBy(desc(whysNode.depth))
		.limit(1);
	return rootCause !== undefined && isAssumed(rootCause);
}

/** Passages of one piece of evidence that are quoted. */
const mostQuotes = 4;

/**
 * Stores what a person says shows that a why holds: a source of its session with author and date, quoted below the why.
 * @returns whether it is new
 */
export async function addEvidence(
	{ person, tx, write }: { person: Person; tx: Transaction; write: Writer },
	why: WhyRow,
	document: NewDocument,
): Promise<boolean> {
	const { id: documentId } = await storeDocument({ tx, write }, why.sessionId, {
		...document,
		name: documentName(`${givenEvidence}${why.option}`),
		notes: [...(document.notes ?? []), `Given by ${displayName(person)} on ${await databaseDay(tx)}.`],
	});
	const passages = await tx
		.select({
			passageId: passage.id,
			documentId: passage.documentId,
			start: passage.startOffset,
			end: passage.endOffset,
			text: passage.text,
		})
		.from(passage)
		.where(eq(passage.documentId, documentId))
		.orderBy(asc(passage.position))
		.limit(mostQuotes);
	const quotedIds = new Set(why.supportingQuotes.map(({ passageId }) => passageId));
	const quotes = passages
		.filter(({ passageId }) => !quotedIds.has(passageId))
		.map((quote) => ({ ...quote, verified: true }));
	if (quotes.length === 0) return false;
	await write.update(
		whys,
		{ id: why.id, version: "any" },
		{
			supportingQuotes: [...why.supportingQuotes, ...quotes],
			supportingEvidence: [...why.supportingEvidence, ...quotes.map(({ text }) => text)],
			passageId: why.passageId ?? quotes[0]?.passageId ?? null,
		},
	);
	return true;
}
