import type { Transaction } from "@throughline/db/connect";
import { taskDependency } from "@throughline/db/schema";
import { findCycle } from "@throughline/domain/task/cycle";
import { handDown } from "@throughline/domain/task/hand-down";
import { and, isNotNull, or } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import type { FieldPath } from "../find.ts";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { dependenciesAmong } from "./entity.ts";
import { circleSentence } from "./link-tasks.ts";
import { dependenciesOfProgram, tasksOfProgram } from "./plan.ts";

type Placement = { programId: string; parentId?: string | null | undefined };

/**
 * Gives the links of tasks that have just got sub-tasks to those (`handDown` says to which), in the same change; and
 * those that a summary handed down before to the sub-task that is its first or last now. Throws
 * INVALID_INPUT, by name, where the tasks would then wait for each other in a circle.
 * @param given what was placed, in a program that is locked against other links
 */
export async function handDownLinks(
	{ db, write }: { db: Transaction; write: Writer },
	given: readonly Placement[],
	path: FieldPath,
): Promise<void> {
	const parentIds = [...new Set(given.flatMap(({ parentId }) => parentId ?? []))];
	if (parentIds.length === 0) return;
	const linked = await db
		.selectDistinct({ programId: taskDependency.programId })
		.from(taskDependency)
		.where(
			or(
				isOneOf(taskDependency.predecessorId, parentIds),
				isOneOf(taskDependency.successorId, parentIds),
				// The summary may lie further up.
				and(
					isOneOf(taskDependency.programId, [...new Set(given.map(({ programId }) => programId))]),
					or(isNotNull(taskDependency.predecessorFor), isNotNull(taskDependency.successorFor)),
				),
			),
		);
	for (const { programId } of linked) {
		const cycle = await moveLinks({ db, write }, programId, []);
		if (cycle) {
			const place = given.findIndex((each) => each.programId === programId && each.parentId);
			throw invalidInput([{ path: path(place, "parentId"), message: await circleSentence(db, cycle) }]);
		}
	}
}

/** Gives the links that summaries have handed down to sub-tasks which are about to go to those that stay. */
export async function handBackLinks(
	{ db, write }: { db: Transaction; write: Writer },
	goingIds: readonly string[],
): Promise<void> {
	const linked = await db
		.selectDistinct({ programId: taskDependency.programId })
		.from(taskDependency)
		.where(
			or(
				and(isNotNull(taskDependency.predecessorFor), isOneOf(taskDependency.predecessorId, goingIds)),
				and(isNotNull(taskDependency.successorFor), isOneOf(taskDependency.successorId, goingIds)),
			),
		);
	// Where that closed a circle they go with their task.
	for (const { programId } of linked) await moveLinks({ db, write }, programId, goingIds);
}

/** Writes down whose the links are now; where that closes a circle it writes nothing, and answers it. */
async function moveLinks(
	{ db, write }: { db: Transaction; write: Writer },
	programId: string,
	goingIds: readonly string[],
) {
	const [all, links] = await Promise.all([
		tasksOfProgram(db, { programId }),
		dependenciesOfProgram(db, { programId }),
	]);
	const going = new Set(goingIds);
	const tasks = all.filter(({ id }) => !going.has(id));
	const { moved, gone } = handDown(tasks, links);
	const changed = new Map([...links, ...moved].map((link) => [link.id, link]));
	for (const { id } of gone) changed.delete(id);
	const cycle = findCycle([...changed.values()]);
	if (cycle) return cycle;
	const dependencies = dependenciesAmong(new Map(all.map(({ id, name }) => [id, name])));
	if (gone.length > 0) await write.removeMany(dependencies, gone);
	await write.updateMany(
		dependencies,
		moved.map(({ id, ...ends }) => ({ target: { id, version: "any" as const }, change: ends })),
	);
	return null;
}
