import type { Task } from "@throughline/domain/task";

/** The fields of a row that a copy of it takes: all but what made it this row. */
export function fresh<Row extends { id: string; version: number; createdAt: string; updatedAt: string }>({
	id: _id,
	version: _version,
	createdAt: _createdAt,
	updatedAt: _updatedAt,
	...fields
}: Row) {
	return fields;
}

/** How a task stands on which nobody has worked: all of its steps are to be done. */
export function notBegun({ checklist }: Pick<Task, "checklist">) {
	return {
		status: "Not Started",
		progress: null,
		note: null,
		checklist: checklist.map((step) => ({ ...step, done: false })),
	};
}
