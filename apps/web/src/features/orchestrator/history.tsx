import { Link } from "@tanstack/react-router";
import { type OrchestratorTask, openOutcomes, verdicts } from "@throughline/domain/orchestrator";
import { Button } from "@throughline/ui/button";
import { Card, CardHeader } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { useAllowed } from "../../api/session/user.ts";
import { useNow } from "../../browser/use-now.ts";
import { dayOf } from "../../format/date.ts";
import { formatAgo } from "../../format/relative-time.ts";
import { QueryFailure } from "../../workspace/failure/query-failure.tsx";
import { LoadMore } from "../../workspace/list/load-more.tsx";
import { useViewSearch } from "../../workspace/view/use-view-search.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { type TaskFilter, useTasks } from "./use-tasks.ts";
import { VerdictBadge } from "./verdict-badge.tsx";
import { orchestratorView } from "./view.ts";
import { entityLabels, iterationsText, providerLabels, resultWords } from "./words.ts";

/** One's own tasks, each to open again. */
export function History() {
	const { search, change } = useViewSearch(orchestratorView);
	const filter: TaskFilter = {
		verdict: verdicts.find((each) => each === search.status),
		outcome: openOutcomes.find((each) => each === search.status),
		entity: search.category,
		provider: search.provider,
	};
	const pages = useTasks(filter);
	const tasks = pages.data?.pages.flat() ?? [];
	const filtered = Object.values(filter).some((value) => value !== undefined);
	useSheet(() =>
		listSheet("Your tasks", tasks, {
			Task: ({ taskDescription }) => taskDescription,
			Result: resultWords,
			Provider: (task) => providerLabels[task.provider ?? task.preferredProvider],
			Entity: ({ entity }) => entity && entityLabels[entity],
			Iterations: ({ iterations }) => iterations,
			Submitted: ({ createdAt }) => dayOf(new Date(createdAt)),
		}),
	);
	return (
		<Card as="section" aria-labelledby="history-title" className="pb-2">
			<CardHeader title="Your tasks" titleId="history-title" />
			{(filtered || tasks.length > 0) && (
				<HistoryFilters
					filter={filter}
					onFilter={({ verdict, outcome, entity, provider }) =>
						change({ status: verdict ?? outcome, category: entity, provider })
					}
				/>
			)}
			{pages.isPending && (
				<SkeletonRegion label="Loading your tasks" className="space-y-5 px-4 py-4">
					{["first", "second", "third"].map((line) => (
						<SkeletonText key={line} lines={2} />
					))}
				</SkeletonRegion>
			)}
			{pages.isError && !pages.data && (
				<QueryFailure compact message="Failed to load your tasks." query={pages} />
			)}
			{pages.data && tasks.length === 0 && (
				<Nothing
					filtered={filtered}
					onClear={() => change({ status: undefined, category: undefined, provider: undefined })}
				/>
			)}
			{tasks.length > 0 && (
				<ul aria-labelledby="history-title" className="mt-1.5 px-2">
					{tasks.map((task) => (
						<TaskLine key={task.id} task={task} />
					))}
				</ul>
			)}
			<LoadMore pages={pages} className="px-2 pt-1" />
		</Card>
	);
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
	const mayWrite = useAllowed("write");
	if (filtered) {
		return (
			<EmptyState
				compact
				message="No task is like that."
				action={<Button onClick={onClear}>Clear filters</Button>}
			/>
		);
	}
	return (
		<EmptyState
			compact
			message={
				mayWrite
					? "None yet. Every task that you submit stays here, with all of its iterations."
					: "None: tasks are submitted by Editors and Admins."
			}
		/>
	);
}

function TaskLine({ task }: { task: OrchestratorTask }) {
	const now = useNow();
	const about = [
		providerLabels[task.provider ?? task.preferredProvider],
		task.entity && entityLabels[task.entity],
		task.iterations > 0 && iterationsText(task.iterations),
		formatAgo(task.createdAt, now),
	].filter(Boolean);
	return (
		<li className="relative flex items-start gap-3 rounded-md px-2 py-2 hover:bg-hover">
			<div className="min-w-0 flex-1">
				<Link
					from="/"
					to="/"
					search={(before) => ({ ...before, item: task.id, tab: undefined })}
					className="line-clamp-2 break-words text-body font-medium text-ink-strong after:absolute after:inset-0 after:rounded-md hover:underline"
				>
					{task.taskDescription}
				</Link>
				<p className="mt-0.5 text-caption text-ink-muted">{about.join(" · ")}</p>
			</div>
			<VerdictBadge task={task} size="sm" />
		</li>
	);
}
