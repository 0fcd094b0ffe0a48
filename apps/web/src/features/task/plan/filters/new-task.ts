import { type NewTask, taskPriorities } from "@throughline/domain/task";
import type { z } from "zod";
import { type Grouping, nobody, type TaskFilters } from "./timeline-search.ts";

export type NewTaskFields = Pick<
	z.input<typeof NewTask>,
	"parentId" | "status" | "priority" | "ownerId" | "workstreamId"
>;

const firstStatus = "Not Started";
const firstPriority = "Medium";

/** The fields of a new task that the filters let pass, as far as fields decide it, and that stands in the chosen group. */
export function newTaskFields(
	{ statuses, priorities, owner, workstream }: TaskFilters,
	group: { by: Grouping; id: string } | null,
): NewTaskFields {
	const priority = oneOf(priorities, firstPriority);
	const fields = {
		status: oneOf(statuses, firstStatus),
		priority,
		owner: owner ?? nobody,
		workstream: workstream ?? nobody,
		...(group && { [group.by]: group.id }),
	};
	return {
		status: fields.status,
		priority: taskPriorities.find((each) => each === fields.priority),
		ownerId: fields.owner === nobody ? null : fields.owner,
		workstreamId: fields.workstream === nobody ? null : fields.workstream,
	};
}

/** The group in which a new task stands unless another one is chosen. */
export function groupOfNew(by: Grouping, filters: TaskFilters): string {
	const {
		status = firstStatus,
		priority = firstPriority,
		ownerId,
		workstreamId,
	} = newTaskFields(filters, null);
	return { status, priority, owner: ownerId ?? nobody, workstream: workstreamId ?? nobody }[by];
}

function oneOf(allowed: readonly string[], preferred: string): string {
	return allowed.length === 0 || allowed.includes(preferred) ? preferred : (allowed[0] ?? preferred);
}
