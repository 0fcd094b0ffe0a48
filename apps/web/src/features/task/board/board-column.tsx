import { useDroppable } from "@dnd-kit/core";
import type { Task } from "@throughline/domain/task";
import { Button } from "@throughline/ui/button";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { formatCount } from "../../../format/count.ts";
import { TaskStatusBadge } from "../list/word-cells.tsx";
import type { BoardColumn as Column } from "../plan/board-columns.ts";
import { BoardCard } from "./board-card.tsx";

/** Cards beyond these wait for a press: a board of thousands is no board. */
const batch = 30;

type BoardColumnProps = {
	column: Column;
	focusable: string | undefined;
	onFocusCard: (id: string) => void;
	onMove: (task: Task, status: string) => void;
};

/** The tasks of one status. */
export function BoardColumn({ column, focusable, onFocusCard, onMove }: BoardColumnProps) {
	const { status, tasks } = column;
	const titleId = useId();
	const [shown, setShown] = useState(batch);
	const { setNodeRef, isOver } = useDroppable({ id: status });
	const more = tasks.length - shown;
	return (
		<section
			aria-labelledby={titleId}
			ref={setNodeRef}
			data-column=""
			className={clsx(
				"flex w-66 shrink-0 grow flex-col rounded-card border bg-inset",
				isOver ? "border-accent" : "border-line",
			)}
		>
			<h2 id={titleId} className="flex items-center gap-2 px-3 pt-3 pb-2">
				<TaskStatusBadge status={status} />
				<span className="tabular text-table font-normal text-ink-muted">{formatCount(tasks.length)}</span>
			</h2>
			{tasks.length === 0 ? (
				<p className="px-3 pt-1 pb-4 text-table text-ink-faint">No tasks</p>
			) : (
				<ul className="max-h-[70vh] space-y-2 overflow-y-auto px-2 pt-1 pb-2" data-scroll="">
					{tasks.slice(0, shown).map((task) => (
						<li key={task.id}>
							<BoardCard
								task={task}
								focusable={task.id === focusable}
								onFocus={() => onFocusCard(task.id)}
								onMove={onMove}
							/>
						</li>
					))}
				</ul>
			)}
			{more > 0 && (
				<Button variant="ghost" className="m-2 mt-0" onClick={() => setShown(shown + batch)}>
					{`Show ${Math.min(more, batch)} more of ${formatCount(more)}`}
				</Button>
			)}
		</section>
	);
}
