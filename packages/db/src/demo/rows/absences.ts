import { addDays, mondayOf } from "@throughline/domain/value/day";
import type { absence } from "../../schema.ts";
import { at } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { Member } from "../team.ts";
import type { Telling } from "./telling.ts";

/** Who is away in the weeks to come: from a day after this week's Monday, for so many days. */
const stories: readonly (Pick<typeof absence.$inferInsert, "kind"> & {
	member: Member;
	after: number;
	days: number;
})[] = [
	{ member: "kerem", kind: "Vacation", after: 14, days: 12 },
	{ member: "rita", kind: "Training", after: 9, days: 2 },
	{ member: "lucie", kind: "Vacation", after: 28, days: 5 },
];

export function absenceRows({ today, memberIds }: Pick<Telling, "today" | "memberIds">, random: Random) {
	const since = at(addDays(today, -40), 9);
	return stories.map(({ member, kind, after, days }) => {
		const startDate = addDays(mondayOf(today), after);
		return {
			id: random.id(since),
			resourceId: memberIds[member],
			startDate,
			endDate: addDays(startDate, days - 1),
			kind,
			createdAt: since,
			updatedAt: since,
		} satisfies typeof absence.$inferInsert;
	});
}
