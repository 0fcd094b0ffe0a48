import type { Executor } from "@throughline/db/connect";
import { notification, program, searchEntry } from "@throughline/db/schema";
import type { Notification, NotificationKind, NotificationQuery } from "@throughline/domain/notification";
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { noSuch } from "../find.ts";

const { id, kind, title, body, programId, objectType, objectId, readAt, version, createdAt } = notification;
const shown = {
	id,
	// Only `notify` writes it, with a kind of the domain.
	kind: sql<NotificationKind>`${kind}`,
	title,
	body,
	programId,
	programName: program.name,
	objectType,
	objectId,
	parentId: searchEntry.parentId,
	readAt,
	version,
	createdAt,
};

/** The version of a notification that is marked as read, or as not read. */
export const nextVersion = sql`${notification.version} + 1`;

/** A person's notifications, newest first. Throws NOT_FOUND when `before` is none of theirs. */
export async function ownNotifications(
	db: Executor,
	personId: string,
	{ unread, before, limit }: z.infer<typeof NotificationQuery>,
): Promise<Notification[]> {
	return await select(
		db,
		and(
			eq(notification.personId, personId),
			unread ? isNull(notification.readAt) : undefined,
			before === undefined ? undefined : await olderThan(db, personId, before),
		),
	).limit(limit);
}

/** One of a person's notifications. Throws NOT_FOUND. */
export async function ownNotification(db: Executor, personId: string, id: string): Promise<Notification> {
	const [row] = await select(db, and(eq(notification.personId, personId), eq(notification.id, id)));
	if (!row) throw noSuch({ type: "notification" });
	return row;
}

async function olderThan(db: Executor, personId: string, before: string): Promise<SQL> {
	const { createdAt, id } = await ownNotification(db, personId, before);
	return sql`(${notification.createdAt}, ${notification.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

function select(db: Executor, condition: SQL | undefined) {
	return db
		.select(shown)
		.from(notification)
		.leftJoin(program, eq(program.id, notification.programId))
		.leftJoin(
			searchEntry,
			and(
				eq(searchEntry.objectType, notification.objectType),
				eq(searchEntry.objectId, notification.objectId),
			),
		)
		.where(condition)
		.orderBy(desc(notification.createdAt), desc(notification.id))
		.$dynamic();
}
