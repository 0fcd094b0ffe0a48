import type { Subscriber } from "../written.ts";
import { clearReminders } from "./clear-reminders.ts";
import { notifyDaily } from "./daily.ts";
import { notify } from "./notify.ts";
import { fullWeeksAfter } from "./over-allocation.ts";
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
