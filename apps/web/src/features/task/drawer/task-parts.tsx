import type { Task } from "@throughline/domain/task";
import { childrenOf } from "@throughline/domain/task/hierarchy/hierarchy";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { QuickSubTask } from "../list/quick-sub-task.tsx";
import { TaskProgress } from "../list/task-progress.tsx";
import { TaskStatusBadge } from "../list/word-cells.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

/** The sub-tasks of a task, how each stands, and a line to add one. */
export function TaskParts({ task }: { task: Task }) {
	const { tasks, mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	const parts = childrenOf(tasks).get(task.id) ?? [];
	if (parts.length === 0 && !mayWrite) {
		return <p className="text-table text-ink-muted">This task has no sub-tasks.</p>;
	}
	return (
		<div className="border-y border-line-subtle">
			{parts.length > 0 && (
				<ul aria-label="Sub-tasks" className="divide-y divide-line-subtle">
					{parts.map(({ id, name, status, progress }) => (
						<li key={id} className="flex min-h-11 items-center gap-3 py-1.5">
							<button
								type="button"
								onClick={() => change({ item: id })}
								className="min-w-0 grow truncate text-left text-body font-medium text-ink-strong hover:underline max-sm:min-h-11"
							>
								{name}
							</button>
							<span className="w-28 shrink-0 text-table max-sm:hidden">
								<TaskProgress progress={progress} />
							</span>
							<TaskStatusBadge status={status} />
						</li>
					))}
				</ul>
			)}
			{mayWrite && !task.milestone && (
				<div className="-mx-4">
					<QuickSubTask parent={task} />
				</div>
			)}
		</div>
	);
}

/** "2 of 5 sub-tasks done"; null for a task without any. */
export function partsText(tasks: readonly Task[], { id }: Task): string | null {
	const parts = childrenOf(tasks).get(id) ?? [];
	if (parts.length === 0) return null;
	return `${parts.filter(({ status }) => status === "Completed").length} of ${parts.length} done`;
}

/** The task of which this one is a part, and the way to it. */
export function PartOf({ task }: { task: Task }) {
	const { taskById } = usePlan();
	const { change } = useViewSearch(timelineView);
	const parent = taskById.get(task.parentId ?? "");
	if (!parent) return null;
	return (
		<p className="text-table text-ink-muted">
			Part of{" "}
			<button
				type="button"
				onClick={() => change({ item: parent.id })}
				className="font-medium text-ink-strong underline underline-offset-3 max-sm:min-h-11"
			>
				{parent.name}
			</button>
		</p>
	);
}
