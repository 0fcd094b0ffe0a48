import type { Transaction } from "@throughline/db/connect";
import { task, taskDependency } from "@throughline/db/schema";
import { eq, or } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { dependenciesAmong } from "./entity.ts";

type Call = { db: Transaction; write: Writer };
type Target = { id: string; version?: number | undefined };

/** Deletes dependencies, all or none; one undo brings all of them back. Throws NOT_FOUND or CONFLICT. */
export async function removeLinks({ db, write }: Call, targets: readonly Target[]) {
	const ids = targets.map(({ id }) => id);
	const { id, predecessorId, successorId } = taskDependency;
	const ends = await db
		.selectDistinct({ id: task.id, name: task.name })
		.from(task)
		.innerJoin(taskDependency, or(eq(predecessorId, task.id), eq(successorId, task.id)))
		.where(isOneOf(id, ids));
	const dependencies = dependenciesAmong(new Map(ends.map((end) => [end.id, end.name])));
	return await write.removeMany(dependencies, targets);
}
