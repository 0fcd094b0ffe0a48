import { isOverAllocated, type WeekLoad } from "@throughline/domain/resource/capacity";
import { addDays } from "@throughline/domain/value/day";
import { Callout } from "@throughline/ui/callout";
import { Drawer, DrawerBody, DrawerContent } from "@throughline/ui/drawer";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { useEffect } from "react";
import { trpc } from "../../../api/client.ts";
import { formatRange } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import type { Member } from "../members.ts";
import type { ResourcesSearch } from "../resources-search.ts";
import { TaskLink, TaskStatus } from "../task-link.tsx";
import { formatDays, formatLoad, formatWorkingWeek, weekLoadsOf } from "./capacity-words.ts";

type WeekDrawerProps = {
	members: readonly Member[];
	cell: ResourcesSearch["cell"];
	onClose: () => void;
};

/** The tasks behind a member's load in one week. */
export function WeekDrawer({ members, cell, onClose }: WeekDrawerProps) {
	const member = members.find(({ id }) => id === cell?.memberId);
	const inVain = cell !== null && (!member || !/^\d{4}-\d\d-\d\d$/.test(cell.week));
	useEffect(() => {
		if (inVain) onClose();
	}, [inVain, onClose]);
	if (!cell || !member || inVain) return null;
	return <WeekSheet key={`${member.id}/${cell.week}`} member={member} week={cell.week} onClose={onClose} />;
}

type WeekSheetProps = { member: Member; week: string; onClose: () => void };

function WeekSheet({ member, week, onClose }: WeekSheetProps) {
	return (
		<Drawer open onOpenChange={(open) => !open && onClose()}>
			<DrawerContent title={member.name} description={`What ${formatWorkingWeek(week)} asks for`}>
				<DrawerBody>
					<WeekTasks member={member} week={week} />
				</DrawerBody>
			</DrawerContent>
		</Drawer>
	);
}

function WeekTasks({ member, week }: Pick<WeekSheetProps, "member" | "week">) {
	const tasks = trpc.resource.week.useQuery({ id: member.id, week });
	const capacity = trpc.resource.capacity.useQuery();
	if (tasks.isPending || capacity.isPending) {
		return (
			<SkeletonRegion label="Loading tasks" className="space-y-3">
				{[0, 1, 2].map((line) => (
					<Skeleton key={line} className="h-12" />
				))}
			</SkeletonRegion>
		);
	}
	if (!tasks.data) return <ViewFailure message="Failed to load tasks. Please try again." query={tasks} />;
	const weeks = capacity.data && weekLoadsOf(capacity.data).get(member.id);
	const days = weeks?.[capacity.data?.weeks.indexOf(week) ?? -1];
	return (
		<div className="space-y-4">
			{days && <Allocation days={days} />}
			<AwayThen member={member} week={week} />
			<ul className="divide-y divide-line-subtle rounded-lg border border-line">
				{tasks.data.map((task) => (
					<li
						// A member may have several shares in a task, each from another day.
						key={`${task.taskId}/${task.percent}/${task.days}`}
						className="flex items-center gap-3 px-3 py-2"
					>
						<span className="tabular w-13 shrink-0 text-right text-body font-semibold text-ink-strong">
							{task.load === null ? formatDays((task.percent * task.days) / 100) : formatLoad(task.load)}
						</span>
						<div className="min-w-0 flex-1">
							<TaskLink id={task.taskId} name={task.taskName} programId={task.programId} />
							<p className="tabular text-caption text-ink-muted">
								{task.programName} · {task.percent}% on {formatDays(task.days)},{" "}
								{task.assigned ? "assigned" : "as the owner"}
							</p>
						</div>
						<TaskStatus status={task.status} />
					</li>
				))}
			</ul>
		</div>
	);
}

/** The week against the days there are. */
function Allocation({ days: { load, asked, available, away } }: { days: WeekLoad }) {
	const time = away > 0 ? `${formatDays(available)} of work, away ${away}` : formatDays(available);
	return (
		<Callout tone={isOverAllocated(load) ? "critical" : "accent"}>
			{`Allocation: ${formatDays(asked)} asked for, ${time}`}
			{load === null
				? ". There is no day left for it."
				: `. ${formatLoad(load)}${isOverAllocated(load) ? `: ${formatDays(asked - available)} more than there is` : ""}`}
		</Callout>
	);
}

/** When in the week the member is away, and why. */
function AwayThen({ member, week }: Pick<WeekSheetProps, "member" | "week">) {
	const absences = trpc.resource.absence.list.useQuery({ resourceId: member.id }).data ?? [];
	const sunday = addDays(week, 6);
	const then = absences.filter(({ startDate, endDate }) => startDate <= sunday && endDate >= week);
	if (then.length === 0) return null;
	return (
		<ul aria-label="Absences" className="space-y-1 text-table text-ink-muted">
			{then.map(({ id, kind, startDate, endDate }) => (
				<li key={id} className="tabular">
					{kind}: {formatRange(startDate, endDate)}
				</li>
			))}
		</ul>
	);
}
