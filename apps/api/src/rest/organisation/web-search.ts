import { changeOf } from "@throughline/domain/shape";
import { SearchTest, WebSearch, WebSearchChange } from "@throughline/domain/web-search";
import { describe, NoQuery, type RestApp } from "../route.ts";

const tag = "Web search";
const path = "/api/web-search";

/** The search of the web that research asks, for Admins. */
export function webSearchRoutes(app: RestApp): void {
	const read = describe({
		tag,
		summary: "Read how the web search of research is set up; for Admins",
		query: NoQuery,
		answer: WebSearch,
	});
	app.get(path, read, (request) => request.procedures.webSearch.settings());

	const change = describe({
		tag,
		summary: "Change what is entered for the web search: service, key, address; needs a session",
		body: WebSearchChange,
		answer: WebSearch,
	});
	app.patch(path, change, (request) => request.procedures.webSearch.change(request.body));

	const clear = describe({
		tag,
		summary: "Remove what is entered for the web search, its key included; needs a session",
		body: changeOf({}),
		answer: WebSearch,
	});
	app.post(`${path}/clear`, clear, (request) => request.procedures.webSearch.clear(request.body));

	const test = describe({
		tag,
		summary: "Search for one word, as the web search is set up; needs a session",
		answer: SearchTest,
	});
	app.post(`${path}/test`, test, (request) => request.procedures.webSearch.test());
}
