import type { Executor } from "@throughline/db/connect";
import { person, resource, taskAssignment } from "@throughline/db/schema";
import type { Notice } from "@throughline/domain/notification/notice";
import { overAllocated } from "@throughline/domain/notification/rules";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { weeksOfMembers } from "../resource/capacity.ts";
import { peopleWhoAre } from "./recipients.ts";

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
	if (memberIds.length === 0) return [];
	const { weeks, loads } = await weeksOfMembers(db, today, { memberIds });
	return [...loads].flatMap(([memberId, each]) => {
		const days = each.map(({ load }, place) => ({ week: weeks[place] ?? today, load }));
		return overAllocated(memberId, days) ?? [];
	});
}
