import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { notification } from "@throughline/db/schema";
import type { Notification, NotificationChange } from "@throughline/domain/notification";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { outdated } from "../outdated.ts";
import { announceTo } from "./notify.ts";
import { nextVersion, ownNotification } from "./own.ts";

/**
 * Marks one of a person's notifications as read, or as not read. Throws NOT_FOUND, or with the notification as it is
 * now CONFLICT and VERSION_REQUIRED.
 */
export async function markNotification(
	tx: Transaction,
	personId: string,
	{ id, version, read }: z.output<typeof NotificationChange> & { id: string },
): Promise<Notification> {
	// Locked first, so that of two marks at once the second sees the first.
	await tx.select({ id: notification.id }).from(notification).where(eq(notification.id, id)).for("update");
	const before = await ownNotification(tx, personId, id);
	if (version !== before.version) throw outdated("notification", version, before);
	if ((before.readAt !== null) === read) return before;
	const readAt = read ? (await databaseTime(tx)).toISOString() : null;
	await tx.update(notification).set({ readAt, version: nextVersion }).where(eq(notification.id, id));
	await announceTo(tx, personId);
	return { ...before, readAt, version: before.version + 1 };
}
