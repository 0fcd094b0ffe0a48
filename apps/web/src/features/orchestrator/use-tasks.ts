import { useInfiniteQuery } from "@tanstack/react-query";
import type {
	OpenOutcome,
	OrchestratorEntity,
	OrchestratorTask,
	Verdict,
} from "@throughline/domain/orchestrator";
import type { Provider } from "@throughline/domain/run";
import { trpcClient } from "../../api/client.ts";

const perPage = 20;

export type TaskFilter = {
	verdict: Verdict | undefined;
	outcome: OpenOutcome | undefined;
	entity: OrchestratorEntity | undefined;
	provider: Provider | undefined;
};

/** Whether a task's verdict is still to come. */
export function isUnderWay({ status }: Pick<OrchestratorTask, "status">): boolean {
	return status === "queued" || status === "running";
}

/** One's own tasks, the newest first, page by page. */
export function useTasks(filter: TaskFilter) {
	return useInfiniteQuery({
		// Under the router's own key, so that a change of the area fetches it again.
		queryKey: [["orchestrator", "task-pages"], filter],
		queryFn: ({ pageParam, signal }) =>
			trpcClient.orchestrator.list.query({ ...filter, limit: perPage, before: pageParam }, { signal }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
	});
}
