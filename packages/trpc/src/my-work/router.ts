import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { kpi, risk, riskMitigation, stageGateReview, task, taskAssignment } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import { byDueDate, type MyWork, type MyWorkItem, mostOfKind } from "@throughline/domain/my-work";
import { sql } from "drizzle-orm";
import { reads, router, writes } from "../procedure.ts";
import { memberOf } from "../resource/contribution.ts";
import { askToBeLinked } from "./ask-to-be-linked.ts";
import { dueMeasurements } from "./due-measurements.ts";
import { crossedTripwires, ownMitigations, ownReviews, waitingExpenses } from "./open-decisions.ts";
import { ownTasks } from "./own-tasks.ts";

export const myWorkRouter = router({
	/** What the caller has to do over all programs in use. */
	list: reads("read").query(({ ctx }) => myWorkOf(ctx.db, ctx.person)),

	/** Asks the Admins to link the caller's account to a team member; answers how many were asked. */
	askToBeLinked: writes("signed-in").mutation(async ({ ctx }) => ({ asked: await askToBeLinked(ctx) })),
});

async function myWorkOf(db: Executor, person: Person): Promise<MyWork> {
	const member = await memberOf(db, person.id);
	const [own, expenses, tripwires] = await Promise.all([
		member ? itemsOf(db, member.id) : [],
		allows(person.role, "write") ? waitingExpenses(db) : [],
		crossedTripwires(db, person.id),
	]);
	const kinds = Map.groupBy([...own, ...expenses, ...tripwires].sort(byDueDate), ({ kind }) => kind);
	const lists = [...kinds.values()];
	const items = lists.flatMap((list) => list.slice(0, mostOfKind)).sort(byDueDate);
	return {
		member: member && { id: member.id, name: member.name },
		items,
		more: lists.some(({ length }) => length > mostOfKind),
		hasHadWork: items.length > 0 || (member !== null && (await hasHadWork(db, member.id))),
	};
}

async function itemsOf(db: Executor, memberId: string): Promise<MyWorkItem[]> {
	const today = await databaseDay(db);
	const lists = await Promise.all([
		ownTasks(db, memberId),
		ownMitigations(db, memberId),
		dueMeasurements(db, memberId, today),
		ownReviews(db, memberId),
	]);
	return lists.flat();
}

/** Whether a member owns anything, done or not. */
async function hasHadWork(db: Executor, memberId: string): Promise<boolean> {
	const [row] = await db.execute<{ found: boolean }>(sql`
		select exists (select from ${task} where ${task.ownerId} = ${memberId})
			or exists (select from ${taskAssignment} where ${taskAssignment.resourceId} = ${memberId})
			or exists (select from ${kpi} where ${kpi.ownerId} = ${memberId})
			or exists (select from ${risk} where ${risk.ownerId} = ${memberId})
			or exists (select from ${riskMitigation} where ${riskMitigation.ownerId} = ${memberId})
			or exists (select from ${stageGateReview} where ${stageGateReview.ownerId} = ${memberId}) as found`);
	return row?.found ?? false;
}
