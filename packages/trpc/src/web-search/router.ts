import { changeOf } from "@throughline/domain/shape";
import { SearchService, SearchTest, WebSearch, WebSearchChange } from "@throughline/domain/web-search";
import { managesAccess, reads, router, works } from "../procedure.ts";
import { consumeTurn } from "../rate-limit.ts";
import { changeSearch, clearSearch } from "./change.ts";
import { describeSearch, readSearchRow } from "./rows.ts";

const testsPerHour = 60;

/** The search of the web that research asks, whichever model serves; for Admins. No answer holds a key. */
export const webSearchRouter = router({
	settings: reads("administer")
		.output(WebSearch)
		.query(({ ctx }) => describeSearch(ctx.db, ctx.searchDesk)),

	/** Which service the next research asks; for everybody. */
	service: reads("read")
		.output(SearchService)
		.query(async ({ ctx }) => ({
			name: ctx.searchDesk.searcher(await readSearchRow(ctx.db))?.name ?? null,
		})),

	/** Changes what is entered; the next research uses it, on every instance. */
	change: managesAccess("administer")
		.input(WebSearchChange)
		.output(WebSearch)
		.mutation(({ ctx, input }) => changeSearch(ctx, input)),

	/** Removes everything that was entered, its key included. */
	clear: managesAccess("administer")
		.input(changeOf({}))
		.output(WebSearch)
		.mutation(({ ctx, input }) => clearSearch(ctx, input.version)),

	/** Searches for one word, as it is stored. */
	test: works("administer", { sessionOnly: true })
		.output(SearchTest)
		.mutation(async ({ ctx, signal }) => {
			await consumeTurn(ctx.db, ctx, { what: "connection tests", perHour: testsPerHour });
			return await ctx.searchDesk.test(await readSearchRow(ctx.db), signal ?? new AbortController().signal);
		}),
});
