import { task } from "@throughline/db/schema";
import { copyName } from "@throughline/domain/program";
import { descendantsOf } from "@throughline/domain/task/hierarchy/hierarchy";
import { findIn, only } from "../find.ts";
import { tasks } from "../task/entity.ts";
import { nextPosition } from "../task/next-position.ts";
import { dependenciesOfProgram, tasksOfProgram } from "../task/plan.ts";
import type { Call } from "./copy.ts";
import { sharesOf, writeTasks } from "./copy-tasks.ts";
import { sameDays } from "./later.ts";

/**
 * Makes a task like another, with its sub-tasks, the links between them and the people who share in them; not begun, and
 * waiting for nothing else. Throws NOT_FOUND.
 */
export async function duplicateTask(call: Call, id: string) {
	const rows = await taskRowsOf(call, id);
	const { programId } = rows.original;
	const first = await nextPosition(call.db, task, programId);
	const shares = await sharesOf(call.db, rows.tasks);
	const made = await writeTasks(
		call,
		{ ...rows, shares },
		{
			programId,
			later: sameDays,
			of: ({ id, name, parentId }, place) => ({
				position: first + place,
				...(id === rows.original.id && { name: copyName(name), parentId }),
			}),
		},
	);
	return only(made.slice(0, 1));
}

/** A task with its sub-tasks, and all links of its program. Throws NOT_FOUND. */
export async function taskRowsOf({ db }: Pick<Call, "db">, id: string) {
	const original = await findIn(db, tasks, id);
	const { programId } = original;
	const parts = descendantsOf(await tasksOfProgram(db, { programId }), [id]);
	return {
		original,
		tasks: [original, ...parts],
		dependencies: await dependenciesOfProgram(db, { programId }),
	};
}
