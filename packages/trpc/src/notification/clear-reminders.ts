import type { Transaction } from "@throughline/db/connect";
import { notification } from "@throughline/db/schema";
import type { NotificationKind } from "@throughline/domain/notification";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { announceTo } from "./notify.ts";
import { nextVersion } from "./own.ts";

const reminders: NotificationKind[] = ["due-soon", "overdue"];

/** Marks the reminders of these objects' due dates as read: the work is done, moved, given away or deleted. */
export async function clearReminders(
	tx: Transaction,
	objects: readonly { objectType: string; objectId: string }[],
): Promise<void> {
	const types = Map.groupBy(objects, ({ objectType }) => objectType);
	const some = [...types].map(([objectType, of]) =>
		and(
			eq(notification.objectType, objectType),
			inArray(
				notification.objectId,
				of.map(({ objectId }) => objectId),
			),
		),
	);
	if (some.length === 0) return;
	const cleared = await tx
		.update(notification)
		.set({ readAt: sql`now()`, version: nextVersion })
		.where(and(or(...some), inArray(notification.kind, reminders), isNull(notification.readAt)))
		.returning({ personId: notification.personId });
	for (const personId of new Set(cleared.map((row) => row.personId))) await announceTo(tx, personId);
}
