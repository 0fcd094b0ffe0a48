import { type Task, taskPriorities, taskStatuses } from "@throughline/domain/task";
import type { Workstream } from "@throughline/domain/task/workstream";
import type { TableGrouping } from "@throughline/ui/data-table";
import { type Grouping, nobody } from "./timeline-search.ts";

/** What groups are named and ordered after. */
type GroupContext = {
	/** In the program's order. */
	workstreams: readonly Workstream[];
	/** Of the tasks at hand. */
	statuses: readonly string[];
	/** In the order of display. */
	members: readonly { id: string; name: string }[];
};

/** The heads under which a list shows tasks. Tasks without an owner or a workstream come last. */
export function groupingOf(
	grouping: Grouping,
	{ workstreams, statuses, members }: GroupContext,
): TableGrouping<Task> {
	switch (grouping) {
		case "workstream":
			return {
				groups: [...named(workstreams), { id: nobody, label: "No workstream" }],
				of: ({ workstreamId }) => workstreamId ?? nobody,
			};
		case "owner":
			return {
				groups: [...named(members), { id: nobody, label: "Unassigned" }],
				of: ({ ownerId }) => ownerId ?? nobody,
			};
		case "status":
			return { groups: words(statuses), of: ({ status }) => status };
		case "priority":
			return { groups: words(taskPriorities), of: ({ priority }) => priority };
	}
}

/** The statuses that the screens offer, then the words of their own that these tasks carry. */
export function statusesOf(tasks: readonly Pick<Task, "status">[]): string[] {
	return [...new Set([...taskStatuses, ...tasks.map(({ status }) => status).sort()])];
}

function named(items: readonly { id: string; name: string }[]) {
	return items.map(({ id, name }) => ({ id, label: name }));
}

function words(values: readonly string[]) {
	return values.map((value) => ({ id: value, label: value }));
}
