import type { Task } from "@throughline/domain/task";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { ChartNoAxesGantt } from "lucide-react";
import { type Ref, useCallback, useId, useMemo, useRef } from "react";
import { Gantt } from "../../workspace/gantt/gantt.tsx";
import type { GanttDates, GanttFollow, GanttHandle, GanttZoom } from "../../workspace/gantt/gantt-props.ts";
import { useTeam } from "../../workspace/owners.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { GanttTools } from "./gantt-tools.tsx";
import { useLinks } from "./links/use-links.ts";
import type { ChangeOf, ShownChange } from "./plan/changes/pending-changes.ts";
import { isFiltered } from "./plan/filters/task-filters.ts";
import type { TimelineSearch } from "./plan/filters/timeline-search.ts";
import { ganttRows } from "./plan/gantt-rows.ts";
import { movedLeaves } from "./plan/outline.ts";
import { usePlan } from "./plan/plan-context.ts";
import { spansAbove } from "./plan/spans-above.ts";
import { datesText, heldText } from "./plan/task-words.ts";
import { useLastingTasks } from "./plan/use-lasting-tasks.ts";
import { timelineView } from "./view.ts";

type GanttCardProps = { tasks: readonly Task[]; view: TimelineSearch };

/** The tasks that have both dates, in time. */
export function GanttCard({ tasks, view }: GanttCardProps) {
	const titleId = useId();
	const chart = useRef<GanttHandle>(null);
	const dated = useMemo(() => tasks.some(hasDates), [tasks]);
	return (
		<Card as="section" aria-labelledby={titleId}>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 max-sm:px-3 max-sm:py-1">
				<h2 id={titleId} className="mr-auto text-body font-semibold text-ink-strong max-sm:sr-only">
					Schedule
				</h2>
				{dated && <GanttTools view={view} onToday={() => chart.current?.showToday()} />}
			</div>
			{dated ? (
				<Chart tasks={tasks} view={view} handle={chart} />
			) : (
				<NoTimeline filtered={tasks.length === 0 && isFiltered(view.filters)} />
			)}
		</Card>
	);
}

const hasDates = ({ startDate, endDate }: Task) => startDate !== null && endDate !== null;

function NoTimeline({ filtered }: { filtered: boolean }) {
	if (filtered) return <EmptyState compact message="No tasks match these filters." />;
	return (
		<EmptyState
			icon={<ChartNoAxesGantt size={20} />}
			title="No Timeline Data"
			message="Tasks need start and end dates to appear on the Gantt chart"
		/>
	);
}

/** Under filters everything that was found is in sight. */
const nothing: ReadonlySet<string> = new Set();

function datedChange({ id, startDate, endDate }: ShownChange) {
	return startDate && endDate ? [{ id, startDate, endDate }] : [];
}

/** The chart, with what it needs to draw and what follows from what is done on it. */
function Chart({ tasks, view, handle }: GanttCardProps & { handle: Ref<GanttHandle> }) {
	const { program, workstreams, dependencies, calendar, gates, baselines, schedule, ...plan } = usePlan();
	const { taskById, changeTasks, follow, folds, today, statusDate, mayWrite, away } = plan;
	const { search, change } = useViewSearch(timelineView);
	const { nameOf } = useTeam();
	const { link } = useLinks();
	const drawn = useLastingTasks(tasks);
	const rows = useMemo(
		() => ganttRows(drawn, workstreams, nameOf, program, away),
		[drawn, workstreams, nameOf, program, away],
	);

	/** A summary is moved with its leaves, and with nothing else. */
	const changesOf = useCallback(
		(task: Task, dates: GanttDates): ChangeOf[] =>
			task.summary
				? movedLeaves(plan.tasks, task, dates.startDate, calendar)
				: [{ id: task.id, version: task.version, ...dates }],
		[plan.tasks, calendar],
	);
	const changeDates = useCallback(
		async (id: string, dates: GanttDates) => {
			const task = taskById.get(id);
			if (!task) return;
			const description = `${task.name}: ${datesText(dates)}`;
			const words = { done: "Task moved", description, failed: "Failed to move task" };
			if (!(await changeTasks(changesOf(task, dates), words))) throw new Error(words.failed);
		},
		[taskById, changeTasks, changesOf],
	);
	const above = useMemo(() => spansAbove(plan.tasks, rows), [plan.tasks, rows]);
	const followed = useCallback(
		(id: string, dates: GanttDates): GanttFollow => {
			const task = taskById.get(id);
			const changed = task?.summary ? changesOf(task, dates) : [{ id, ...dates }];
			const { moved, held, broken } = follow(changed);
			const leaves = task?.summary ? changed.flatMap(datedChange) : [];
			const along = [...leaves, ...moved];
			const spans = above([{ id, ...dates }, ...along]).filter((line) => line.id !== id);
			return { along, above: spans, broken, notes: heldText(held) };
		},
		[follow, taskById, changesOf, above],
	);
	const rename = useCallback(
		async (id: string, name: string) => {
			const task = taskById.get(id);
			if (!task) return;
			const words = { done: "Task renamed", description: name, failed: "Failed to rename task" };
			const change = { id, version: task.version, name };
			if (!(await changeTasks([change], words))) throw new Error(words.failed);
		},
		[taskById, changeTasks],
	);
	const open = useCallback((id: string) => change({ item: id }), [change]);
	const zoom = useCallback(
		(zoom: GanttZoom) => change({ zoom: zoom === "fit" ? undefined : zoom }),
		[change],
	);

	return (
		<Gantt
			ref={handle}
			label={`Timeline of ${program.name}`}
			rows={rows}
			folded={isFiltered(view.filters) ? nothing : folds.folded}
			onFold={folds.toggle}
			links={dependencies}
			gates={gates}
			baseline={baselines.dates}
			criticalIds={view.showsCritical ? schedule.criticalIds : null}
			today={today}
			statusDate={statusDate}
			calendar={calendar}
			violations={schedule.violations}
			follow={followed}
			zoom={view.zoom}
			selectedId={search.item ?? null}
			readOnly={!mayWrite}
			onOpen={open}
			onChangeDates={changeDates}
			onRename={rename}
			onLink={link}
			onZoom={zoom}
		/>
	);
}
