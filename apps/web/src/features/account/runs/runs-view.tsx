import { type RunKind, type RunStatus, runKinds, runStatuses } from "@throughline/domain/run";
import { type LedgerEntry, runKindWords, runStatusWords } from "@throughline/domain/run/ledger";
import { DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Activity } from "lucide-react";
import { useMemo, useState } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { FilterSelect } from "../../../workspace/filter-select.tsx";
import { LoadMore } from "../../../workspace/load-more.tsx";
import { CancelRun } from "./cancel-run.tsx";
import { columnsOf } from "./columns.tsx";
import { isUnderWay, useLedger } from "./use-ledger.ts";

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
						message="No runs yet. They begin with the strategic consultant or the AI orchestrator."
					/>
				}
				maxHeight="44vh"
			/>
			<LoadMore pages={pages} className="pt-2 text-center" />
		</div>
	);
}
