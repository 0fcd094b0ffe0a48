import type { Transaction } from "@throughline/db/connect";
import { notification } from "@throughline/db/schema";
import type { NotificationKind } from "@throughline/domain/notification";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Subscriber } from "../written.ts";
import { notifyDaily } from "./daily.ts";
import { announceTo, notify } from "./notify.ts";
import { fullWeeksAfter } from "./over-allocation.ts";
import { nextVersion } from "./own.ts";
import { rules } from "./rules.ts";

/**
 * Tells people what a call's changes mean for them, once for all of them: a change of thousands of rows asks the
 * database no more often than a change of one. Who made the changes knows of them.
 */
export const notifyPeople: Subscriber = async (tx, { changes, person, today }) => {
	const consequences = changes.flatMap((change) => {
		const { objectType, objectId } = change;
		const consequence = rules.evaluate(change, today);
		return consequence ? { objectType, objectId, ...consequence } : [];
	});
	if (consequences.length === 0) return;
	await clearReminders(
		tx,
		consequences.filter(({ clearsReminders }) => clearsReminders),
	);
	const full = await fullWeeksAfter(
		tx,
		{
			taskIds: consequences.flatMap(({ busyTask }) => busyTask ?? []),
			memberIds: consequences.flatMap(({ busyMembers = [] }) => busyMembers),
		},
		today,
	);
	await notify(tx, [...consequences.flatMap(({ notices = [] }) => notices), ...full], { except: person.id });
	// Somebody who becomes a team member has not heard of what was theirs already, also when they did it themselves.
	for (const { linkedPerson } of consequences) if (linkedPerson) await notifyDaily(tx, today, linkedPerson);
};

const reminders: NotificationKind[] = ["due-soon", "overdue"];

/** Marks the reminders of these objects' due dates as read: the work is done, moved, given away or deleted. */
async function clearReminders(
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
