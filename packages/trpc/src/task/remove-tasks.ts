import type { Transaction } from "@throughline/db/connect";
import type { Writer } from "../writer.ts";
import { lockProgramsOf } from "./cascade.ts";
import { partsOf } from "./check-parents.ts";
import { tasks } from "./entity.ts";
import { handBackLinks } from "./hand-down-links.ts";

type Target = { id: string; version?: number | undefined };

/** Deletes tasks with all of their sub-tasks; one undo brings all of them back. Throws NOT_FOUND or CONFLICT. */
export async function removeTasks(
	{ db, write }: { db: Transaction; write: Writer },
	targets: readonly Target[],
): Promise<{ undoId: string }> {
	await lockProgramsOf(db, targets);
	const parts = await partsOf(
		db,
		targets.map(({ id }) => id),
	);
	const going = [...targets, ...parts.map(({ id }) => ({ id }))];
	await handBackLinks(
		{ db, write },
		going.map(({ id }) => id),
	);
	return await write.removeMany(tasks, going);
}
