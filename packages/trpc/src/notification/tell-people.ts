import type { Transaction } from "@throughline/db/connect";
import { tellOfTheDay } from "./daily.ts";
import { notify } from "./notify.ts";
import { fullWeeksAfter } from "./over-allocation.ts";
import { settle } from "./settle.ts";
import type { Consequences } from "./watch.ts";

export type Consequence = Partial<Consequences> & { objectType: string; objectId: string };

/**
 * Tells people what a call's changes mean for them, in its transaction and once for all of them: a change of
 * thousands of rows asks the database no more often than a change of one. Who made the changes knows of them.
 */
export async function tellPeople(
	tx: Transaction,
	consequences: readonly Consequence[],
	{ actorId, today }: { actorId: string; today: string },
): Promise<void> {
	await settle(
		tx,
		consequences.filter(({ settled }) => settled),
	);
	const full = await fullWeeksAfter(
		tx,
		{
			taskIds: consequences.flatMap(({ busyTask }) => busyTask ?? []),
			memberIds: consequences.flatMap(({ busyMembers = [] }) => busyMembers),
		},
		today,
	);
	await notify(tx, [...consequences.flatMap(({ notices = [] }) => notices), ...full], { except: actorId });
	// Somebody who becomes a team member has not heard of what was theirs already, also when they did it themselves.
	for (const { linkedPerson } of consequences) if (linkedPerson) await tellOfTheDay(tx, today, linkedPerson);
}
