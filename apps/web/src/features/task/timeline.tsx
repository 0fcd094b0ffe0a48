import { Card } from "@throughline/ui/card";
import { Skeleton } from "@throughline/ui/skeleton";
import { Suspense, useCallback, useDeferredValue, useMemo } from "react";
import { lazyPart, typedPart } from "../../workspace/lazy-part.ts";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { GanttCard } from "./gantt-card.tsx";
import { LinksCard } from "./links/links-card.tsx";
import { TaskList } from "./list/task-list.tsx";
import { NoTasks } from "./no-tasks.tsx";
import { filterTasks } from "./plan/filters/task-filters.ts";
import { noFilters, type TimelineSearch } from "./plan/filters/timeline-search.ts";
import { withAncestors } from "./plan/outline.ts";
import { usePlan } from "./plan/plan-context.ts";
import { FilterChips } from "./toolbar/filter-chips.tsx";
import { ReaderNote } from "./toolbar/reader-note.tsx";
import { TimelineToolbar } from "./toolbar/timeline-toolbar.tsx";
import { timelineView } from "./view.ts";

const TaskBoard = lazyPart(() => import("./board/task-board.tsx"), "TaskBoard");
const TimelineOverlays = typedPart(() => import("./timeline-overlays.tsx"), "TimelineOverlays");

type TimelineProps = {
	view: TimelineSearch;
	/** What is typed into the search. */
	onWords: (words: string) => void;
};

/** The tasks that pass the filters, as chart, list or board, and what opens over them. */
export function Timeline({ view, onWords }: TimelineProps) {
	const plan = usePlan();
	const { search, change } = useViewSearch(timelineView);
	// What is typed or ticked is shown first, what it finds after it.
	const filters = useDeferredValue(view.filters);
	const { criticalIds } = plan.schedule;
	const tasks = useMemo(
		() => filterTasks(plan.tasks, filters, { today: plan.today, criticalIds }),
		[plan.tasks, filters, plan.today, criticalIds],
	);
	const leaves = useMemo(() => tasks.filter(({ summary }) => !summary), [tasks]);
	const outline = useMemo(
		() => withAncestors(plan.tasks, tasks, plan.taskById),
		[plan.tasks, tasks, plan.taskById],
	);
	const clearFilters = useCallback(() => {
		onWords("");
		change({ ...noFilters, ...(search.critical === "only" && { critical: undefined }) });
	}, [onWords, change, search.critical]);
	return (
		<div className="space-y-3">
			<TimelineToolbar view={view} onWords={onWords} />
			{!plan.mayWrite && <ReaderNote />}
			<FilterChips filters={view.filters} onWords={onWords} onClear={clearFilters} />
			{view.display === "gantt" && <GanttCard tasks={outline} view={view} />}
			{view.display === "board" &&
				(plan.tasks.length > 0 ? (
					<Suspense fallback={<Skeleton className="h-96 rounded-card!" />}>
						<TaskBoard tasks={leaves} statuses={view.filters.statuses} onClearFilters={clearFilters} />
					</Suspense>
				) : (
					<Card>
						<NoTasks />
					</Card>
				))}
			{view.display !== "board" && (
				<TaskList tasks={outline} found={tasks} view={view} onClearFilters={clearFilters} />
			)}
			{view.display === "gantt" && <LinksCard tasks={tasks} onClearFilters={clearFilters} />}
			{(search.item !== undefined || search.form !== undefined) && (
				<Suspense fallback={null}>
					<TimelineOverlays />
				</Suspense>
			)}
		</div>
	);
}
