import type { Task } from "@throughline/domain/task";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import type { Workstream } from "@throughline/domain/task/workstream";

const at = "2026-01-01T00:00:00.000Z";

/** The id that stands for a number. */
export function idOf(number: number): string {
	return `01939000-0000-7000-8000-${String(number).padStart(12, "0")}`;
}

/** A task of program 1 of which nothing is known yet. */
export function taskOf(number: number, given: Partial<Task> = {}): Task {
	return {
		id: idOf(number),
		programId: idOf(1),
		parentId: null,
		summary: false,
		workstreamId: null,
		name: `Task ${number}`,
		description: null,
		status: "Not Started",
		startDate: null,
		endDate: null,
		progress: null,
		ownerId: null,
		priority: "Medium",
		milestone: false,
		scheduling: "auto",
		estimate: null,
		note: null,
		checklist: [],
		recurrence: null,
		position: number,
		version: 1,
		createdAt: at,
		updatedAt: at,
		...given,
	};
}

export function workstreamOf(number: number, name: string): Workstream {
	return {
		id: idOf(number),
		programId: idOf(1),
		name,
		description: null,
		leadId: null,
		position: number,
		version: 1,
		createdAt: at,
		updatedAt: at,
	};
}

/** A finish-to-start link without lag. */
export function linkOf(number: number, predecessorId: string, successorId: string): TaskDependency {
	return {
		id: idOf(number),
		programId: idOf(1),
		predecessorId,
		successorId,
		kind: "FS",
		lagDays: 0,
		predecessorFor: null,
		successorFor: null,
		version: 1,
		createdAt: at,
		updatedAt: at,
	};
}
