import type { Executor, Transaction } from "@throughline/db/connect";
import { gateCondition, task } from "@throughline/db/schema";
import { gateTitle, type StageGateReview } from "@throughline/domain/stage-gate";
import type { GateCondition, NewCondition } from "@throughline/domain/stage-gate/condition";
import { asc, eq } from "drizzle-orm";
import { findNamed } from "../find.ts";
import { resources } from "../resource/entity.ts";
import { tasks } from "../task/entity.ts";
import { nextPosition } from "../task/next-position.ts";
import type { Writer } from "../writer.ts";

/** Makes a task of each thing that a decision asks for. Throws INVALID_INPUT for an owner who does not exist. */
export async function addConditions(
	{ db, write }: { db: Transaction; write: Writer },
	review: StageGateReview,
	gate: { code: string; name: string },
	conditions: readonly NewCondition[],
): Promise<void> {
	if (conditions.length === 0) return;
	for (const [place, { ownerId }] of conditions.entries())
		await findNamed(db, resources, `conditions.${place}.ownerId`, ownerId);
	const { id: reviewId, programId, reviewDate } = review;
	const first = await nextPosition(db, task, programId);
	const made = await write.insertMany(
		tasks,
		conditions.map(({ name, ownerId, dueDate }, place) => ({
			programId,
			name,
			ownerId,
			endDate: dueDate,
			priority: "High" as const,
			description: `Condition of ${gateTitle(gate)}, review of ${reviewDate}`,
			position: first + place,
		})),
	);
	await db.insert(gateCondition).values(made.map(({ id }) => ({ taskId: id, reviewId })));
}

/** What the decision on a review asked for, as it stands, by day. */
export function conditionsOf(db: Executor, reviewId: string): Promise<GateCondition[]> {
	return db
		.select({
			reviewId: gateCondition.reviewId,
			taskId: task.id,
			name: task.name,
			status: task.status,
			ownerId: task.ownerId,
			dueDate: task.endDate,
		})
		.from(gateCondition)
		.innerJoin(task, eq(task.id, gateCondition.taskId))
		.where(eq(gateCondition.reviewId, reviewId))
		.orderBy(asc(task.endDate), asc(task.position), asc(task.id));
}
