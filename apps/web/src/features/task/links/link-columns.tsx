import { dependencyWords, type TaskDependency } from "@throughline/domain/task/dependency";
import type { DataColumn } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { lagText } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";

/** A link in a table: its tasks, which open, and how the one waits. */
export function useLinkColumns(): DataColumn<TaskDependency>[] {
	const { taskById } = usePlan();
	return useMemo(() => {
		const nameOf = (id: string) => taskById.get(id)?.name ?? "Unknown";
		const taskCell = (id: string) => (
			<TaskButton
				id={id}
				tabIndex={-1}
				className="max-w-full truncate text-left align-middle font-medium text-ink-strong hover:underline thumb:-my-3 thumb:py-3"
			/>
		);
		return [
			{
				id: "predecessor",
				header: "Predecessor",
				value: ({ predecessorId }) => nameOf(predecessorId),
				cell: ({ predecessorId }) => taskCell(predecessorId),
				width: "12rem",
				hideable: false,
			},
			{
				id: "successor",
				header: "Successor",
				value: ({ successorId }) => nameOf(successorId),
				cell: ({ successorId }) => taskCell(successorId),
				width: "12rem",
				hideable: false,
			},
			{ id: "kind", header: "Kind", value: ({ kind }) => dependencyWords[kind], width: "9rem" },
			{
				id: "lag",
				header: "Lag",
				value: ({ lagDays }) => lagDays,
				cell: ({ lagDays }) => lagText(lagDays),
				width: "9rem",
			},
		];
	}, [taskById]);
}

/** A link for a thumb: both of its tasks, one below the other, and how the one waits. */
export function StackedLink({
	link: { predecessorId, successorId, kind, lagDays },
}: {
	link: TaskDependency;
}) {
	const look = "min-h-11 text-left text-pretty break-words font-medium text-ink-strong hover:underline";
	return (
		<div className="flex w-0 min-w-full flex-col whitespace-normal">
			<TaskButton id={predecessorId} className={look} />
			<TaskButton id={successorId} before="→ " className={look} />
			<p className="text-caption text-ink-muted">{`${dependencyWords[kind]} · ${lagText(lagDays)}`}</p>
		</div>
	);
}

type TaskButtonProps = { id: string; before?: string; tabIndex?: number; className: string };

/** Opens the task. */
function TaskButton({ id, before = "", ...look }: TaskButtonProps) {
	const { taskById } = usePlan();
	const { change } = useViewSearch(timelineView);
	return (
		<button type="button" onClick={() => change({ item: id })} {...look}>
			{`${before}${taskById.get(id)?.name ?? "Unknown"}`}
		</button>
	);
}
