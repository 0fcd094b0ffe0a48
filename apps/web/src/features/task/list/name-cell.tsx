import type { Task } from "@throughline/domain/task";
import { clsx } from "clsx";
import { Diamond, Pencil } from "lucide-react";
import { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";
import { NameEditor } from "./name-editor.tsx";

/** Name and description; the name opens the task, the pencil or F2 renames it. */
export function NameCell({ task }: { task: Task }) {
	const { schedule, mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	const { editing, start, finish, returnRef } = useCellEditor();
	if (editing) return <NameEditor task={task} finish={finish} />;
	return (
		// A long name or description does not widen the column.
		<div className="flex w-0 min-w-full items-center gap-1 print:w-auto print:min-w-48">
			<div className="min-w-0 grow">
				<button
					type="button"
					tabIndex={-1}
					ref={returnRef}
					onClick={() => change({ item: task.id })}
					className="flex max-w-full items-center gap-1.5 text-left font-medium text-ink-strong group-hover/row:underline"
				>
					{task.milestone && <Diamond size={12} aria-label="Milestone" className="shrink-0 fill-current" />}
					<span
						className={clsx(
							task.description ? "truncate" : "line-clamp-2 whitespace-normal",
							"print:line-clamp-none print:whitespace-normal",
						)}
						title={task.name}
					>
						{task.name}
					</span>
					{schedule.criticalIds.has(task.id) && <span className="sr-only"> (critical)</span>}
				</button>
				{task.description && (
					<p className="truncate text-caption text-ink-muted print:whitespace-normal">
						{task.description.replaceAll("\n", " ")}
					</p>
				)}
			</div>
			{mayWrite && (
				<button
					type="button"
					tabIndex={-1}
					data-rename=""
					data-print="hide"
					aria-label={`Rename ${task.name}`}
					onClick={start}
					className={clsx(
						"flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-pressed hover:text-ink",
						"pointer-fine:opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 group-focus/row:opacity-100",
					)}
				>
					<Pencil size={14} aria-hidden="true" />
				</button>
			)}
		</div>
	);
}
