import type { webSearch } from "@throughline/db/schema";
import type { SearchTest, WebSearch } from "@throughline/domain/web-search";
import type { FoundPage } from "./advisors.ts";

/** What is stored of the web search. */
export type WebSearchRow = typeof webSearch.$inferSelect;

/** Why the web was not searched; its message is a sentence for the person. */
export class SearchFailure extends Error {
	override readonly name = "SearchFailure";
}

/** A search that is ready. */
export type WebSearcher = {
	/** As people know the service. */
	name: string;
	/**
	 * The pages that answer a question best, the best first.
	 * @param language ISO 639-1; null for any
	 * @throws SearchFailure, and the signal's reason once it aborts
	 */
	search(question: string, language: string | null, signal: AbortSignal): Promise<FoundPage[]>;
};

/** Knows what the environment says of the web search, keeps its key and asks it. */
export type WebSearchDesk = {
	/** The search as it counts; `changedBy` is null. */
	describe(row: WebSearchRow | undefined): WebSearch;
	/** Why an address that is entered may not be used; null when it may. */
	addressMistake(address: string): Promise<string | null>;
	/** A key as it is stored: to be read again for this service and this address alone. */
	seal(place: Pick<WebSearchRow, "kind" | "baseUrl">, key: string): string;
	/** Searches for one word, as it is set up. */
	test(row: WebSearchRow | undefined, signal: AbortSignal): Promise<SearchTest>;
	/** Null where none is ready. */
	searcher(row: WebSearchRow | undefined): WebSearcher | null;
};
