import type { Task } from "@throughline/domain/task";
import { Card } from "@throughline/ui/card";
import { DataTable, type TableSort } from "@throughline/ui/data-table";
import { Select } from "@throughline/ui/select";
import { type KeyboardEvent, useCallback, useMemo } from "react";
import { useTeam } from "../../../workspace/owners.tsx";
import { sortText } from "../../../workspace/view/sort-text.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { NoTasks } from "../no-tasks.tsx";
import { isFiltered } from "../plan/filters/task-filters.ts";
import { groupingOf } from "../plan/filters/task-groups.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";
import { BulkEdit } from "./bulk-edit.tsx";
import { QuickTask } from "./quick-task.tsx";
import { useTaskColumns } from "./task-columns.tsx";
import { TaskMenu } from "./task-menu.tsx";

type TaskListProps = { tasks: readonly Task[]; view: TimelineSearch; onClearFilters: () => void };

/** The tasks as a table to work in. */
export function TaskList({ tasks, view, onClearFilters }: TaskListProps) {
	const { program, tasks: all, workstreams, statuses, mayWrite } = usePlan();
	const { members } = useTeam();
	const { change } = useViewSearch(timelineView);
	const columns = useTaskColumns();
	const grouping = useMemo(
		() => (view.grouping ? groupingOf(view.grouping, { workstreams, statuses, members }) : undefined),
		[view.grouping, workstreams, statuses, members],
	);
	const open = useCallback(({ id }: Task) => change({ item: id }), [change]);
	const sort = useCallback((order: TableSort | null) => change({ sort: sortText(order) }), [change]);
	return (
		<Card as="section" aria-label="Tasks" onKeyDown={renameOnF2}>
			<h2 data-print="only" className="px-4 pt-3 text-body font-semibold text-ink-strong">
				Tasks
			</h2>
			<DataTable
				label="Tasks"
				rows={tasks}
				columns={columns}
				rowId={taskId}
				onOpen={open}
				lines={2}
				searchable={false}
				sort={view.sort}
				onSortChange={sort}
				grouping={grouping}
				filters={
					<>
						<h2 className="mr-2 text-body font-semibold text-ink-strong">Tasks</h2>
						<GroupBy view={view} />
					</>
				}
				filtered={isFiltered(view.filters) && all.length > 0}
				onClearFilters={onClearFilters}
				bulkActions={mayWrite ? bulkEdit : undefined}
				rowActions={mayWrite ? rowMenu : undefined}
				storageKey="throughline.tasks"
				footer={
					mayWrite && (
						<QuickTask key={program.id} view={view} grouping={grouping} onClearFilters={onClearFilters} />
					)
				}
				empty={<NoTasks />}
			/>
		</Card>
	);
}

const taskId = ({ id }: Task) => id;
const rowMenu = (task: Task) => <TaskMenu task={task} />;
const bulkEdit = (tasks: Task[], clear: () => void) => <BulkEdit tasks={tasks} onRemoved={clear} />;

/** As in the chart: F2 on a row renames its task. */
function renameOnF2(event: KeyboardEvent<HTMLElement>): void {
	if (event.key !== "F2" || !(event.target instanceof HTMLElement)) return;
	event.target.closest("[data-row]")?.querySelector<HTMLElement>("[data-rename]")?.click();
}

const ungrouped = "none";

function GroupBy({ view }: { view: TimelineSearch }) {
	const { change } = useViewSearch(timelineView);
	return (
		<Select
			aria-label="Group by"
			className="w-44!"
			value={view.grouping ?? ungrouped}
			onValueChange={(group) => change({ group: timelineView.search.group(group) })}
			options={[
				{ value: ungrouped, label: "No groups" },
				{ value: "workstream", label: "By workstream" },
				{ value: "owner", label: "By owner" },
				{ value: "status", label: "By status" },
				{ value: "priority", label: "By priority" },
			]}
		/>
	);
}
