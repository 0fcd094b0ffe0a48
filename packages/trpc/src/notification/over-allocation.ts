import type { Executor } from "@throughline/db/connect";
import { person, resource, taskAssignment } from "@throughline/db/schema";
import type { Notice } from "@throughline/domain/notification/notice";
import { overAllocated } from "@throughline/domain/notification/rules";
import { weekLoad, weeksFrom } from "@throughline/domain/resource/capacity";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { demandsOf } from "../resource/demands.ts";
import { peopleWhoAre } from "./recipients.ts";

/** How far ahead it is looked for weeks that ask too much. */
const weeksAhead = 12;
/** A change that fills the weeks of more people leaves the rest to the daily look: a write is not kept waiting. */
const mostAtOnce = 20;

/** Which of these members, and of those who work on these tasks, have a coming week that asks too much of them. */
export async function fullWeeksAfter(
	db: Executor,
	{ taskIds, memberIds }: { taskIds: string[]; memberIds: string[] },
	today: string,
): Promise<Notice[]> {
	const assigned =
		taskIds.length === 0
			? []
			: await db
					.selectDistinct({ memberId: taskAssignment.resourceId })
					.from(taskAssignment)
					.where(inArray(taskAssignment.taskId, taskIds));
	const members = [...new Set([...memberIds, ...assigned.map(({ memberId }) => memberId)])];
	const reachable = [...(await peopleWhoAre(db, members)).keys()];
	return await fullWeeksOf(db, reachable.slice(0, mostAtOnce), today);
}

/** The same for everybody who signs in, or for one person. */
export async function fullWeeks(db: Executor, today: string, personId?: string): Promise<Notice[]> {
	const members = await db
		.select({ id: resource.id })
		.from(resource)
		.innerJoin(person, eq(person.id, resource.personId))
		.where(and(isNull(person.disabledAt), personId === undefined ? undefined : eq(person.id, personId)));
	return await fullWeeksOf(
		db,
		members.map(({ id }) => id),
		today,
	);
}

async function fullWeeksOf(db: Executor, memberIds: string[], today: string): Promise<Notice[]> {
	const weeks = weeksFrom(today, weeksAhead);
	const notices: Notice[] = [];
	for (const memberId of memberIds) {
		const demands = await demandsOf(db, memberId);
		const notice = overAllocated(
			memberId,
			weeks.map((week) => ({ week, load: weekLoad(demands, week, today) })),
		);
		if (notice) notices.push(notice);
	}
	return notices;
}
