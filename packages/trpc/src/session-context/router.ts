import type { Executor, Transaction } from "@throughline/db/connect";
import { person, sessionContext } from "@throughline/db/schema";
import { NewSessionContext, SessionContextChange } from "@throughline/domain/session-context";
import { id, version } from "@throughline/domain/shape";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { reads, router, writes } from "../procedure.ts";
import { sessionContexts } from "./entity.ts";

/** A person's own working sessions: everybody has them, whatever their role, and nobody sees another's. */
export const sessionContextRouter = router({
	/** The caller's active session; null without one. */
	active: reads("signed-in").query(async ({ ctx }) => (await activeOf(ctx.db, ctx.person.id)) ?? null),

	/** Begins a session; one that is still active ends. */
	create: writes("signed-in")
		.input(NewSessionContext)
		.mutation(async ({ ctx, input }) => {
			await consumeTurn(ctx.db, ctx.person.id);
			const earlier = await activeOf(ctx.db, ctx.person.id);
			if (earlier) {
				await ctx.write.update(
					sessionContexts,
					{ id: earlier.id, version: "any" },
					{ active: false },
					{ action: "ended" },
				);
			}
			return await ctx.write.insert(sessionContexts, { ...input, personId: ctx.person.id });
		}),

	/**
	 * Changes the active session; without a version whatever it is now, as the call is documented. Throws CONFLICT, with
	 * the session as it is, for one that has ended.
	 */
	update: writes("signed-in")
		.input(SessionContextChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const session = await requireOwn(ctx.db, ctx.person.id, id);
			if (!session.active) throw new CodedError("CONFLICT", "This session has ended", { current: session });
			return await ctx.write.update(sessionContexts, { id, version: version ?? "any" }, change);
		}),

	/** Ends a session; one that has ended already stays so. */
	deactivate: writes("signed-in")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(async ({ ctx, input: { id, version } }) => {
			const session = await requireOwn(ctx.db, ctx.person.id, id);
			if (!session.active) return session;
			return await ctx.write.update(
				sessionContexts,
				{ id, version: version ?? "any" },
				{ active: false },
				{ action: "ended" },
			);
		}),
});

/** One start of a session per person at a time: the second waits, and then ends the first one's. */
async function consumeTurn(tx: Transaction, personId: string): Promise<void> {
	await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for("no key update");
}

async function activeOf(db: Executor, personId: string) {
	const [row] = await db
		.select()
		.from(sessionContext)
		.where(and(eq(sessionContext.personId, personId), eq(sessionContext.active, true)));
	return row;
}

/** The session, locked, if it is the caller's own. Throws NOT_FOUND, also for another's. */
async function requireOwn(tx: Transaction, personId: string, sessionId: string) {
	const [row] = await tx
		.select()
		.from(sessionContext)
		.where(and(eq(sessionContext.id, sessionId), eq(sessionContext.personId, personId)))
		.for("update");
	if (!row) throw new CodedError("NOT_FOUND", "This session does not exist, or is not yours");
	return row;
}
