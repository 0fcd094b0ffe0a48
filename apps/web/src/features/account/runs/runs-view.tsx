import { type RunKind, type RunStatus, runKinds, runStatuses } from "@throughline/domain/run";
import { type LedgerEntry, runKindWords } from "@throughline/domain/run/ledger";
import { Button } from "@throughline/ui/button";
import { DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { ErrorState } from "@throughline/ui/error-state";
import { Select } from "@throughline/ui/select";
import { Activity } from "lucide-react";
import { useMemo, useState } from "react";
import { useNow } from "../../../browser/use-now.ts";
import { useAllowed } from "../../../session/user.ts";
import { CancelRun } from "./cancel-run.tsx";
import { columnsOf, outcomes } from "./columns.tsx";
import { isUnderWay, useLedger } from "./use-ledger.ts";

const any = "any";
const kinds = runKinds.map((kind) => ({ value: kind, label: runKindWords[kind] }));
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
		return (
			<ErrorState
				compact
				message="Failed to load the runs. Please try again."
				retrying={pages.isFetching}
				onRetry={() => void pages.refetch()}
			/>
		);
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
						<Select
							aria-label="Kind of work"
							value={kind ?? any}
							onValueChange={(chosen) => setKind(runKinds.find((each) => each === chosen))}
							options={[{ value: any, label: "All kinds of work" }, ...kinds]}
							className="w-48"
						/>
						<Select
							aria-label="Outcome"
							value={status ?? any}
							onValueChange={(chosen) => setStatus(runStatuses.find((each) => each === chosen))}
							options={[{ value: any, label: "All outcomes" }, ...outcomes]}
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
						message="No runs yet. They begin with the strategic consultant or the AI orchestrator."
					/>
				}
				maxHeight="44vh"
			/>
			{pages.hasNextPage && (
				<div className="pt-2 text-center">
					<Button
						variant="ghost"
						size="sm"
						loading={pages.isFetchingNextPage}
						onClick={() => void pages.fetchNextPage()}
					>
						Load more
					</Button>
				</div>
			)}
		</div>
	);
}
