import { notification } from "@throughline/db/schema";
import { NotificationChange, NotificationQuery } from "@throughline/domain/notification";
import { id } from "@throughline/domain/shape";
import { and, count, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { markNotification } from "./mark.ts";
import { announceTo } from "./notify.ts";
import { nextVersion, ownNotifications } from "./own.ts";
import { preferenceRouter } from "./preference.ts";

const unreadOf = prepared((db) =>
	db
		.select({ unread: count() })
		.from(notification)
		.where(and(eq(notification.personId, sql.placeholder("personId")), isNull(notification.readAt)))
		.prepare("unread_notifications"),
);

/** A person's own notifications. Whether they are read is their own affair: the audit trail has none of it. */
export const notificationRouter = router({
	preference: preferenceRouter,

	/** The newest first, and on request those before a known one. */
	list: reads("signed-in")
		.input(NotificationQuery)
		.query(({ ctx, input }) => ownNotifications(ctx.db, ctx.person.id, input)),

	/** How many are not read. */
	unread: reads("signed-in").query(async ({ ctx }) => {
		const [row] = await unreadOf(ctx.db, { personId: ctx.person.id });
		return row?.unread ?? 0;
	}),

	/** Marks one as read, or as not read. */
	update: writes("signed-in")
		.input(NotificationChange.extend({ id }))
		.mutation(({ ctx, input }) => markNotification(ctx.db, ctx.person.id, input)),

	/** Marks all as read; answers how many were not. */
	readAll: writes("signed-in").mutation(async ({ ctx }) => {
		const rows = await ctx.db
			.update(notification)
			.set({ readAt: sql`now()`, version: nextVersion })
			.where(and(eq(notification.personId, ctx.person.id), isNull(notification.readAt)))
			.returning({ id: notification.id });
		if (rows.length > 0) await announceTo(ctx.db, ctx.person.id);
		return { read: rows.length };
	}),
});
