import type { FundingSource } from "@throughline/domain/funding";
import { percentOf } from "@throughline/domain/value/money";
import { AddButton } from "@throughline/ui/add-button";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { Landmark } from "lucide-react";
import { useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { formatDay } from "../../../format/date.ts";
import { formatPercent } from "../../../format/percent.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import type { FundingActions } from "../funding-actions.ts";
import { Money } from "../money.tsx";
import { RowMenu } from "../row-menu.tsx";
import { QuickSource } from "./quick-source.tsx";

type SourcesTabProps = {
	programId: string;
	/** The reader's day. */
	today: string;
	sources: readonly FundingSource[];
	/** All of them together. */
	total: string;
	actions: FundingActions;
};

/** Where the money comes from. */
export function SourcesTab({ programId, today, sources, total, actions }: SourcesTabProps) {
	const mayWrite = useAllowed("write");
	const columns = useMemo(() => columnsOf(total), [total]);
	return (
		<Card>
			<DataTable
				label="Funding sources"
				rows={sources}
				columns={columns}
				rowId={(source) => source.id}
				onOpen={(source) => actions.open(source.id)}
				rowActions={
					mayWrite
						? (source) => (
								<RowMenu
									name={source.sourceName}
									onEdit={() => actions.edit(source.id)}
									onDelete={() => actions.remove({ source })}
								/>
							)
						: undefined
				}
				bulkActions={
					mayWrite
						? (chosen, clear) => (
								<BulkDelete
									objectType="funding source"
									nouns={["funding source", "funding sources"]}
									items={chosen}
									nameOf={({ sourceName }) => sourceName}
									onDone={clear}
								/>
							)
						: undefined
				}
				storageKey="funding-sources"
				footer={mayWrite && <QuickSource key={programId} {...{ programId, today }} />}
				empty={
					<EmptyState
						icon={<Landmark size={20} />}
						message="No funding sources yet. What the program was given is added up here."
						action={
							mayWrite && <AddButton onClick={() => actions.add("source")}>Add Funding Source</AddButton>
						}
					/>
				}
			/>
		</Card>
	);
}

function columnsOf(total: string): DataColumn<FundingSource>[] {
	return [
		{
			id: "sourceName",
			header: "Source",
			value: (source) => source.sourceName,
			width: "14rem",
			hideable: false,
		},
		{
			id: "allocatedAmount",
			header: "Allocated",
			align: "right",
			value: (source) => source.allocatedAmount,
			cell: (source) => <Money amount={source.allocatedAmount} />,
		},
		{
			id: "share",
			header: "Share",
			align: "right",
			width: "6rem",
			value: (source) => percentOf(source.allocatedAmount, total),
			cell: (source) => formatPercent(percentOf(source.allocatedAmount, total)),
			searchable: false,
		},
		{
			id: "dateReceived",
			header: "Received",
			value: (source) => source.dateReceived,
			cell: (source) =>
				source.dateReceived ? (
					formatDay(source.dateReceived)
				) : (
					<span className="text-ink-faint">Not set</span>
				),
		},
	];
}
