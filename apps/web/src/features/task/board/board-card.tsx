import { useDraggable } from "@dnd-kit/core";
import type { Task } from "@throughline/domain/task";
import { DropdownMenuItem, DropdownMenuLabel } from "@throughline/ui/dropdown-menu";
import { clsx } from "clsx";
import { Diamond } from "lucide-react";
import type { ReactNode, SyntheticEvent } from "react";
import { MemberName } from "../../../workspace/in-place/person-in-place.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { PriorityBadge } from "../../../workspace/priority-badge.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { TaskMenu } from "../list/task-menu.tsx";
import { TaskProgress } from "../list/task-progress.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { markInk, marksOf } from "../plan/task-marks.ts";
import { datesText } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";

const frame = "rounded-lg border border-line bg-card p-3";

type BoardCardProps = {
	task: Task;
	/** Takes the focus when one tabs into the board. */
	focusable: boolean;
	onFocus: () => void;
	onMove: (task: Task, status: string) => void;
};

/** A task on the board. */
export function BoardCard({ task, focusable, onFocus, onMove }: BoardCardProps) {
	const mayMove = usePlan().mayReport(task.ownerId);
	const { change } = useViewSearch(timelineView);
	const open = () => change({ item: task.id });
	const { listeners, attributes, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
		id: task.id,
		data: { status: task.status },
		disabled: !mayMove,
	});
	return (
		<article
			ref={(card) => {
				setNodeRef(card);
				setActivatorNodeRef(card);
			}}
			data-card={task.id}
			aria-label={task.name}
			aria-describedby={mayMove ? attributes["aria-describedby"] : undefined}
			tabIndex={focusable ? 0 : -1}
			onFocus={onFocus}
			onClick={(event) => isOnCard(event) && open()}
			onMouseDown={(event) => isOnCard(event) && listeners?.onMouseDown?.(event)}
			onTouchStart={(event) => isOnCard(event) && listeners?.onTouchStart?.(event)}
			onKeyDown={(event) => {
				if (event.key === "Enter" && event.target === event.currentTarget && !isDragging) open();
				listeners?.onKeyDown?.(event);
			}}
			className={clsx(
				frame,
				"cursor-pointer hover:border-line-control",
				// A long press picks up: it must not mark text or open the browser's menu.
				mayMove && "select-none [-webkit-touch-callout:none]",
				isDragging && "opacity-40",
			)}
		>
			<CardFace task={task} menu={mayMove && <CardMenu task={task} onMove={onMove} />} />
		</article>
	);
}

/** The card under the pointer while it is dragged. */
export function DraggedCard({ task }: { task: Task }) {
	return (
		<div className={clsx(frame, "cursor-grabbing border-accent shadow-float")}>
			<CardFace task={task} />
		</div>
	);
}

function CardFace({ task, menu }: { task: Task; menu?: ReactNode }) {
	const plan = usePlan();
	const { nameOf } = useTeam();
	const marks = marksOf(task, plan);
	const [first] = marks;
	const parent = plan.taskById.get(task.parentId ?? "");
	return (
		<>
			{parent && <p className="mb-0.5 truncate text-caption text-ink-muted">{parent.name}</p>}
			<div className="flex items-start justify-between gap-2">
				<h3 className="flex min-w-0 items-baseline gap-1.5 text-body font-medium text-ink-strong">
					{task.milestone && <Diamond size={12} aria-label="Milestone" className="shrink-0 fill-current" />}
					<span className="line-clamp-3 min-w-0 break-words">{task.name}</span>
				</h3>
				{menu}
			</div>
			<p className={clsx("mt-1 tabular text-table", first ? markInk[first.tone] : "text-ink-muted")}>
				{datesText(task)}
				{marks.map(({ words }) => ` · ${words}`)}
			</p>
			{task.progress !== null && (
				<div className="mt-2 text-table">
					<TaskProgress progress={task.progress} />
				</div>
			)}
			<div className="mt-2.5 flex items-center justify-between gap-2 text-table">
				<MemberName name={nameOf(task.ownerId)} assigned={task.ownerId !== null} />
				<PriorityBadge priority={task.priority} />
			</div>
			{plan.schedule.criticalIds.has(task.id) && (
				<p className="mt-2 text-caption text-critical">On the critical path</p>
			)}
		</>
	);
}

/** Not on its menu's button, nor in the menu, of which React tells too. */
function isOnCard({ target, currentTarget }: SyntheticEvent): boolean {
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
		</TaskMenu>
	);
}
