import { SearchQuery } from "@throughline/domain/search";
import { reads, router } from "../procedure.ts";
import { find } from "./find.ts";

export const searchRouter = router({
	/** Objects by their code, their name or any of their text, best first; forgives mistyped words. */
	find: reads("read")
		.input(SearchQuery)
		.query(({ ctx, input }) => find(ctx.db, ctx.person.id, input)),
});
