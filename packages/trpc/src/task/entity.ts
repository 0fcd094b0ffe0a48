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

/** A link; only its two tasks give it a name. */
export function dependencyBetween(predecessor: { name: string }, successor: { name: string }) {
	return entity({
		table: taskDependency,
		type: "dependency",
		area: "task",
		title: () => `${predecessor.name} → ${successor.name}`,
		programId: (row) => row.programId,
	});
}

/** A share in a task; the task names its program. */
export function assignmentTo(task: { name: string; programId: string }, member: { name: string }) {
	return entity({
		table: taskAssignment,
		type: "assignment",
		area: "task",
		title: () => `${member.name}: ${task.name}`,
		programId: () => task.programId,
	});
}
