import { type SearchKind, searchServices } from "@throughline/domain/web-search";
import type { FoundPage } from "@throughline/trpc/ports/advisors";
import { z } from "zod";

/** A search that is ready to be asked. */
export type SearchAccess = {
	kind: SearchKind;
	baseUrl: string | null;
	apiKey: string | null;
	/** What it is asked with, where its address was entered on a screen and not by the operator; else as usual. */
	fetch?: typeof fetch;
};

/** So many results of one question are looked at. */
const mostResults = 10;

const Result = z.object({ url: z.string(), title: z.string().catch("") });
const Results = z.array(Result.nullable().catch(null));

type Service = {
	request(access: SearchAccess, question: string, language: string | null): Request;
	/** Where an answer of this service has its results. */
	answer: z.ZodType<z.infer<typeof Results>>;
};

const json = { accept: "application/json" };

/** `{base}/search?q=…`, below whatever path the base address has. */
function addressOf({ kind, baseUrl }: SearchAccess, path: string, query: Record<string, string> = {}): URL {
	const url = new URL(baseUrl ?? searchServices[kind].address ?? "");
	url.pathname = `${url.pathname.replace(/\/+$/, "")}${path}`;
	url.search = new URLSearchParams(query).toString();
	return url;
}

/** How each service is asked, and what it answers. */
const services: Record<SearchKind, Service> = {
	searxng: {
		request(access, q, language) {
			const url = addressOf(access, "/search", { q, format: "json", ...(language && { language }) });
			const key = access.apiKey;
			return new Request(url, { headers: { ...json, ...(key && { authorization: `Bearer ${key}` }) } });
		},
		answer: z.object({ results: Results }).transform(({ results }) => results),
	},
	brave: {
		request(access, q, language) {
			const url = addressOf(access, "/res/v1/web/search", {
				q,
				count: String(mostResults),
				text_decorations: "false",
				...(language && { search_lang: language }),
			});
			return new Request(url, { headers: { ...json, "x-subscription-token": access.apiKey ?? "" } });
		},
		// A question without an answer has no `web` at all.
		answer: z
			.object({ type: z.literal("search"), web: z.object({ results: Results }).optional() })
			.transform(({ web }) => web?.results ?? []),
	},
	tavily: {
		request: (access, query) =>
			new Request(addressOf(access, "/search"), {
				method: "POST",
				headers: {
					...json,
					"content-type": "application/json",
					authorization: `Bearer ${access.apiKey}`,
				},
				body: JSON.stringify({ query, max_results: mostResults }),
			}),
		answer: z.object({ results: Results }).transform(({ results }) => results),
	},
};

/** The question as the service wants it. */
export function requestOf(access: SearchAccess, question: string, language: string | null): Request {
	return services[access.kind].request(access, question, language);
}

/** The pages of an answer, the best first; null for an answer of another shape. */
export function pagesIn(kind: SearchKind, answer: unknown): FoundPage[] | null {
	const { data } = services[kind].answer.safeParse(answer);
	if (!data) return null;
	return data
		.filter((result) => result !== null)
		.slice(0, mostResults)
		.map(({ url, title }) => ({ url, title: title.trim() || url }));
}
