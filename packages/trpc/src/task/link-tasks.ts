import type { Executor, Transaction } from "@throughline/db/connect";
import { program, task, taskDependency } from "@throughline/db/schema";
import { cycleClosedBy, cycleInWords, findCycle, type Link } from "@throughline/domain/task/cycle";
import type { NewTaskDependency } from "@throughline/domain/task/dependency";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import { CodedError, invalidInput } from "../error.ts";
import { type FieldPath, goneSentence, noSuch } from "../find.ts";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { dependenciesAmong, namesOf, tasks } from "./entity.ts";
import { refusedSummary } from "./summary.ts";

/**
 * Makes tasks wait for others, all or none. Throws NOT_FOUND for a successor that does not exist, INVALID_INPUT for such
 * a predecessor, for one of another program and for a circle (which it names), ALREADY_EXISTS for a linked pair,
 * SUMMARY_TASK for a summary.
 */
export async function linkTasks(
	ctx: { db: Transaction; write: Writer },
	given: readonly NewTaskDependency[],
	path: FieldPath,
) {
	const ends = await endsOf(ctx.db, given, path);
	const links = new Map<string, Link[]>();
	for (const programId of [...new Set(ends.map(({ successor }) => successor.programId))].sort()) {
		await lockLinks(ctx.db, programId);
		links.set(programId, await linksOf(ctx.db, programId));
	}
	for (const [place, { link, predecessor, successor }] of ends.entries()) {
		const field = path(place, "predecessorId");
		const known = links.get(successor.programId) ?? [];
		if (known.some((other) => other.predecessorId === predecessor.id && other.successorId === successor.id)) {
			const message = `“${successor.name}” waits for “${predecessor.name}” already: change that link instead`;
			throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: field, message }] });
		}
		const cycle = cycleClosedBy(link, known);
		if (cycle) throw refused(field, await circleSentence(ctx.db, cycle));
		known.push(link);
	}
	const names = namesOf(ends.flatMap(({ predecessor, successor }) => [predecessor, successor]));
	return await ctx.write.insertMany(
		dependenciesAmong(names),
		ends.map(({ link, successor }) => ({ ...link, programId: successor.programId })),
	);
}

/** The two tasks of each link, which may be linked. */
async function endsOf(db: Executor, given: readonly NewTaskDependency[], path: FieldPath) {
	const ids = new Set(given.flatMap(({ predecessorId, successorId }) => [predecessorId, successorId]));
	const { id, name, programId, summary } = getTableColumns(task);
	const rows = await db
		.select({ id, name, programId, summary })
		.from(task)
		.where(isOneOf(task.id, [...ids]));
	const byId = new Map(rows.map((row) => [row.id, row]));
	return given.map((link, place) => {
		const [predecessor, successor] = [byId.get(link.predecessorId), byId.get(link.successorId)];
		const field = path(place, "predecessorId");
		if (!successor) throw noSuch(tasks);
		if (!predecessor) throw refused(field, goneSentence(tasks));
		for (const [name, end] of Object.entries({ predecessorId: predecessor, successorId: successor }))
			if (end.summary) throw refusedSummary(end, "link its sub-tasks instead", path(place, name));
		if (predecessor.programId !== successor.programId)
			throw refused(field, `“${predecessor.name}” belongs to another program than “${successor.name}”`);
		return { link, predecessor, successor };
	});
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

function refused(path: string, message: string) {
	return invalidInput([{ path, message }]);
}
