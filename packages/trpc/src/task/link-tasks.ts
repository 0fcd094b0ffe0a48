import type { Executor, Transaction } from "@throughline/db/connect";
import { program, task, taskDependency } from "@throughline/db/schema";
import { cycleClosedBy, cycleInWords, findCycle } from "@throughline/domain/task/cycle";
import type { NewTaskDependency } from "@throughline/domain/task/dependency";
import { eq, inArray } from "drizzle-orm";
import { CodedError, invalidInput } from "../error.ts";
import { findIn, findNamed } from "../find.ts";
import type { Writer } from "../writer.ts";
import { dependencyBetween, tasks } from "./entity.ts";
import { refusedSummary } from "./summary.ts";

/**
 * Makes a task wait for another. Throws NOT_FOUND for a successor that does not exist, INVALID_INPUT for such
 * a predecessor, for one of another program and for a circle (which it names), ALREADY_EXISTS for a linked pair,
 * SUMMARY_TASK for a summary.
 */
export async function linkTasks(ctx: { db: Transaction; write: Writer }, link: NewTaskDependency) {
	const successor = await findIn(ctx.db, tasks, link.successorId);
	const predecessor = await findNamed(ctx.db, tasks, "predecessorId", link.predecessorId);
	for (const [field, end] of Object.entries({ predecessorId: predecessor, successorId: successor }))
		if (end.summary) throw refusedSummary(end, "link its sub-tasks instead", field);
	const { programId } = successor;
	if (predecessor.programId !== programId) {
		throw refused(`“${predecessor.name}” belongs to another program than “${successor.name}”`);
	}
	await lockLinks(ctx.db, programId);
	const links = await linksOf(ctx.db, programId);
	if (
		links.some(
			(known) => known.predecessorId === link.predecessorId && known.successorId === link.successorId,
		)
	) {
		const message = `“${successor.name}” waits for “${predecessor.name}” already: change that link instead`;
		throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "predecessorId", message }] });
	}
	const cycle = cycleClosedBy(link, links);
	if (cycle) throw refused(await circleSentence(ctx.db, cycle));
	return await ctx.write.insert(dependencyBetween(predecessor, successor), { ...link, programId });
}

/** Throws CONFLICT, with a circle named, when a program's links hold one: after links came back by undo. */
export async function refuseCircles(tx: Transaction, programId: string): Promise<void> {
	await lockLinks(tx, programId);
	const cycle = findCycle(await linksOf(tx, programId));
	if (cycle) throw new CodedError("CONFLICT", await circleSentence(tx, cycle));
}

/** Lets one call at a time judge a program's links: two links that are harmless alone may close a circle together. */
async function lockLinks(tx: Transaction, programId: string): Promise<void> {
	await tx.select({ id: program.id }).from(program).where(eq(program.id, programId)).for("no key update");
}

function linksOf(db: Executor, programId: string) {
	return db
		.select({ predecessorId: taskDependency.predecessorId, successorId: taskDependency.successorId })
		.from(taskDependency)
		.where(eq(taskDependency.programId, programId));
}

/** "These tasks would wait for each other in a circle: Dig → Pour → Dig". */
export async function circleSentence(db: Executor, cycle: string[]): Promise<string> {
	const rows = await db.select({ id: task.id, name: task.name }).from(task).where(inArray(task.id, cycle));
	const names = new Map(rows.map(({ id, name }) => [id, name]));
	return `These tasks would wait for each other in a circle: ${cycleInWords(cycle, (id) => names.get(id) ?? id)}`;
}

function refused(message: string) {
	return invalidInput([{ path: "predecessorId", message }]);
}
