import { type Benefit, benefitStatuses, tallyOf } from "@throughline/domain/benefit";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { type ReactNode, useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { FilterSelect } from "../../../workspace/list/filter-select.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { ProgressBar } from "../../../workspace/progress-bar.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { BenefitStatusBadge } from "../benefit-status-badge.tsx";
import { filterBenefits } from "../filter-benefits.ts";
import { benefitsView } from "../view.ts";
import { QuickBenefit } from "./quick-benefit.tsx";

type BenefitTableProps = {
	programId: string;
	benefits: readonly Benefit[];
	/** With no benefit at all. */
	empty: ReactNode;
};

/** All benefits to sort, filter, open and edit. */
export function BenefitTable({ programId, benefits, empty }: BenefitTableProps) {
	const mayWrite = useAllowed("write");
	const { search, change } = useViewSearch(benefitsView);
	const { nameOf } = useTeam();
	const money = useMoney();
	const columns = useMemo(() => columnsOf(nameOf, money), [nameOf, money]);
	const shown = useMemo(() => filterBenefits(benefits, search), [benefits, search]);
	const categories = useMemo(() => [...new Set(benefits.map(({ category }) => category))].sort(), [benefits]);
	return (
		<Card>
			<DataTable
				label="Benefits"
				rows={shown}
				columns={columns}
				rowId={({ id }) => id}
				onOpen={({ id }) => change({ item: id })}
				filters={
					<>
						<FilterSelect
							label="Category"
							all="Any category"
							value={search.category}
							values={categories}
							onChange={(category) => change({ category })}
						/>
						<FilterSelect
							label="Status"
							all="Any status"
							value={search.status}
							values={benefitStatuses}
							onChange={(status) => change({ status })}
						/>
					</>
				}
				filtered={search.category !== undefined || search.status !== undefined}
				onClearFilters={() => change({ category: undefined, status: undefined })}
				storageKey="benefits"
				empty={empty}
				footer={mayWrite && <QuickBenefit key={programId} programId={programId} />}
				bulkActions={
					mayWrite
						? (chosen, clear) => (
								<BulkDelete
									objectType="benefit"
									nouns={["benefit", "benefits"]}
									items={chosen}
									nameOf={({ name }) => name}
									consequence="Their monthly plans go along."
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

function columnsOf(nameOf: (id: string | null) => string, money: MoneyFormat): DataColumn<Benefit>[] {
	return [
		{
			id: "name",
			header: "Benefit",
			value: ({ name }) => name,
			cell: ({ name }) => <span className="whitespace-normal">{name}</span>,
			width: "9.5rem",
			hideable: false,
		},
		{
			id: "category",
			header: "Category",
			value: (benefit) => benefit.category,
			cell: (benefit) => <span className="whitespace-normal">{benefit.category}</span>,
			width: "7rem",
		},
		{
			id: "target",
			header: "Target Value",
			value: ({ targetValue }) => targetValue,
			cell: ({ targetValue }) => money.whole(targetValue),
			align: "right",
			width: "8.5rem",
			searchable: false,
		},
		{
			id: "realized",
			header: "Realized Value",
			value: ({ realizedValue }) => realizedValue,
			cell: ({ realizedValue }) => money.whole(realizedValue),
			align: "right",
			width: "9rem",
			searchable: false,
		},
		{
			id: "progress",
			header: "Progress",
			value: progressOf,
			cell: (benefit) => <ProgressBar label={`Progress of ${benefit.name}`} value={progressOf(benefit)} />,
			width: "6.5rem",
			searchable: false,
		},
		{
			id: "status",
			header: "Status",
			value: ({ status }) => status,
			cell: ({ status }) => <BenefitStatusBadge status={status} />,
			width: "7.5rem",
		},
		{ id: "owner", header: "Owner", value: ({ ownerId }) => nameOf(ownerId), width: "7rem" },
		{
			id: "ownerAfterClosure",
			header: "Owner after closure",
			value: ({ ownerAfterClosureId }) => nameOf(ownerAfterClosureId),
			width: "9rem",
			defaultHidden: true,
		},
	];
}

function progressOf(benefit: Benefit): number {
	return tallyOf([benefit]).progress;
}
