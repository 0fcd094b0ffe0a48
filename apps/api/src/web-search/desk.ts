import { searchServices, type WebSearchState } from "@throughline/domain/web-search";
import {
	SearchFailure,
	type WebSearchDesk,
	type WebSearchRow,
} from "@throughline/trpc/ports/web-search-desk";
import { placeOfSearch, type SealedKeys } from "../ai/settings/sealed-keys.ts";
import type { SearchConfig } from "../config/search.ts";
import { askSearch, type SearchLimits } from "./ask.ts";
import type { SearchAccess } from "./services.ts";

type Effective = Omit<SearchAccess, "kind" | "fetch"> & {
	kind: SearchAccess["kind"] | null;
	state: WebSearchState;
};

/** A word that every search finds something for. */
const testQuestion = "project management";

/** The search of the web, over the environment's variables and the stored row. The environment wins as a whole. */
export function openSearchDesk(
	config: SearchConfig | null,
	{
		keys,
		addressMistake,
		fetchEntered,
	}: { keys: SealedKeys; fetchEntered: typeof fetch } & Pick<WebSearchDesk, "addressMistake">,
	limits?: SearchLimits,
): WebSearchDesk {
	const effective = (row: WebSearchRow | undefined): Effective => {
		if (config) return { ...config, state: "ready" };
		const { kind = null, baseUrl = null, sealedKey = null } = row ?? {};
		const apiKey = row ? keys.open({ ...placeOfSearch(row), sealedKey }) : null;
		return { kind, baseUrl, apiKey, state: stateOf({ kind, baseUrl, apiKey }, sealedKey) };
	};
	const accessOf = (row: WebSearchRow | undefined): SearchAccess | null => {
		const { kind, baseUrl, apiKey, state } = effective(row);
		const isEntered = config === null && baseUrl !== null;
		if (kind === null || state !== "ready") return null;
		return { kind, baseUrl, apiKey, ...(isEntered && { fetch: fetchEntered }) };
	};

	return {
		describe(row) {
			const { kind, baseUrl, state } = effective(row);
			return {
				kind,
				state,
				baseUrl,
				variable: config?.variable ?? null,
				keyStored: row?.sealedKey != null,
				version: row?.version ?? 1,
				changedBy: null,
				changedAt: row && row.version > 1 ? row.updatedAt : null,
			};
		},
		addressMistake,
		seal: (place, key) => keys.seal(placeOfSearch(place), key),
		async test(row, signal) {
			const access = accessOf(row);
			if (!access) return { passed: false, message: lacking[effective(row).state] };
			const began = performance.now();
			try {
				const found = await askSearch(access, { question: testQuestion, language: null }, signal, limits);
				const seconds = ((performance.now() - began) / 1000).toFixed(1);
				const { name } = searchServices[access.kind];
				return found.length === 0
					? { passed: false, message: `${name} answers, and found nothing for “${testQuestion}”.` }
					: {
							passed: true,
							message: `${name} found ${found.length} ${found.length === 1 ? "page" : "pages"} within ${seconds} seconds.`,
						};
			} catch (error) {
				if (!(error instanceof SearchFailure)) throw error;
				return { passed: false, message: error.message };
			}
		},
		searcher(row) {
			const access = accessOf(row);
			return (
				access && {
					name: searchServices[access.kind].name,
					search: (question, language, signal) => askSearch(access, { question, language }, signal, limits),
				}
			);
		},
	};
}

function stateOf(
	{ kind, baseUrl, apiKey }: Omit<Effective, "state">,
	sealedKey: string | null,
): WebSearchState {
	if (kind === null) return "off";
	const { address, needsKey } = searchServices[kind];
	if (sealedKey !== null && apiKey === null) return "enter-again";
	if (address === null && baseUrl === null) return "no-address";
	return needsKey && apiKey === null ? "no-key" : "ready";
}

const lacking: Record<WebSearchState, string> = {
	ready: "The web search is set up.",
	off: "No web search is set up.",
	"no-address": "Enter the address of the search.",
	"no-key": "Enter the key of the search.",
	"enter-again": "The stored key cannot be read any more: enter it again.",
};
