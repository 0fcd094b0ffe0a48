import type { Task } from "@throughline/domain/task";
import type { RowPlace } from "@throughline/ui/data-table";
import { clsx } from "clsx";
import { ChevronRight, Diamond, Pencil, Pin, Repeat } from "lucide-react";
import { useCellEditor } from "../../../workspace/in-place/use-cell-editor.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";
import { NameEditor } from "./name-editor.tsx";

type NameCellProps = {
	task: Task;
	place: RowPlace;
	/** Whether room is kept for the button that folds. */
	nested: boolean;
	/** It is there for its sub-tasks alone. */
	dimmed: boolean;
};

/** Name and description, as deep as the task lies; the name opens the task, the pencil or F2 renames it. */
export function NameCell({ task, place, nested, dimmed }: NameCellProps) {
	const { schedule, mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	const { editing, start, finish, returnRef } = useCellEditor();
	if (editing) return <NameEditor task={task} finish={finish} />;
	return (
		// A long name or description does not widen the column.
		<div
			data-task={task.id}
			data-previous={place.previous ?? undefined}
			style={{ paddingInlineStart: `calc(${place.level} * clamp(0.625rem, 1.5vw, 1.125rem))` }}
			className="flex w-0 min-w-full items-center gap-1 print:w-auto print:min-w-48"
		>
			{place.parts !== "none" && <FoldButton task={task} open={place.parts === "open"} />}
			{nested && place.parts === "none" && <span className="w-5 shrink-0 max-sm:hidden" />}
			<div className="min-w-0 grow">
				<button
					type="button"
					tabIndex={-1}
					ref={returnRef}
					onClick={() => change({ item: task.id })}
					className={clsx(
						"flex max-w-full items-center gap-1.5 text-left group-hover/row:underline thumb:-my-3 thumb:py-3",
						dimmed ? "text-ink-muted" : "text-ink-strong",
						task.summary && !dimmed ? "font-bold" : "font-medium",
					)}
				>
					<KindIcons task={task} />
					{place.level > 0 && <span className="sr-only">{`Level ${place.level + 1}: `}</span>}
					<span
						className={clsx(
							task.description ? "truncate" : "line-clamp-2 whitespace-normal",
							"max-sm:line-clamp-3 max-sm:whitespace-normal",
							"print:line-clamp-none print:whitespace-normal",
						)}
						title={task.name}
					>
						{task.name}
					</span>
					{dimmed && <span className="sr-only"> (does not match the filters)</span>}
					{schedule.criticalIds.has(task.id) && <span className="sr-only"> (critical)</span>}
				</button>
				{task.description && (
					<p className="truncate text-caption text-ink-muted max-sm:hidden print:whitespace-normal">
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
						"flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-pressed hover:text-ink max-sm:hidden",
						"pointer-fine:opacity-0 focus-visible:opacity-100 group-hover/row:opacity-100 group-focus/row:opacity-100",
					)}
				>
					<Pencil size={14} aria-hidden="true" />
				</button>
			)}
		</div>
	);
}

function KindIcons({ task: { milestone, recurrence, scheduling, summary } }: { task: Task }) {
	return (
		<>
			{milestone && <Diamond size={12} aria-label="Milestone" className="shrink-0 fill-current" />}
			{recurrence && <Repeat size={12} aria-label="Recurring" className="shrink-0" />}
			{scheduling === "pinned" && !summary && (
				<Pin size={12} aria-label="Pinned" className="shrink-0 text-ink-muted" />
			)}
		</>
	);
}

/** Shows or hides a task's sub-tasks. */
function FoldButton({ task, open }: { task: Task; open: boolean }) {
	const { folds } = usePlan();
	return (
		<button
			type="button"
			tabIndex={-1}
			data-print="hide"
			aria-expanded={open}
			aria-label={`Sub-tasks of ${task.name}`}
			onClick={() => folds.toggle(task.id)}
			className="-ml-1 flex size-6 shrink-0 items-center justify-center rounded-sm text-ink-muted hover:bg-pressed hover:text-ink max-sm:-mx-2.5 max-sm:-my-2.5 max-sm:h-11 max-sm:w-11"
		>
			<ChevronRight
				size={14}
				aria-hidden="true"
				className={clsx("transition-transform duration-120", open && "rotate-90")}
			/>
		</button>
	);
}
