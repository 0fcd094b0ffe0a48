import { type Kpi, kpiProgress, kpiStatus } from "@throughline/domain/kpi";
import { unitOf } from "@throughline/domain/kpi/unit";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { ProgressBar } from "../../../workspace/progress-bar.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { filterKpis } from "../filter-kpis.ts";
import { KpiStatusBadge, kpiTone } from "../kpi-status-badge.tsx";
import { KpiValue } from "../kpi-value.tsx";
import { NoKpis } from "../no-kpis.tsx";
import { StatusFilter } from "../status-filter.tsx";
import { kpisView } from "../view.ts";
import { QuickKpi } from "./quick-kpi.tsx";

type KpiTableProps = {
	programId: string;
	kpis: readonly Kpi[];
	/** Undefined for those who may not. */
	onAdd: (() => void) | undefined;
};

/** All KPIs to sort, filter, open and edit. */
export function KpiTable({ programId, kpis, onAdd }: KpiTableProps) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(kpisView);
	const { nameOf } = useTeam();
	const { currency } = useMoney();
	const columns = useMemo(() => columnsOf(nameOf, currency), [nameOf, currency]);
	const { status } = search;
	const shown = useMemo(() => filterKpis(kpis, { words: "", status }), [kpis, status]);
	return (
		<Card>
			<DataTable
				label="KPIs"
				rows={shown}
				columns={columns}
				rowId={({ id }) => id}
				onOpen={({ id }) => change({ item: id })}
				filters={<StatusFilter />}
				filtered={status !== undefined}
				onClearFilters={() => change({ status: undefined })}
				storageKey="kpis"
				empty={<NoKpis onAdd={onAdd} />}
				footer={mayWrite && <QuickKpi key={programId} programId={programId} status={status} />}
				bulkActions={
					mayWrite
						? (chosen, clear) => (
								<BulkDelete
									objectType="kpi"
									nouns={["KPI", "KPIs"]}
									items={chosen}
									nameOf={({ name }) => name}
									consequence="Their measurements go along."
									onDone={clear}
								/>
							)
						: undefined
				}
				rowActionsWidth="5.5rem"
				rowActions={({ id, name }) => (
					<RowButtons
						name={name}
						onView={() => change({ item: id })}
						onEdit={mayWrite ? () => change({ form: id }) : undefined}
					/>
				)}
			/>
		</Card>
	);
}

function columnsOf(nameOf: (id: string | null) => string, currency: string): DataColumn<Kpi>[] {
	return [
		{
			id: "name",
			header: "KPI Name",
			value: ({ name }) => name,
			width: "11rem",
			wrap: true,
			hideable: false,
		},
		{
			id: "current",
			header: "Current",
			value: ({ currentValue }) => currentValue,
			cell: (kpi) => <KpiValue value={kpi.currentValue} kpi={kpi} />,
			align: "right",
			width: "6rem",
			searchable: false,
		},
		{
			id: "target",
			header: "Target",
			value: ({ targetValue }) => targetValue,
			cell: (kpi) => (kpi.targetValue === null ? undefined : <KpiValue value={kpi.targetValue} kpi={kpi} />),
			align: "right",
			width: "6rem",
			searchable: false,
		},
		{
			id: "progress",
			header: "Progress",
			value: kpiProgress,
			cell: (kpi) =>
				kpi.targetValue === null ? undefined : (
					<ProgressBar label={`Progress of ${kpi.name}`} value={kpiProgress(kpi)} tone={kpiTone(kpi)} />
				),
			width: "7.5rem",
			searchable: false,
		},
		{
			id: "status",
			header: "Status",
			value: (kpi) => (kpi.targetValue === null ? null : kpiStatus(kpi)),
			cell: (kpi) => <KpiStatusBadge kpi={kpi} />,
			width: "8rem",
		},
		{ id: "owner", header: "Owner", value: ({ ownerId }) => nameOf(ownerId), width: "7.5rem" },
		{ id: "frequency", header: "Frequency", value: ({ frequency }) => frequency, width: "7.5rem" },
		{
			id: "unit",
			header: "Unit",
			value: (kpi) => unitOf(kpi, currency),
			width: "6rem",
			defaultHidden: true,
		},
	];
}
