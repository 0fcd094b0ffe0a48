import type { Transaction } from "@throughline/db/connect";
import { resource, task, taskAssignment } from "@throughline/db/schema";
import { copyName } from "@throughline/domain/program";
import { eq } from "drizzle-orm";
import { findIn } from "../find.ts";
import { assignmentTo, tasks } from "../task/entity.ts";
import { nextPosition } from "../task/next-position.ts";
import type { Writer } from "../writer.ts";
import { fresh, notBegun } from "./fresh.ts";

/**
 * Makes a task like another, with the people who share in it; not begun, and waiting for nothing. Throws NOT_FOUND.
 */
export async function duplicateTask({ db, write }: { db: Transaction; write: Writer }, id: string) {
	const original = await findIn(db, tasks, id);
	const position = await nextPosition(db, task, original.programId);
	const name = copyName(original.name);
	const made = await write.insert(tasks, { ...fresh(original), ...notBegun(original), name, position });
	const shares = await db
		.select({ share: taskAssignment, member: resource })
		.from(taskAssignment)
		.innerJoin(resource, eq(resource.id, taskAssignment.resourceId))
		.where(eq(taskAssignment.taskId, id));
	for (const { share, member } of shares)
		await write.insert(assignmentTo(made, member), { ...fresh(share), taskId: made.id });
	return made;
}
