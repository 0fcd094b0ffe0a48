import { readNumber } from "@throughline/domain/paste/read-number";
import type { Task } from "@throughline/domain/task";
import { varianceOf } from "@throughline/domain/task/baseline/baseline-comparison";
import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { recurrenceText } from "@throughline/domain/task/hierarchy/recurrence";
import type { TaskSchedule } from "@throughline/domain/task/schedule";
import { durationOf } from "@throughline/domain/task/schedule/shift-dates";
import { standingOn } from "@throughline/domain/task/status-date";
import { formatNumber, typedNumber } from "@throughline/domain/value/writing";
import { Badge } from "@throughline/ui/badge";
import { Button } from "@throughline/ui/button";
import { DescriptionList } from "@throughline/ui/description-list";
import type { ReactNode } from "react";
import { trpcClient } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { decimalSign } from "../../../format/decimal-sign.ts";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { type ReadText, TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { taskFields } from "../dialogs/task-form-values.ts";
import { DatesCell } from "../list/dates-cell.tsx";
import { OwnerCell } from "../list/owner-cell.tsx";
import { ProgressCell } from "../list/progress-cell.tsx";
import { PriorityCell, StatusCell } from "../list/word-cells.tsx";
import { usePlan } from "../plan/plan-context.ts";
import {
	behindText,
	datesText,
	floatText,
	schedulingText,
	varianceText,
	workingDays,
} from "../plan/task-words.ts";
import { useBaselineDates } from "../plan/use-baseline.ts";
import { timelineView } from "../view.ts";
import { stepsText, TaskChecklist } from "./task-checklist.tsx";
import { PartOf, partsText, TaskParts } from "./task-parts.tsx";

/** What who answers for a task may change of it here. */
const note = ["note"];

/** A task's fields, its place in the schedule, and what became of it since the baseline. */
export function TaskDetails({ task }: { task: Task }) {
	const plan = usePlan();
	const place = plan.schedule.of.get(task.id);
	const day = plan.statusDate ?? plan.today;
	const standing = standingOn(task, day, plan.calendar);
	return (
		<div className="space-y-6">
			<PartOf task={task} />
			<EditedInPlace
				object={task}
				title={task.name}
				update={trpcClient.task.update.mutate}
				reported={plan.mayReport(task.ownerId) ? note : undefined}
			>
				<TextInPlace
					multiline
					field="description"
					label="Description"
					value={task.description}
					maxLength={10_000}
				/>
				<DescriptionList
					editable
					items={[
						{ term: "Status", value: <StatusCell task={task} /> },
						{ term: "Priority", value: <PriorityCell task={task} /> },
						{ term: "Owner", value: <OwnerCell task={task} /> },
						{ term: task.milestone ? "Date" : "Dates", value: <DatesCell task={task} /> },
						...(task.summary ? [] : [{ term: "Scheduling", value: <Scheduling task={task} /> }]),
						...(task.recurrence ? [{ term: "Repeats", value: <Repeats task={task} /> }] : []),
						{ term: "Duration", value: durationText(task, plan.calendar) },
						{
							term: "Progress",
							value: (
								<div className="max-w-56">
									<ProgressCell task={task} />
								</div>
							),
						},
						{
							term: `Expected by ${formatDay(day)}`,
							value: standing && `${standing.expected}%, ${behindText(standing.behind).toLowerCase()}`,
						},
						{
							term: taskFields.note,
							value: (
								<TextInPlace
									multiline
									field="note"
									label={taskFields.note}
									value={task.note}
									maxLength={10_000}
								/>
							),
						},
						{
							term: "Estimate",
							value: task.summary ? estimateText(task) : <Estimate task={task} />,
						},
					]}
				/>
			</EditedInPlace>
			<Part title={["Sub-tasks", partsText(plan.tasks, task)].filter(Boolean).join(" · ")}>
				<TaskParts task={task} />
			</Part>
			<Part title={["Checklist", stepsText(task)].filter(Boolean).join(" · ")}>
				<TaskChecklist task={task} />
			</Part>
			<Part title="Schedule">
				{place ? (
					<SchedulePlace place={place} status={task.status} />
				) : (
					<p className="text-table text-ink-muted">
						{task.summary
							? "A summary task: its dates, status, progress and estimate follow from its sub-tasks, and so do float and critical path."
							: "Give the task a start and an end to see its float and whether it is on the critical path."}
					</p>
				)}
			</Part>
			<BaselinePart task={task} />
		</div>
	);
}

/** Person-days, as people write them. */
const readEstimate: ReadText = (text) =>
	text.trim() === "" ? { value: null } : readNumber(text, decimalSign());

/** What it takes; null: not estimated. */
function estimateText({ estimate }: Task): string | null {
	return estimate === null ? null : `${formatNumber(Number(estimate))} person-days`;
}

/** What it takes, to be changed; of a summary task it follows from the sub-tasks. */
function Estimate({ task }: { task: Task }) {
	const { estimate } = task;
	return (
		<TextInPlace
			field="estimate"
			label="Estimate"
			value={estimate === null ? null : typedNumber(String(Number(estimate)), navigator.language)}
			shown={estimateText(task)}
			read={readEstimate}
			inputMode="decimal"
		/>
	);
}

/** Whether it moves with what it waits for, and the way to change that. */
function Scheduling({ task: { id, version, name, scheduling } }: { task: Task }) {
	const { mayWrite, changeTasks } = usePlan();
	const isPinned = scheduling === "pinned";
	return (
		<span className="flex flex-wrap items-center gap-2">
			{schedulingText(scheduling)}
			{mayWrite && (
				<Button
					variant="ghost"
					size="sm"
					onClick={() =>
						void changeTasks([{ id, version, scheduling: isPinned ? "auto" : "pinned" }], {
							done: isPinned ? "Task is scheduled automatically" : "Task pinned",
							description: name,
							failed: "Failed to change scheduling",
						})
					}
				>
					{isPinned ? "Schedule automatically" : "Pin dates"}
				</Button>
			)}
		</span>
	);
}

/** By which rule it comes again, and the way to change that. */
function Repeats({ task }: { task: Task }) {
	const { mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	if (!task.recurrence) return null;
	return (
		<span className="flex flex-wrap items-center gap-2">
			{recurrenceText(task.recurrence, formatDay)}
			{mayWrite && (
				<Button variant="ghost" size="sm" onClick={() => change({ form: `repeat/${task.id}` })}>
					Change…
				</Button>
			)}
		</span>
	);
}

/** Of a task with both dates; null: of none, and of a milestone. */
function durationText({ startDate, endDate, milestone }: Task, calendar: WorkingCalendar): string | null {
	if (startDate === null || endDate === null || milestone) return null;
	return workingDays(durationOf(startDate, endDate, calendar));
}

function SchedulePlace({ place, status }: { place: TaskSchedule; status: string }) {
	return (
		<div className="space-y-3">
			<p className="flex items-start gap-2 text-pretty text-body">
				{place.critical && (
					<Badge tone="critical" size="sm">
						Critical
					</Badge>
				)}
				<span>{floatText(place, status)}</span>
			</p>
			<DescriptionList
				layout="columns"
				items={[
					{ term: "Early start", value: formatDay(place.earlyStart) },
					{ term: "Early finish", value: formatDay(place.earlyFinish) },
					{ term: "Late start", value: formatDay(place.lateStart) },
					{ term: "Late finish", value: formatDay(place.lateFinish) },
					{ term: "Total float", value: workingDays(place.totalFloat) },
					{ term: "Free float", value: workingDays(place.freeFloat) },
				]}
			/>
		</div>
	);
}

/** Against the baseline that the plan is compared with, else the newest. */
function BaselinePart({ task }: { task: Task }) {
	const { baselines, calendar } = usePlan();
	const baseline = baselines.chosen ?? baselines.all[0];
	const dates = useBaselineDates(baseline?.id ?? null);
	if (!baseline || !dates) return null;
	const planned = dates.get(task.id);
	const variance = planned && varianceOf(task, planned, calendar);
	return (
		<Part title={`Against baseline “${baseline.name}”`}>
			{variance ? (
				<DescriptionList
					items={[
						{ term: "Planned then", value: datesText(planned) },
						{ term: "Start", value: <Variance days={variance.start} /> },
						{ term: "Finish", value: <Variance days={variance.finish} /> },
					]}
				/>
			) : (
				<p className="text-table text-ink-muted">The task had no dates when this baseline was taken.</p>
			)}
		</Part>
	);
}

function Variance({ days }: { days: number | null }) {
	if (days === null) return "Not set";
	return <span className={days > 0 ? "text-critical" : undefined}>{varianceText(days)}</span>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section aria-label={title}>
			<h3 className="mb-2 text-table font-semibold text-ink-strong">{title}</h3>
			{children}
		</section>
	);
}
