import type { Task } from "@throughline/domain/task";
import { varianceOf } from "@throughline/domain/task/baseline/baseline-comparison";
import { standingOn } from "@throughline/domain/task/status-date";
import type { DataColumn } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { formatDay } from "../../../format/date.ts";
import { useTeam } from "../../../workspace/owners.tsx";
import { type Plan, usePlan } from "../plan/plan-context.ts";
import { behindText, varianceText } from "../plan/task-words.ts";
import { DatesCell } from "./dates-cell.tsx";
import { NameCell } from "./name-cell.tsx";
import { OwnerCell } from "./owner-cell.tsx";
import { ProgressCell } from "./progress-cell.tsx";
import { PriorityCell, StatusCell } from "./word-cells.tsx";

const priorityRank: Record<string, number> = { Critical: 4, High: 3, Medium: 2, Low: 1 };

/**
 * The columns of the task list; those about a baseline only while the plan is compared with one.
 * @param found what the filters were set for, where others are shown too; null: everything
 */
export function useTaskColumns(found: readonly Task[] | null): DataColumn<Task>[] {
	const { tasks, workstreams, schedule, baselines, calendar, today, statusDate } = usePlan();
	const day = statusDate ?? today;
	const { nameOf } = useTeam();
	return useMemo(() => {
		const workstreamNames = new Map(workstreams.map(({ id, name }) => [id, name]));
		const foundIds = found && new Set(found.map(({ id }) => id));
		return [
			nameColumn({
				nested: tasks.some(({ summary }) => summary),
				nameOf: (id) => tasks.find((task) => task.id === id)?.name ?? null,
				isDimmed: ({ id }) => foundIds !== null && !foundIds.has(id),
			}),
			...whatAndWhen,
			ownerColumn(nameOf),
			...howFar,
			...planColumns((id) => (id === null ? null : (workstreamNames.get(id) ?? null)), schedule),
			...standingColumns(day, calendar),
			...(baselines.dates ? [varianceColumn(baselines.dates, calendar)] : []),
		];
	}, [tasks, workstreams, schedule, baselines.dates, calendar, nameOf, day, found]);
}

type Names = {
	/** Whether there are summaries, beside whose names others stand. */
	nested: boolean;
	nameOf: (id: string) => string | null;
	/** Whether a task is shown only for what stands below it. */
	isDimmed: (task: Task) => boolean;
};

function nameColumn({ nested, nameOf, isDimmed }: Names): DataColumn<Task> {
	return {
		id: "name",
		header: "Name",
		value: ({ name }) => name,
		cell: (task, place) => <NameCell task={task} place={place} nested={nested} dimmed={isDimmed(task)} />,
		// Who adds an export up leaves summary tasks out.
		...(nested && {
			parts: [
				{ header: "Name", value: ({ name }: Task) => name },
				{ header: "Part of", value: ({ parentId }: Task) => parentId && nameOf(parentId) },
				{ header: "Summary task", value: ({ summary }: Task) => summary },
			],
		}),
		// On a phone the status beside it is in sight, whole.
		width: "clamp(9rem, 40vw, 14rem)",
		hideable: false,
		ownControls: true,
	};
}

const whatAndWhen: DataColumn<Task>[] = [
	{
		id: "description",
		header: "Description",
		value: ({ description }) => description,
		width: "16rem",
		defaultHidden: true,
	},
	{
		id: "status",
		header: "Status",
		value: ({ status }) => status,
		cell: (task) => <StatusCell task={task} />,
		width: "7.5rem",
	},
	{
		id: "dates",
		header: "Dates",
		value: ({ startDate, endDate }) => startDate ?? endDate,
		cell: (task) => <DatesCell task={task} />,
		parts: [
			{ header: "Start", value: ({ startDate }) => startDate },
			{ header: "Due", value: ({ endDate }) => endDate },
		],
		width: "11.5rem",
	},
];

const howFar: DataColumn<Task>[] = [
	{
		id: "priority",
		header: "Priority",
		value: ({ priority }) => priorityRank[priority],
		cell: (task) => <PriorityCell task={task} />,
		csv: ({ priority }) => priority,
		width: "6.25rem",
	},
	{
		id: "progress",
		header: "Progress",
		value: ({ progress }) => progress,
		cell: (task) => <ProgressCell task={task} />,
		parts: [{ header: "Progress %", value: ({ progress }) => progress }],
		width: "7rem",
	},
];

function ownerColumn(nameOf: (id: string | null) => string): DataColumn<Task> {
	return {
		id: "owner",
		header: "Owner",
		value: ({ ownerId }) => (ownerId === null ? null : nameOf(ownerId)),
		cell: (task) => <OwnerCell task={task} />,
		csv: ({ ownerId }) => nameOf(ownerId),
		width: "8.75rem",
	};
}

/** What the plan knows beyond the task itself: hidden until somebody wants it. */
function planColumns(
	workstreamOf: (id: string | null) => string | null,
	schedule: Plan["schedule"],
): DataColumn<Task>[] {
	return [
		{
			id: "workstream",
			header: "Workstream",
			value: ({ workstreamId }) => workstreamOf(workstreamId),
			width: "10rem",
			defaultHidden: true,
		},
		{
			id: "end",
			header: "End",
			value: ({ endDate }) => endDate,
			width: "7rem",
			defaultHidden: true,
		},
		{
			id: "estimate",
			header: "Person-days",
			value: ({ estimate }) => estimate,
			align: "right",
			width: "7rem",
			defaultHidden: true,
		},
		{
			id: "float",
			header: "Total float",
			value: ({ id }) => schedule.of.get(id)?.totalFloat,
			align: "right",
			width: "7rem",
			defaultHidden: true,
		},
		{
			id: "critical",
			header: "Critical",
			value: ({ id }) => (schedule.criticalIds.has(id) ? "Critical" : null),
			width: "6rem",
			defaultHidden: true,
		},
	];
}

/** How far a task should be on the day of the status line, today without one: hidden until somebody wants it. */
function standingColumns(day: string, calendar: Plan["calendar"]): DataColumn<Task>[] {
	return [
		{
			id: "expected",
			header: "Expected",
			value: (task) => standingOn(task, day, calendar)?.expected,
			cell(task) {
				const standing = standingOn(task, day, calendar);
				return standing && <span title={`By the end of ${formatDay(day)}`}>{standing.expected}%</span>;
			},
			csv: (task) => standingOn(task, day, calendar)?.expected,
			align: "right",
			width: "7rem",
			defaultHidden: true,
		},
		{
			id: "behind",
			header: "Behind by",
			value: (task) => standingOn(task, day, calendar)?.behind,
			cell(task) {
				const behind = standingOn(task, day, calendar)?.behind;
				if (behind == null) return null;
				return <span className={behind > 0 ? "text-critical" : "text-ink"}>{behindText(behind)}</span>;
			},
			align: "right",
			width: "9rem",
			defaultHidden: true,
		},
	];
}

function varianceColumn(
	dates: NonNullable<Plan["baselines"]["dates"]>,
	calendar: Plan["calendar"],
): DataColumn<Task> {
	const daysLate = (task: Task) => {
		const planned = dates.get(task.id);
		return planned ? varianceOf(task, planned, calendar).finish : null;
	};
	return {
		id: "variance",
		header: "Variance",
		value: daysLate,
		cell(task) {
			const days = daysLate(task);
			if (days === null) return null;
			return <span className={days > 0 ? "text-critical" : "text-ink"}>{varianceText(days)}</span>;
		},
		width: "7rem",
	};
}
