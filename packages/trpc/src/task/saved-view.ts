import { savedView } from "@throughline/db/schema";
import { id } from "@throughline/domain/shape";
import { NewSavedView, savedViewOf } from "@throughline/domain/task/saved-view";
import { and, asc, count, eq, getTableColumns, sql } from "drizzle-orm";
import { z } from "zod";
import { invalidInput } from "../error.ts";
import { noSuch } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";

const { personId: _, ...columns } = getTableColumns(savedView);
const mostPerView = 100;

/** A person's own saved views: no business of anybody else's, so neither announced nor in the audit trail. */
export const savedViewRouter = router({
	list: reads("read")
		.input(z.strictObject({ view: savedViewOf }))
		.query(({ ctx, input }) =>
			ctx.db
				.select(columns)
				.from(savedView)
				.where(and(eq(savedView.personId, ctx.person.id), eq(savedView.view, input.view)))
				.orderBy(asc(savedView.name)),
		),

	/** Saves a view under a name; one of the same name is replaced. */
	save: writes("signed-in")
		.input(NewSavedView)
		.mutation(async ({ ctx, input }) => {
			const { id: personId } = ctx.person;
			const [saved] = await ctx.db
				.insert(savedView)
				.values({ ...input, personId })
				.onConflictDoUpdate({
					target: [savedView.personId, savedView.view, savedView.name],
					set: { search: input.search, version: sql`${savedView.version} + 1`, updatedAt: sql`now()` },
				})
				.returning(columns);
			const [{ rows } = { rows: 0 }] = await ctx.db
				.select({ rows: count() })
				.from(savedView)
				.where(and(eq(savedView.personId, personId), eq(savedView.view, input.view)));
			if (rows > mostPerView)
				throw invalidInput([{ path: "name", message: `Keep at most ${mostPerView} views here` }]);
			if (!saved) throw new Error("The saved view was not returned");
			return saved;
		}),

	/** Answers what was removed, so that saving it again undoes it. */
	remove: writes("signed-in")
		.input(z.strictObject({ id }))
		.mutation(async ({ ctx, input }) => {
			const [removed] = await ctx.db
				.delete(savedView)
				.where(and(eq(savedView.id, input.id), eq(savedView.personId, ctx.person.id)))
				.returning(columns);
			if (!removed) throw noSuch({ type: "view" });
			return removed;
		}),
});
