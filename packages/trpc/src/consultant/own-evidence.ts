import type { Transaction } from "@throughline/db/connect";
import { type Quote, verifyQuote } from "@throughline/domain/consultant/evidence";
import { evidenceFor, ownConsideration } from "@throughline/domain/consultant/evidence-of";
import { materialOf } from "./material.ts";
import type { WhyRow } from "./why-entity.ts";

const mostQuotes = 4;

type Evidence = Pick<WhyRow, "supportingQuotes" | "supportingEvidence" | "passageId" | "consideration">;

/** What the session's material says of a person's own why, after the quotes that it had already. */
export async function ownEvidence(
	tx: Transaction,
	sessionId: string,
	option: string,
	already: readonly Quote[] = [],
): Promise<Evidence> {
	const { sources, passages } = await materialOf(tx, sessionId);
	const found = evidenceFor(option, passages)
		.filter(({ passageId }) => !already.some((quote) => quote.passageId === passageId))
		.map((quote) => verifyQuote(quote, sources));
	const quotes = [...already, ...found].slice(0, mostQuotes);
	const verified = quotes.filter((quote) => quote.verified);
	return {
		supportingQuotes: quotes,
		supportingEvidence: verified.map(({ text }) => text),
		passageId: verified[0]?.passageId ?? null,
		consideration: ownConsideration(option, verified.length),
	};
}
