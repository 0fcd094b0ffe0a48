import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument } from "@throughline/db/schema";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { TraceQuote } from "@throughline/domain/consultant/origin";
import { eq, inArray } from "drizzle-orm";
import { pageOf } from "../document/page.ts";

/** A sentence and where it was found; the place is null once it is gone. */
export type Cited = Pick<Quote, "text"> & { passageId: string | null; start?: number };

/** Looks up the places of some quotes; the answer shows one, checked against the passage as it is stored now. */
export async function showQuotes(
	db: Executor,
	cited: readonly Cited[],
): Promise<(quote: Cited) => TraceQuote> {
	const ids = [...new Set(cited.flatMap(({ passageId }) => passageId ?? []))];
	const rows =
		ids.length === 0
			? []
			: await db
					.select({
						id: passage.id,
						text: passage.text,
						start: passage.startOffset,
						documentId: sourceDocument.id,
						documentName: sourceDocument.name,
						pageStarts: sourceDocument.pageStarts,
					})
					.from(passage)
					.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
					.where(inArray(passage.id, ids));
	const places = new Map(rows.map((row) => [row.id, row]));
	return ({ text, passageId, start }) => {
		const place = places.get(passageId ?? "");
		if (!place)
			return { text, verified: false, documentId: null, documentName: null, passageId: null, page: null };
		const from = start === undefined ? place.text.indexOf(text) : start - place.start;
		return {
			text,
			verified: from >= 0 && place.text.startsWith(text, from),
			documentId: place.documentId,
			documentName: place.documentName,
			passageId: place.id,
			page: pageOf(place.pageStarts, start ?? place.start),
		};
	};
}
