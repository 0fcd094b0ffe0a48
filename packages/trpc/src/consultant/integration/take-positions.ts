import type { Transaction } from "@throughline/db/connect";
import { resource, task, taskAssignment, workstream } from "@throughline/db/schema";
import type { PlannedProgram } from "@throughline/domain/consultant/integration/planned-program";
import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { resources } from "../../resource/entity.ts";
import type { Writer } from "../../writer.ts";

/**
 * The team members for a plan's positions, by the position's key. A position that another plan opened and that nothing
 * needs any more, because its program is gone, is taken over before one is added.
 */
export async function takePositions(
	{ db, write }: { db: Transaction; write: Writer },
	positions: PlannedProgram["members"],
): Promise<Map<string, string>> {
	if (positions.length === 0) return new Map();
	const idle = await db
		.select({ id: resource.id, name: resource.name })
		.from(resource)
		.where(
			and(
				inArray(
					resource.name,
					positions.map(({ name }) => name),
				),
				isNull(resource.personId),
				notExists(db.select({ id: task.id }).from(task).where(eq(task.ownerId, resource.id))),
				notExists(
					db.select({ id: workstream.id }).from(workstream).where(eq(workstream.leadId, resource.id)),
				),
				notExists(
					db
						.select({ id: taskAssignment.id })
						.from(taskAssignment)
						.where(eq(taskAssignment.resourceId, resource.id)),
				),
			),
		)
		.for("update", { skipLocked: true });
	const byName = new Map(idle.map(({ id, name }) => [name, id]));
	const missing = positions.filter(({ name }) => !byName.has(name));
	const added = await write.insertMany(
		resources,
		missing.map(({ name, role }) => ({ name, role })),
	);
	for (const { id, name } of added) byName.set(name, id);
	return new Map(
		positions.flatMap(({ key, name }) => {
			const id = byName.get(name);
			return id === undefined ? [] : [[key, id] as const];
		}),
	);
}
