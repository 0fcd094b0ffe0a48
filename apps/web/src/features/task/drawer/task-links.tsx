import type { Task } from "@throughline/domain/task";
import { dependencyWords, type TaskDependency } from "@throughline/domain/task/dependency";
import { AddButton } from "@throughline/ui/add-button";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { useLinks } from "../links/use-links.ts";
import { TaskStatusBadge } from "../list/word-cells.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { lagText } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";

type TaskLinksProps = { task: Task; links: readonly TaskDependency[] };

/** What the task waits for, and what waits for it. */
export function TaskLinks({ task, links }: TaskLinksProps) {
	const { tasks, mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	return (
		<div className="space-y-6">
			<LinkList
				title="Waits for"
				none="It waits for no other task."
				links={links.filter(({ successorId }) => successorId === task.id)}
				otherOf={({ predecessorId }) => predecessorId}
			/>
			<LinkList
				title="Waiting for it"
				none="No other task waits for it."
				links={links.filter(({ predecessorId }) => predecessorId === task.id)}
				otherOf={({ successorId }) => successorId}
			/>
			{mayWrite && task.summary && (
				<p className="text-table text-ink-muted">A summary task has no dependencies: link its sub-tasks.</p>
			)}
			{mayWrite && !task.summary && tasks.length > 1 && (
				<AddButton onClick={() => change({ form: "link" })}>Add Dependency</AddButton>
			)}
		</div>
	);
}

type LinkListProps = {
	title: string;
	none: string;
	links: readonly TaskDependency[];
	/** The id of the task at the link's other end. */
	otherOf: (link: TaskDependency) => string;
};

function LinkList({ title, none, links, otherOf }: LinkListProps) {
	return (
		<section aria-label={title}>
			<h3 className="mb-2 text-table font-semibold text-ink-strong">{title}</h3>
			{links.length === 0 ? (
				<p className="text-table text-ink-muted">{none}</p>
			) : (
				<ul className="divide-y divide-line-subtle border-y border-line-subtle">
					{links.map((link) => (
						<LinkLine key={link.id} link={link} otherId={otherOf(link)} />
					))}
				</ul>
			)}
		</section>
	);
}

function LinkLine({ link, otherId }: { link: TaskDependency; otherId: string }) {
	const { taskById, mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	const { between, unlink } = useLinks();
	const other = taskById.get(otherId);
	return (
		<li className="flex items-center gap-3 py-2">
			<div className="min-w-0 grow">
				<button
					type="button"
					onClick={() => change({ item: otherId })}
					className="max-w-full truncate text-left text-body font-medium text-ink-strong hover:underline"
				>
					{other?.name ?? "Unknown"}
				</button>
				<p className="text-table text-ink-muted">
					{dependencyWords[link.kind]}
					{link.lagDays !== 0 && ` · ${lagText(link.lagDays)}`}
				</p>
			</div>
			{other && <TaskStatusBadge status={other.status} />}
			{mayWrite && (
				<RowButtons
					name={`dependency ${between(link)}`}
					onEdit={() => change({ form: `link/${link.id}` })}
					onDelete={() => unlink(link)}
				/>
			)}
		</li>
	);
}
