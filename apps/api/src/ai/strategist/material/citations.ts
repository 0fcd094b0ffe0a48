import { findQuote, type Quote } from "@throughline/domain/consultant/evidence";
import { passagesOf } from "@throughline/trpc/consultant/document/passages";
import type { StoredMaterial } from "@throughline/trpc/ports/advisors";
import { z } from "zod";

/** A place in the material as a model names it: the number of a passage, and its words. */
export const Cited = z.object({
	passage: z.int().describe("The number of the passage, as in the material"),
	quote: z.string().describe("Words of that passage, copied exactly"),
});
export type Cited = z.infer<typeof Cited>;

/** What a model cites, looked up in the whole material, shown or not. */
export type Citations = {
	/** How many documents there are. */
	documents: number;
	/** Looks a citation up in the stored text. What no passage holds is marked; a number that does not exist gives null. */
	quote(cited: Cited): Quote | null;
	quotes(cited: readonly Cited[]): Quote[];
	/** The name of the document that a quote is of. */
	nameOf(quote: Quote | null): string;
};

/** Looks up what a model cites of a material. */
export function citationsOf(material: StoredMaterial): Citations {
	const { sources } = material;
	const passages = passagesOf(material);
	const quote = ({ passage, quote: said }: Cited): Quote | null =>
		findQuote(said, passages[passage - 1] ?? null, { sources, passages });
	return {
		documents: sources.length,
		quote,
		nameOf: (of) => sources.find(({ id }) => id === of?.documentId)?.name ?? "Your material",
		quotes: (cited) => {
			const quotes = cited.flatMap((each) => quote(each) ?? []);
			return quotes.filter(
				(each, at) =>
					quotes.findIndex(({ start, text }) => start === each.start && text === each.text) === at,
			);
		},
	};
}
