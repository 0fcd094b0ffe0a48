import type { Task } from "@throughline/domain/task";
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from "@throughline/ui/dropdown-menu";
import { clsx } from "clsx";
import { Diamond } from "lucide-react";
import type { MouseEvent } from "react";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { OwnerName } from "../list/owner-cell.tsx";
import { TaskProgress } from "../list/progress-cell.tsx";
import { TaskMenu } from "../list/task-menu.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { isOverdue } from "../plan/task-filters.ts";
import { datesText } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";

/** What a dragged card calls itself, so that nothing else is taken for one. */
export const cardType = "application/x-throughline-task";

type BoardCardProps = {
	task: Task;
	/** Takes the focus when one tabs into the board. */
	focusable: boolean;
	onFocus: () => void;
	onMove: (task: Task, status: string) => void;
};

/** A task on the board. */
export function BoardCard({ task, focusable, onFocus, onMove }: BoardCardProps) {
	const { schedule, today, mayWrite } = usePlan();
	const { nameOf } = useTeam();
	const { change } = useViewSearch(timelineView);
	const open = () => change({ item: task.id });
	const overdue = isOverdue(task, today);
	return (
		<article
			data-card={task.id}
			aria-label={task.name}
			tabIndex={focusable ? 0 : -1}
			draggable={mayWrite}
			onDragStart={(event) => {
				event.dataTransfer.setData(cardType, task.id);
				event.dataTransfer.effectAllowed = "move";
			}}
			onFocus={onFocus}
			onClick={(event) => opensCard(event) && open()}
			onKeyDown={(event) => {
				if (event.key === "Enter" && event.target === event.currentTarget) open();
			}}
			className={clsx(
				"cursor-pointer rounded-lg border border-line bg-card p-3 hover:border-line-control",
				mayWrite && "active:cursor-grabbing",
			)}
		>
			<div className="flex items-start justify-between gap-2">
				<h3 className="flex min-w-0 items-baseline gap-1.5 text-body font-medium text-ink-strong">
					{task.milestone && <Diamond size={12} aria-label="Milestone" className="shrink-0 fill-current" />}
					<span className="line-clamp-3 min-w-0 break-words">{task.name}</span>
				</h3>
				{mayWrite && <CardMenu task={task} onMove={onMove} />}
			</div>
			<p className={clsx("mt-1 tabular text-table", overdue ? "text-critical" : "text-ink-muted")}>
				{datesText(task)}
				{overdue && " · Overdue"}
			</p>
			{task.progress !== null && (
				<div className="mt-2 text-table">
					<TaskProgress progress={task.progress} />
				</div>
			)}
			<div className="mt-2.5 flex items-center justify-between gap-2 text-table">
				<OwnerName name={nameOf(task.ownerId)} assigned={task.ownerId !== null} />
				<PriorityBadge priority={task.priority} />
			</div>
			{schedule.criticalIds.has(task.id) && (
				<p className="mt-2 text-caption text-critical">On the critical path</p>
			)}
		</article>
	);
}

/** Neither its menu's button does, nor what is chosen in the menu, which React tells of too. */
function opensCard({ target, currentTarget }: MouseEvent): boolean {
	return target instanceof Element && currentTarget.contains(target) && !target.closest("button");
}

/** The other way to move a card, for those who do not drag. */
function CardMenu({ task, onMove }: Pick<BoardCardProps, "task" | "onMove">) {
	const { statuses } = usePlan();
	return (
		<TaskMenu task={task} className="-mt-1 -mr-1">
			<DropdownMenuLabel>Move to</DropdownMenuLabel>
			{statuses
				.filter((status) => status !== task.status)
				.map((status) => (
					<DropdownMenuItem key={status} onSelect={() => onMove(task, status)}>
						{status}
					</DropdownMenuItem>
				))}
			<DropdownMenuSeparator />
		</TaskMenu>
	);
}
