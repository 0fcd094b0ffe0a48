import type { Transaction } from "@throughline/db/connect";
import { program, task } from "@throughline/db/schema";
import type { TaskChange } from "@throughline/domain/task";
import type { Plan, PlannedTask } from "@throughline/domain/task/schedule";
import { cascadeOf, type Moved } from "@throughline/domain/task/schedule/cascade";
import { asc, inArray } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { planOf } from "./plan.ts";

type Change = TaskChange & { id: string };

/** Whether a change may push other tasks. */
export function changesDates({ startDate, endDate, milestone }: Change): boolean {
	return startDate !== undefined || endDate !== undefined || milestone !== undefined;
}

/** Lets one call at a time move the tasks of a program: two cascades may lead to the same tasks in other orders. */
export async function lockProgramsOf(tx: Transaction, changes: readonly { id: string }[]): Promise<void> {
	const programs = tx
		.select({ id: task.programId })
		.from(task)
		.where(inArray(task.id, idsOf(changes)));
	await tx
		.select({ id: program.id })
		.from(program)
		.where(inArray(program.id, programs))
		.orderBy(asc(program.id))
		.for("no key update");
}

/**
 * The dates of what goes along when these tasks, which are locked already, get other dates. Locks it, too: a task that
 * somebody changed after the plan was read is looked at again.
 */
export async function pushedBy(tx: Transaction, changes: readonly Change[]): Promise<Omit<Moved, "name">[]> {
	const changesById = new Map(changes.map((change) => [change.id, change]));
	const rows = await tx
		.selectDistinct({ programId: task.programId })
		.from(task)
		.where(inArray(task.id, idsOf(changes)));
	const pushed: Omit<Moved, "name">[] = [];
	for (const { programId } of rows) pushed.push(...(await pushedIn(tx, programId, changesById)));
	return pushed;
}

async function pushedIn(tx: Transaction, programId: string, changes: ReadonlyMap<string, Change>) {
	for (;;) {
		const plan = await planOf(tx, programId);
		const { moved } = cascadeOf(plan)(changedIn(plan, changes));
		if (moved.length === 0 || (await lockAsRead(tx, plan, moved)))
			return moved.map(({ id, startDate, endDate }) => ({ id, startDate, endDate }));
	}
}

function changedIn({ tasks }: Plan, changes: ReadonlyMap<string, Change>): PlannedTask[] {
	return tasks.flatMap((row) => {
		const change = changes.get(row.id);
		if (!change) return [];
		const { startDate = row.startDate, endDate = row.endDate, milestone = row.milestone } = change;
		return [{ ...row, startDate, endDate, milestone }];
	});
}

/** Answers whether the locked tasks are still as the plan has them. */
async function lockAsRead(
	tx: Transaction,
	plan: Awaited<ReturnType<typeof planOf>>,
	moved: readonly Moved[],
): Promise<boolean> {
	const versions = new Map(plan.tasks.map(({ id, version }) => [id, version]));
	const locked = await tx
		.select({ id: task.id, version: task.version })
		.from(task)
		.where(isOneOf(task.id, idsOf(moved)))
		.orderBy(asc(task.id))
		.for("update");
	return locked.length === moved.length && locked.every(({ id, version }) => versions.get(id) === version);
}

function idsOf(rows: readonly { id: string }[]): string[] {
	return rows.map(({ id }) => id);
}
