import { useInfiniteQuery } from "@tanstack/react-query";
import { type RunKind, type RunStatus, runKinds, runStatuses } from "@throughline/domain/run";
import { type LedgerEntry, runKindWords, runStatusWords } from "@throughline/domain/run/ledger";
import { Button } from "@throughline/ui/button";
import { DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { toast } from "@throughline/ui/toast";
import { Activity } from "lucide-react";
import { useMemo, useState } from "react";
import { toApiError } from "../../../api/api-error.ts";
import { trpc, trpcClient } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { FilterSelect } from "../../../workspace/list/filter-select.tsx";
import { LoadMore } from "../../../workspace/list/load-more.tsx";
import { columnsOf } from "./columns.tsx";

const none: LedgerEntry[] = [];

/** The ledger: newest first, by kind and outcome, with a way to stop what is under way. */
export function RunsView({ all }: { all: boolean }) {
	const [kind, setKind] = useState<RunKind | undefined>();
	const [status, setStatus] = useState<RunStatus | undefined>();
	const mayCancel = useAllowed("write");
	const now = useNow();
	const pages = useLedger({ all, kind, status });
	const rows = useMemo(() => pages.data?.pages.flat() ?? none, [pages.data]);
	const columns = useMemo(() => columnsOf(all, now), [all, now]);
	if (pages.isError && !pages.data) {
		return <QueryFailure compact message="Failed to load the runs. Please try again." query={pages} />;
	}
	return (
		<div>
			<DataTable
				label="AI runs"
				rows={rows}
				columns={columns}
				rowId={(run) => run.id}
				loading={pages.isPending}
				lines={2}
				searchable={false}
				storageKey="ai-runs"
				filters={
					<>
						<FilterSelect
							label="Kind of work"
							all="All kinds of work"
							value={kind}
							values={runKinds}
							nameOf={(each) => runKindWords[each]}
							onChange={setKind}
							className="w-48"
						/>
						<FilterSelect
							label="Outcome"
							all="All outcomes"
							value={status}
							values={runStatuses}
							nameOf={(each) => runStatusWords[each]}
							onChange={setStatus}
							className="w-36"
						/>
					</>
				}
				filtered={kind !== undefined || status !== undefined}
				onClearFilters={() => {
					setKind(undefined);
					setStatus(undefined);
				}}
				rowActions={mayCancel ? (run) => isUnderWay(run) && <CancelRun run={run} /> : undefined}
				empty={
					<EmptyState
						compact
						icon={<Activity size={20} />}
						message="No runs yet. Runs start in the strategic consultant or the AI orchestrator."
					/>
				}
				maxHeight="44vh"
			/>
			<LoadMore pages={pages} className="pt-2 text-center" />
		</div>
	);
}

/** Stops a run. What it has found is kept: starting it again goes on from there. */
function CancelRun({ run }: { run: LedgerEntry }) {
	const cancel = trpc.run.cancel.useMutation({
		onSuccess: ({ status }) =>
			toast({ title: status === "cancelled" ? "The run is cancelled" : "The run was over already" }),
		onError: (error) => toast({ title: toApiError(error).sentence, variant: "destructive" }),
	});
	return (
		<Button
			size="sm"
			aria-label={`Cancel ${runKindWords[run.kind]}`}
			loading={cancel.isPending}
			onClick={() => cancel.mutate({ id: run.id })}
		>
			Cancel
		</Button>
	);
}

const perPage = 50;
/** How often the progress of what is under way is asked for; starts and ends arrive by themselves. */
const progressEveryMs = 3_000;

type LedgerFilter = { all: boolean; kind: RunKind | undefined; status: RunStatus | undefined };

/** Whether a run may still be cancelled. */
function isUnderWay({ status }: { status: RunStatus }): boolean {
	return status === "queued" || status === "running";
}

/** Lines of the ledger, page by page; fetched again when a run begins or ends. */
function useLedger(filter: LedgerFilter) {
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
