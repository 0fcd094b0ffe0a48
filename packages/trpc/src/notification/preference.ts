import type { Executor } from "@throughline/db/connect";
import { notificationPreference } from "@throughline/db/schema";
import { NotificationPreference, notificationKinds } from "@throughline/domain/notification";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { reads, router, writes } from "../procedure.ts";
import { announceTo } from "./notify.ts";

/** What a person wants to be told of. It is their own affair: the audit trail has none of it. */
export const preferenceRouter = router({
	/** Every kind in the order of the settings; who said nothing wants it. */
	list: reads("signed-in").query(({ ctx }) => preferencesOf(ctx.db, ctx.person.id)),

	/** Sets the given kinds and leaves the others; answers all. */
	update: writes("signed-in")
		.input(z.strictObject({ preferences: z.array(NotificationPreference).max(100) }))
		.mutation(async ({ ctx, input: { preferences } }) => {
			const personId = ctx.person.id;
			// The last word on a kind holds.
			const rows = [
				...new Map(preferences.map(({ kind, wanted }) => [kind, { personId, kind, wanted }])).values(),
			];
			if (rows.length > 0) {
				await ctx.db
					.insert(notificationPreference)
					.values(rows)
					.onConflictDoUpdate({
						target: [notificationPreference.personId, notificationPreference.kind],
						set: { wanted: sql`excluded.wanted` },
					});
				await announceTo(ctx.db, personId);
			}
			return await preferencesOf(ctx.db, personId);
		}),
});

async function preferencesOf(db: Executor, personId: string): Promise<NotificationPreference[]> {
	const rows = await db
		.select()
		.from(notificationPreference)
		.where(eq(notificationPreference.personId, personId));
	const wanted = new Map<string, boolean>(rows.map((row) => [row.kind, row.wanted]));
	return notificationKinds.map((kind) => ({ kind, wanted: wanted.get(kind) ?? true }));
}
