import { person, savedView } from "@throughline/db/schema";
import { allows, displayName, type Role } from "@throughline/domain/account";
import { id } from "@throughline/domain/shape";
import { NewSavedView, type SavedView, savedViewOf, sharedViews } from "@throughline/domain/task/saved-view";
import { and, asc, count, eq, getTableColumns, or, sql } from "drizzle-orm";
import { z } from "zod";
import { announce } from "../change.ts";
import { CodedError, invalidInput } from "../error.ts";
import { noSuch } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";

const { personId: _, ...columns } = getTableColumns(savedView);
const asOwn = <Row>(row: Row) => ({ ...row, sharedBy: null });
const mostPerView = 100;

/**
 * A person's own saved views: no business of anybody else's, so neither announced nor in the audit trail. Those that
 * they share are used by others, who are told of a change, and changed by them alone.
 */
export const savedViewRouter = router({
	list: reads("read")
		.input(z.strictObject({ view: savedViewOf }))
		.query(async ({ ctx, input }) => {
			const isOwn = eq(savedView.personId, ctx.person.id);
			const rows = await ctx.db
				.select({ columns, owner: getTableColumns(person) })
				.from(savedView)
				.innerJoin(person, eq(person.id, savedView.personId))
				.where(and(eq(savedView.view, input.view), or(isOwn, savedView.shared)))
				.orderBy(asc(savedView.name), asc(savedView.id));
			return rows.map(({ columns: view, owner }): SavedView => {
				return { ...view, sharedBy: owner.id === ctx.person.id ? null : displayName(owner) };
			});
		}),

	/** Saves a view under a name; one of the same name is replaced. */
	save: writes("signed-in")
		.input(NewSavedView)
		.mutation(async ({ ctx, input }) => {
			const { id: personId, role } = ctx.person;
			if (input.shared) requireSharing(input.view, role);
			const isOfName = and(
				eq(savedView.personId, personId),
				eq(savedView.view, input.view),
				eq(savedView.name, input.name),
			);
			const before = await ctx.db.select({ shared: savedView.shared }).from(savedView).where(isOfName);
			const [saved] = await ctx.db
				.insert(savedView)
				.values({ ...input, personId })
				.onConflictDoUpdate({
					target: [savedView.personId, savedView.view, savedView.name],
					set: {
						search: input.search,
						shared: input.shared,
						version: sql`${savedView.version} + 1`,
						updatedAt: sql`now()`,
					},
				})
				.returning(columns);
			const [{ rows } = { rows: 0 }] = await ctx.db
				.select({ rows: count() })
				.from(savedView)
				.where(and(eq(savedView.personId, personId), eq(savedView.view, input.view)));
			if (rows > mostPerView)
				throw invalidInput([{ path: "name", message: `Keep at most ${mostPerView} views here` }]);
			if (!saved) throw new Error("The saved view was not returned");
			if ([saved, ...before].some(({ shared }) => shared))
				await announce(ctx.db, "portfolio", null, saved.id);
			return asOwn(saved);
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
			if (removed.shared) await announce(ctx.db, "portfolio", null, removed.id);
			return asOwn(removed);
		}),
});

/** Throws FORBIDDEN for who may not write, and INVALID_INPUT for a view whose ways to look at it are not shared. */
function requireSharing(view: string, role: Role): void {
	if (!allows(role, "write")) throw new CodedError("FORBIDDEN", "Editors and Admins share views");
	if (!sharedViews.includes(view))
		throw invalidInput([{ path: "shared", message: "Views are shared of the portfolio" }]);
}
