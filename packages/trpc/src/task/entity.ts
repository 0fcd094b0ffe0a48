import { baseline, holiday, task, taskAssignment, taskDependency, workstream } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const tasks = entity({
	table: task,
	type: "task",
	area: "task",
	title: (row) => row.name,
	programId: (row) => row.programId,
});

export const workstreams = entity({
	table: workstream,
	type: "workstream",
	area: "task",
	title: (row) => row.name,
	programId: (row) => row.programId,
});

export const holidays = entity({
	table: holiday,
	type: "holiday",
	area: "task",
	title: (row) => `${row.name} (${row.date})`,
	programId: (row) => row.programId,
});

export const baselines = entity({
	table: baseline,
	type: "baseline",
	area: "task",
	title: (row) => row.name,
	programId: (row) => row.programId,
});

type Named = { id: string; name: string };
type Names = ReadonlyMap<string, string>;

/** A link; only its two tasks give it a name. */
export function dependencyBetween(predecessor: Named, successor: Named) {
	return dependenciesAmong(namesOf([predecessor, successor]));
}

/** Links of tasks with these names, by their ids. */
export function dependenciesAmong(tasks: Names) {
	return entity({
		table: taskDependency,
		type: "dependency",
		area: "task",
		title: (row) => `${tasks.get(row.predecessorId)} → ${tasks.get(row.successorId)}`,
		programId: (row) => row.programId,
	});
}

/** A share in a task; the task names its program. */
export function assignmentTo(task: Named & { programId: string }, member: Named) {
	return assignmentsIn(task.programId, namesOf([task]), namesOf([member]));
}

/** Shares of members in a program's tasks, with their names by their ids. */
export function assignmentsIn(programId: string, tasks: Names, members: Names) {
	return entity({
		table: taskAssignment,
		type: "assignment",
		area: "task",
		title: (row) => `${members.get(row.resourceId)}: ${tasks.get(row.taskId)}`,
		programId: () => programId,
	});
}

export function namesOf(objects: readonly Named[]): Names {
	return new Map(objects.map(({ id, name }) => [id, name]));
}
