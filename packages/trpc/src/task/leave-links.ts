import type { Transaction } from "@throughline/db/connect";
import { task, taskDependency } from "@throughline/db/schema";
import { or } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { dependenciesAmong } from "./entity.ts";

/** Deletes the dependencies of tasks that leave their program, in the same change: links join tasks of one program. */
export async function leaveLinks(
	{ db, write }: { db: Transaction; write: Writer },
	taskIds: readonly string[],
): Promise<void> {
	if (taskIds.length === 0) return;
	const links = await db
		.select()
		.from(taskDependency)
		.where(or(isOneOf(taskDependency.predecessorId, taskIds), isOneOf(taskDependency.successorId, taskIds)));
	if (links.length === 0) return;
	const ends = links.flatMap(({ predecessorId, successorId }) => [predecessorId, successorId]);
	const names = await db
		.select({ id: task.id, name: task.name })
		.from(task)
		.where(isOneOf(task.id, [...new Set(ends)]));
	const dependencies = dependenciesAmong(new Map(names.map(({ id, name }) => [id, name])));
	await write.removeMany(dependencies, links);
}
