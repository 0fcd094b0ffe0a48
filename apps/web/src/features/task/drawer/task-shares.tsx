import { ownerPercent } from "@throughline/domain/resource/capacity";
import type { Task } from "@throughline/domain/task";
import type { TaskAssignment } from "@throughline/domain/task/assignment";
import { formatNumber } from "@throughline/domain/value/writing";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { IconButton } from "@throughline/ui/icon-button";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { Pencil, Trash2 } from "lucide-react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { identified } from "../../../api/identified.ts";
import { formatSpan } from "../../../format/date.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { MemberName } from "../../../workspace/in-place/person-in-place.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { attempt } from "../../../workspace/undo/attempt.ts";
import { offerUndo } from "../../../workspace/undo/undo.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

/** Who works on the task, with how much of their time. */
export function TaskShares({ task }: { task: Task }) {
	const { mayWrite } = usePlan();
	const { change } = useViewSearch(timelineView);
	const shares = trpc.task.assignment.ofTask.useQuery({ taskId: task.id });
	if (shares.isPending) {
		return (
			<SkeletonRegion label="Loading the assignments" className="space-y-3">
				<Skeleton className="h-10" />
				<Skeleton className="h-10" />
			</SkeletonRegion>
		);
	}
	if (shares.isError && !shares.data) {
		return <ViewFailure message="Failed to load the assignments. Please try again." query={shares} />;
	}
	return (
		<div className="space-y-4">
			{shares.data.length === 0 ? (
				<OwnerShare task={task} />
			) : (
				<ul className="divide-y divide-line-subtle border-y border-line-subtle">
					{shares.data.map((share) => (
						<ShareLine key={share.id} share={share} task={task} />
					))}
				</ul>
			)}
			{task.summary && (
				<p className="text-table text-ink-muted">
					Shares in a summary task do not count: give people shares in its sub-tasks.
				</p>
			)}
			{mayWrite && !task.summary && (
				<AddButton onClick={() => change({ form: "share" })}>Add Assignment</AddButton>
			)}
		</div>
	);
}

/** What a task to which nobody is assigned asks of its owner, and the way to say it. */
function OwnerShare({ task }: { task: Task }) {
	const { calendar, mayWrite } = usePlan();
	const { nameOf } = useTeam();
	const { id, ownerId, estimate, milestone, summary } = task;
	if (ownerId === null || milestone || summary)
		return <p className="text-table text-ink-muted">Nobody is assigned yet.</p>;
	const percent = ownerPercent(task, calendar);
	const name = nameOf(ownerId);
	const assign = () =>
		attempt("Failed to assign", async () => {
			const share = { taskId: id, resourceId: ownerId, percent: Math.min(percent, 100) };
			const { requestId } = await identified((options) =>
				trpcClient.task.assignment.create.mutate(share, options),
			);
			offerUndo({ title: "Assignment added", description: name, requestId });
		});
	return (
		<div className="space-y-2 text-table text-ink-muted">
			<p>
				{`Nobody is assigned yet. As its owner, ${name} is asked for ${formatNumber(percent)}% of the working time: ${
					estimate === null ? "what a task without an estimate asks" : "the estimate over the task's days"
				}.`}
			</p>
			{mayWrite && (
				<Button size="sm" onClick={() => void assign()}>
					{`Assign ${name} at ${Math.min(percent, 100)}%`}
				</Button>
			)}
		</div>
	);
}

function ShareLine({ share, task }: { share: TaskAssignment; task: Task }) {
	const { mayWrite, askToRemove } = usePlan();
	const { nameOf } = useTeam();
	const { change } = useViewSearch(timelineView);
	const name = nameOf(share.resourceId);
	const remove = () =>
		askToRemove({
			question: `Take ${name} off “${task.name}”?`,
			verb: "Delete assignment",
			done: "Assignment deleted",
			names: [name],
			remove: (options) =>
				trpcClient.task.assignment.remove.mutate({ id: share.id, version: share.version }, options),
		});
	return (
		<li className="flex items-center gap-3 py-2">
			<div className="min-w-0 grow">
				<div className="text-body">
					<MemberName name={name} assigned />
				</div>
				<p className="mt-0.5 pl-8 text-table text-ink-muted">
					{formatSpan(share.startDate, share.endDate) ?? "For the whole task"}
				</p>
			</div>
			<span className="tabular shrink-0 text-body font-medium">{share.percent}%</span>
			{mayWrite && (
				<span className="flex shrink-0">
					<IconButton
						size="sm"
						label={`Edit assignment of ${name}`}
						tooltip={false}
						icon={<Pencil size={14} aria-hidden="true" />}
						onClick={() => change({ form: `share/${share.id}` })}
					/>
					<IconButton
						size="sm"
						label={`Delete assignment of ${name}`}
						tooltip={false}
						icon={<Trash2 size={14} aria-hidden="true" />}
						onClick={remove}
					/>
				</span>
			)}
		</li>
	);
}
