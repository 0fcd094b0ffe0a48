import { type SearchKind, searchKinds, searchServices } from "@throughline/domain/web-search";
import { z } from "zod";
import { optional, url } from "./variable.ts";

/** A search of the web that the environment sets up. */
export type SearchConfig = {
	kind: SearchKind;
	/** Null: the service's own. */
	baseUrl: string | null;
	apiKey: string | null;
	/** Which variable says that it counts. */
	variable: string;
};

const key = z
	.string()
	.trim()
	.regex(/^[\x21-\x7e]+$/, "must be a key as an HTTP header can carry it, without spaces");
const address = url(["http:", "https:"]);

/** The variables behind it, for the shape of the environment. Each of the last three says all of one service. */
export const searchVariables = {
	SEARCH_KIND: optional(z.enum(searchKinds, `must be one of ${searchKinds.join(", ")}`)),
	SEARCH_URL: optional(address),
	SEARCH_KEY: optional(key),
	SEARXNG_URL: optional(address),
	BRAVE_API_KEY: optional(key),
	TAVILY_API_KEY: optional(key),
};
type Env = z.infer<z.ZodObject<typeof searchVariables>>;

/** What is wrong between these variables; reads the raw values, so that it is listed beside what is wrong in one. */
export function searchMistakes(raw: Record<string, string | undefined>): string[] {
	const setting = (name: string) => raw[name]?.trim() || null;
	const kind = searchKinds.find((each) => each === setting("SEARCH_KIND"));
	if (setting("SEARCH_KIND") === null) {
		return ["SEARCH_URL", "SEARCH_KEY"]
			.filter((name) => setting(name) !== null)
			.map((name) => `SEARCH_KIND must be set too: ${name} alone does not say whose it is`);
	}
	if (kind === undefined) return [];
	const { name, address, needsKey } = searchServices[kind];
	return [
		...(address === null && setting("SEARCH_URL") === null
			? [`SEARCH_URL must be set too: the address of your ${name} server`]
			: []),
		...(needsKey && setting("SEARCH_KEY") === null
			? [`SEARCH_KEY must be set too: ${name} answers nobody without one`]
			: []),
	];
}

/** Null where no variable names a search. */
export function searchConfig(env: Env): SearchConfig | null {
	const { SEARCH_KIND: kind, SEARCH_URL, SEARCH_KEY, SEARXNG_URL, BRAVE_API_KEY, TAVILY_API_KEY } = env;
	if (kind) {
		return { kind, baseUrl: SEARCH_URL ?? null, apiKey: SEARCH_KEY ?? null, variable: "SEARCH_KIND" };
	}
	if (SEARXNG_URL) return { kind: "searxng", baseUrl: SEARXNG_URL, apiKey: null, variable: "SEARXNG_URL" };
	const keyed = { baseUrl: null } as const;
	if (BRAVE_API_KEY) return { ...keyed, kind: "brave", apiKey: BRAVE_API_KEY, variable: "BRAVE_API_KEY" };
	if (TAVILY_API_KEY) return { ...keyed, kind: "tavily", apiKey: TAVILY_API_KEY, variable: "TAVILY_API_KEY" };
	return null;
}
