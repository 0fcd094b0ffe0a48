import { z } from "zod";
import { ApiKey, BaseUrl } from "./ai-provider.ts";
import { changeOf, instant, version } from "./shape.ts";

/** What can be asked to search the web: a server of one's own, and two services with a key. */
export const searchServices = {
	searxng: { name: "SearXNG", address: null, needsKey: false },
	brave: { name: "Brave Search", address: "https://api.search.brave.com", needsKey: true },
	tavily: { name: "Tavily", address: "https://api.tavily.com", needsKey: true },
} as const satisfies Record<string, { name: string; address: string | null; needsKey: boolean }>;

export type SearchKind = keyof typeof searchServices;
export const searchKinds = Object.keys(searchServices) as SearchKind[];
export const SearchKind = z.enum(searchKinds, `Choose ${searchKinds.join(", ")}`);

/** Whether the web can be searched, and if not, what is lacking. `off`: nothing is set up. */
export const webSearchStates = ["ready", "off", "no-address", "no-key", "enter-again"] as const;
export type WebSearchState = (typeof webSearchStates)[number];

/** What an Admin enters for the web search. Null removes a field, what is left out stays; the key is never answered. */
export const WebSearchChange = changeOf({
	kind: SearchKind.optional(),
	apiKey: ApiKey.nullable().optional().describe("Write-only"),
	baseUrl: BaseUrl.nullable().optional(),
});
export type WebSearchChange = z.infer<typeof WebSearchChange>;

/** The web search as Admins see it. No key is in it. */
export const WebSearch = z.object({
	kind: SearchKind.nullable(),
	state: z.enum(webSearchStates),
	variable: z
		.string()
		.nullable()
		.describe("The environment variable that sets the search up: nothing that is entered counts then"),
	keyStored: z.boolean().describe("One was entered, whether or not it can be read"),
	baseUrl: z.string().nullable().describe("Null: the service's own"),
	version,
	changedBy: z.string().nullable().describe("Who changed it last; null: nobody has"),
	changedAt: instant.nullable(),
});
export type WebSearch = z.infer<typeof WebSearch>;

/** What a search for one word came back with. */
export const SearchTest = z.object({ passed: z.boolean(), message: z.string() });
export type SearchTest = z.infer<typeof SearchTest>;

/** What a research asks: the name of the service; null where none is ready. */
export const SearchService = z.object({ name: z.string().nullable() });
