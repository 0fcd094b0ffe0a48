import type { MemberTask } from "@throughline/domain/resource";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { ListChecks } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { formatSpan } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { TaskLink, TaskStatus } from "../task-link.tsx";

/** What a member owns or is assigned to, by program; what is done stands apart. */
export function MemberTasks({ memberId }: { memberId: string }) {
	const tasks = trpc.resource.tasks.useQuery({ id: memberId });
	if (tasks.isPending) {
		return (
			<SkeletonRegion label="Loading tasks" className="space-y-3">
				{[0, 1, 2, 3].map((line) => (
					<Skeleton key={line} className="h-12" />
				))}
			</SkeletonRegion>
		);
	}
	if (!tasks.data) return <ViewFailure message="Failed to load tasks. Please try again." query={tasks} />;
	if (tasks.data.length === 0) {
		return (
			<EmptyState
				compact
				icon={<ListChecks size={20} />}
				message="No tasks yet: nothing is owned by or assigned to this member."
			/>
		);
	}
	const open = tasks.data.filter(({ status }) => status !== "Completed");
	const done = tasks.data.filter(({ status }) => status === "Completed");
	return (
		<div className="space-y-5">
			{open.length === 0 && <p className="text-table text-ink-muted">All tasks are completed.</p>}
			<TasksByProgram tasks={open} what="Tasks in" />
			{done.length > 0 && (
				<details>
					<summary className="cursor-pointer rounded-sm text-table font-medium text-ink-muted hover:text-ink">
						{formatCount(done.length)} completed
					</summary>
					<div className="mt-3 space-y-5">
						<TasksByProgram tasks={done} what="Completed in" />
					</div>
				</details>
			)}
		</div>
	);
}

function TasksByProgram({ tasks, what }: { tasks: readonly MemberTask[]; what: string }) {
	return [...Map.groupBy(tasks, ({ programId }) => programId)].map(([programId, own]) => (
		<section key={programId} aria-label={`${what} ${own[0]?.programName}`}>
			<h3 className="mb-1.5 text-caption font-medium text-ink-faint">{own[0]?.programName}</h3>
			<ul className="divide-y divide-line-subtle rounded-lg border border-line">
				{own.map((task) => (
					<li key={task.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
						<div className="room-48 flex-1">
							<TaskLink id={task.id} name={task.name} programId={task.programId} />
							<p className="tabular text-caption text-ink-muted">
								{[formatSpan(task.startDate, task.endDate) ?? "No dates set", partOf(task)]
									.filter(Boolean)
									.join(" · ")}
							</p>
						</div>
						{task.progress !== null && (
							<span className="tabular text-table text-ink-muted">{task.progress}%</span>
						)}
						<TaskStatus status={task.status} />
					</li>
				))}
			</ul>
		</section>
	));
}

/** What the member has to do with the task, beside owning it alone. */
function partOf({ owned, assignedPercent }: MemberTask): string | null {
	if (assignedPercent === null) return null;
	return owned ? `owner, assigned ${assignedPercent}%` : `assigned ${assignedPercent}%`;
}
