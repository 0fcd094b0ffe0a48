import { session } from "@throughline/db/schema";
import type { SessionEntry } from "@throughline/domain/account";
import { id } from "@throughline/domain/shape";
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { managesAccess, reads, router } from "../procedure.ts";
import type { Writer } from "../writer.ts";

/** A person's own signed-in browsers. Their real ids, which sign in, never leave the database. */
export const sessionsRouter = router({
	/** The running sessions, the one used last first. */
	list: reads("signed-in").query(async ({ ctx }): Promise<SessionEntry[]> => {
		const rows = await ctx.db
			.select({
				id: session.publicId,
				createdAt: session.createdAt,
				lastSeenAt: session.lastSeenAt,
				expiresAt: session.expiresAt,
				userAgent: session.userAgent,
				ipAddress: session.ipAddress,
			})
			.from(session)
			.where(and(eq(session.personId, ctx.person.id), gt(session.expiresAt, sql`now()`)))
			.orderBy(desc(session.lastSeenAt), desc(session.publicId));
		return rows.map((row) => ({
			...row,
			expiresAt: row.expiresAt.toISOString(),
			current: row.id === ctx.sessionPublicId,
		}));
	}),

	/** Signs one browser out. */
	revoke: managesAccess("signed-in")
		.input(z.strictObject({ id }))
		.mutation(async ({ ctx, input }) => {
			const [ended] = await ctx.db
				.delete(session)
				.where(and(eq(session.publicId, input.id), eq(session.personId, ctx.person.id)))
				.returning({ id: session.publicId });
			if (!ended) throw new CodedError("NOT_FOUND", "This session does not exist, or has ended already");
			await recordEnd(ctx.write, ended.id);
			return { id: ended.id };
		}),

	/** Signs every other browser out: all but the one that asks. */
	revokeOthers: managesAccess("signed-in").mutation(async ({ ctx }) => {
		const currentId = ctx.sessionPublicId;
		const ended = await ctx.db
			.delete(session)
			.where(
				and(
					eq(session.personId, ctx.person.id),
					currentId === null ? undefined : ne(session.publicId, currentId),
				),
			)
			.returning({ id: session.publicId });
		for (const { id } of ended) await recordEnd(ctx.write, id);
		return { ended: ended.length };
	}),
});

function recordEnd(write: Writer, sessionId: string): Promise<void> {
	return write.record({
		action: "ended",
		area: "account",
		objectType: "session",
		objectId: sessionId,
		objectTitle: "Signed-in browser",
		programId: null,
	});
}
