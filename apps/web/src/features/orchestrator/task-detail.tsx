import type { OrchestratorTask } from "@throughline/domain/orchestrator";
import { Button } from "@throughline/ui/button";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { ArrowLeft, FileQuestion, PencilLine, RotateCw } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { toApiError } from "../../api/api-error.ts";
import { trpc } from "../../api/client.ts";
import { refreshAreas } from "../../api/live/refresh.ts";
import { useAllowed } from "../../api/session/user.ts";
import { RunProgress } from "../../run/run-progress.tsx";
import { type FollowedRun, useRun } from "../../run/use-run.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import type { Submission } from "./form/use-submission.ts";
import { Rounds } from "./rounds.tsx";
import { Steps } from "./steps.tsx";
import { TaskSummary } from "./task-summary.tsx";
import { isUnderWay } from "./use-tasks.ts";

type TaskDetailProps = {
	id: string;
	submission: Submission;
	onBack: () => void;
	/** Fills the form with this task. */
	onEdit: (task: OrchestratorTask) => void;
	onAgain: (task: OrchestratorTask) => void;
};

/** One task: live while the agents work, and what came of it afterwards. */
export function TaskDetail({ id, submission, onBack, onEdit, onAgain }: TaskDetailProps) {
	const query = trpc.orchestrator.byId.useQuery({ id });
	const mayWrite = useAllowed("write");
	const task = query.data;
	const back = (
		<Button variant="ghost" icon={<ArrowLeft size={15} aria-hidden="true" />} onClick={onBack}>
			All tasks
		</Button>
	);
	if (!task) return <Missing query={query} back={back} />;
	return (
		<div className="space-y-5">
			<div className="flex flex-wrap items-center justify-between gap-2">
				{back}
				{mayWrite && (
					<div className="flex flex-wrap gap-2">
						<Button icon={<PencilLine size={15} aria-hidden="true" />} onClick={() => onEdit(task)}>
							Edit as new task
						</Button>
						{!isUnderWay(task) && (
							<Button
								icon={<RotateCw size={15} aria-hidden="true" />}
								loading={submission.isStarting}
								onClick={() => onAgain(task)}
							>
								Run again
							</Button>
						)}
					</div>
				)}
			</div>
			<TaskSummary task={task} />
			<Work key={task.runId} task={task} own={submission.sent?.id === id ? submission.sent.run : null} />
			{task.rounds.length > 0 && <Rounds key={task.id} task={task} />}
		</div>
	);
}

/** The run while it lasts, and why there is no result where there is none. */
function Work({ task, own }: { task: OrchestratorTask; own: FollowedRun | null }) {
	const mayWrite = useAllowed("write");
	const underWay = isUnderWay(task);
	const shared = own !== null && own.status !== "idle";
	const followed = useRun(underWay && !shared ? task.runId : null);
	const run = shared ? own : followed;
	// The end of a run is heard before the change that tells of it.
	const over = run.status !== "running" && run.status !== "idle";
	useEffect(() => {
		if (over) void refreshAreas("orchestrator");
	}, [over]);
	if (underWay) {
		return (
			<Card as="section" aria-labelledby="work-title" className="p-4">
				<h3 id="work-title" className="mb-3 text-body font-semibold text-ink-strong">
					The agents are working
				</h3>
				<RunProgress run={run} label="AI orchestration" cancelLabel={mayWrite ? "Cancel" : undefined} />
				{task.status === "running" && <Steps task={task} />}
				<p className="mt-3 text-pretty text-table text-ink-muted">
					You may leave this page: the work goes on, and its iterations stay here.
				</p>
			</Card>
		);
	}
	if (task.status === "cancelled") {
		return (
			<Callout title="This task was cancelled">
				{task.rounds.length > 0 ? "What was made until then is below." : "Nothing had been made yet."}
			</Callout>
		);
	}
	if (task.status !== "failed") return null;
	return (
		<Callout tone="critical" title="The agents could not finish this task">
			{task.errorMessage ?? "Something went wrong."}
			{task.rounds.length > 0 && " What was made until then is below."}
		</Callout>
	);
}

type MissingProps = {
	query: { error: unknown; isFetching: boolean; refetch: () => unknown };
	back: ReactNode;
};

function Missing({ query, back }: MissingProps) {
	if (query.error && [400, 404].includes(toApiError(query.error).status)) {
		return (
			<Card>
				<EmptyState
					icon={<FileQuestion size={20} />}
					title="Task not found"
					level={2}
					message="There is no such task, or it is somebody else's."
					action={back}
				/>
			</Card>
		);
	}
	if (query.error) return <ViewFailure message="Failed to load this task." query={query} />;
	return (
		<SkeletonRegion label="Loading the task" className="space-y-5">
			<Skeleton className="h-8 w-28" />
			<Card className="space-y-4 p-4">
				<Skeleton className="h-6 w-72 max-w-full" />
				<SkeletonText lines={3} />
			</Card>
			<Card className="space-y-4 p-4">
				<Skeleton className="h-5 w-40" />
				<Skeleton className="h-64 w-full" />
			</Card>
		</SkeletonRegion>
	);
}
