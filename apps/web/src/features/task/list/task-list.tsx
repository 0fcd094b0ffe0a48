import type { Task } from "@throughline/domain/task";
import { Card } from "@throughline/ui/card";
import { DataTable, type RowPlace, type TableSort } from "@throughline/ui/data-table";
import { Select } from "@throughline/ui/select";
import { useCallback, useMemo } from "react";
import { roomyHeader, useMediaQuery } from "../../../browser/use-media-query.ts";
import { formatCount } from "../../../format/count.ts";
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
import { QuickSubTask } from "./quick-sub-task.tsx";
import { QuickTask } from "./quick-task.tsx";
import { StackedTask } from "./stacked-task.tsx";
import { useTaskColumns } from "./task-columns.tsx";
import { TaskMenu } from "./task-menu.tsx";
import { useOutlineKeys } from "./use-outline-keys.ts";

type TaskListProps = {
	/** What passes the filters, with the summaries above. */
	tasks: readonly Task[];
	/** Of them, what passes the filters itself. */
	found: readonly Task[];
	view: TimelineSearch;
	onClearFilters: () => void;
};

/** The tasks as a table to work in. */
export function TaskList({ tasks, found, view, onClearFilters }: TaskListProps) {
	const {
		program,
		tasks: all,
		workstreams,
		statuses,
		mayWrite,
		folds,
		quickParent,
		setQuickParent,
	} = usePlan();
	const { members } = useTeam();
	const { change } = useViewSearch(timelineView);
	const columns = useTaskColumns(tasks === found ? null : found);
	const roomy = useMediaQuery(roomyHeader);
	const name = columns[0]?.cell;
	const filtered = isFiltered(view.filters);
	const tree = useMemo(
		() => ({ parentOf, folded: filtered ? nothing : folds.folded }),
		[filtered, folds.folded],
	);
	const onKeyDown = useOutlineKeys();
	const grouping = useMemo(
		() => (view.grouping ? groupingOf(view.grouping, { workstreams, statuses, members }) : undefined),
		[view.grouping, workstreams, statuses, members],
	);
	const open = useCallback(({ id }: Task) => change({ item: id }), [change]);
	const sort = useCallback((order: TableSort | null) => change({ sort: sortText(order) }), [change]);
	return (
		<Card as="section" aria-label="Tasks" onKeyDown={onKeyDown}>
			<h2 data-print="only" className="px-4 pt-3 text-body font-semibold text-ink-strong">
				Tasks
			</h2>
			<DataTable
				label="Tasks"
				rows={tasks}
				columns={columns}
				rowId={taskId}
				onOpen={open}
				count={countText(found, all)}
				lines={2}
				stacked={roomy ? undefined : (task, place) => <StackedTask task={task} name={name?.(task, place)} />}
				searchable={false}
				sort={view.sort}
				onSortChange={sort}
				grouping={grouping}
				tree={tree}
				filters={
					<>
						<h2 className="mr-2 text-body font-semibold text-ink-strong max-sm:sr-only">Tasks</h2>
						<GroupBy view={view} />
					</>
				}
				filtered={filtered && all.length > 0}
				onClearFilters={onClearFilters}
				bulkActions={mayWrite ? bulkEdit : undefined}
				rowActions={mayWrite ? rowMenu : undefined}
				storageKey="throughline.tasks"
				under={
					mayWrite && quickParent
						? {
								rowId: quickParent.id,
								line: (
									<QuickSubTask
										key={quickParent.id}
										parent={quickParent}
										onClose={() => setQuickParent(null)}
									/>
								),
							}
						: undefined
				}
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
const rowMenu = (task: Task, { previous }: RowPlace) => <TaskMenu task={task} previousId={previous} />;
const parentOf = ({ parentId }: Task) => parentId;
/** Under filters everything that was found is in sight. */
const nothing: ReadonlySet<string> = new Set();
const bulkEdit = (tasks: Task[], clear: () => void) => <BulkEdit tasks={tasks} onRemoved={clear} />;

/** As figures count: a summary's work is in its sub-tasks already. */
function countText(found: readonly Task[], all: readonly Task[]): string {
	const leaves = (tasks: readonly Task[]) => tasks.filter(({ summary }) => !summary).length;
	const [shown, total] = [leaves(found), leaves(all)];
	const summaries = found.length - shown;
	const words = `${formatCount(total)} ${total === 1 ? "task" : "tasks"}`;
	return [
		shown === total ? words : `${formatCount(shown)} of ${words}`,
		summaries > 0 && `${formatCount(summaries)} ${summaries === 1 ? "summary" : "summaries"} not counted`,
	]
		.filter(Boolean)
		.join(" · ");
}

const ungrouped = "none";

function GroupBy({ view }: { view: TimelineSearch }) {
	const { change } = useViewSearch(timelineView);
	return (
		<Select
			aria-label="Group by"
			className="w-44! max-sm:w-36!"
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
