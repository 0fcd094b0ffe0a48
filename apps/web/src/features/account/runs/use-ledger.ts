import { useInfiniteQuery } from "@tanstack/react-query";
import type { RunKind, RunStatus } from "@throughline/domain/run";
import { trpcClient } from "../../../api/client.ts";

const perPage = 50;
/** How often the progress of what is under way is asked for; starts and ends arrive by themselves. */
const progressEveryMs = 3_000;

export type LedgerFilter = { all: boolean; kind: RunKind | undefined; status: RunStatus | undefined };

/** Whether a run may still be cancelled. */
export function isUnderWay({ status }: { status: RunStatus }): boolean {
	return status === "queued" || status === "running";
}

/** Lines of the ledger, page by page; fetched again when a run begins or ends. */
export function useLedger(filter: LedgerFilter) {
	return useInfiniteQuery({
		// Beside the router's own keys, so that a change of the area fetches it again.
		queryKey: [["run", "ledger-pages"], filter],
		queryFn: ({ pageParam, signal }) =>
			trpcClient.run.ledger.query({ ...filter, limit: perPage, before: pageParam }, { signal }),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: (page) => (page.length < perPage ? undefined : page.at(-1)?.id),
		refetchInterval: ({ state }) => (state.data?.pages.flat().some(isUnderWay) ? progressEveryMs : false),
	});
}
