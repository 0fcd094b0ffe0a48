import { type DayTotal, dollars, totalsDays } from "@throughline/domain/run/ledger";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { DescriptionList } from "@throughline/ui/description-list";
import { EmptyState } from "@throughline/ui/empty-state";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { formatCount } from "../../../format/count.ts";
import { formatDay } from "../../../format/date.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";

const numbers: DataColumn<DayTotal>[] = [
	{ id: "runs", header: "Runs", value: ({ runs }) => runs, align: "right", width: "5rem" },
	{
		id: "cost",
		header: "Cost",
		value: ({ cost }) => cost,
		cell: ({ cost }) => dollars(cost),
		align: "right",
		width: "6rem",
	},
	{
		id: "read",
		header: "Tokens read",
		value: ({ inputTokens }) => inputTokens,
		cell: ({ inputTokens }) => formatCount(inputTokens),
		align: "right",
	},
	{
		id: "cached",
		header: "From the cache",
		value: ({ cachedTokens }) => cachedTokens,
		cell: ({ cachedTokens }) => formatCount(cachedTokens),
		align: "right",
	},
	{
		id: "written",
		header: "Tokens written",
		value: ({ outputTokens }) => outputTokens,
		cell: ({ outputTokens }) => formatCount(outputTokens),
		align: "right",
	},
];
const day: DataColumn<DayTotal> = {
	id: "day",
	header: "Day (UTC)",
	value: ({ day }) => day,
	cell: ({ day }) => <span className="whitespace-nowrap font-medium text-ink-strong">{formatDay(day)}</span>,
	hideable: false,
};
const person: DataColumn<DayTotal> = {
	id: "person",
	header: "Person",
	value: ({ personName }) => personName,
};
const none: DayTotal[] = [];

/** What was used on each of the last days, and by whom. */
export function TotalsView({ all }: { all: boolean }) {
	const totals = trpc.run.totals.useQuery({ all });
	const columns = useMemo(() => (all ? [day, person, ...numbers] : [day, ...numbers]), [all]);
	if (totals.isError && !totals.data) {
		return <QueryFailure compact message="Failed to load what was used. Please try again." query={totals} />;
	}
	const rows = totals.data ?? none;
	const sum = (of: (row: DayTotal) => number) => rows.reduce((total, row) => total + of(row), 0);
	return (
		<div className="space-y-4">
			{rows.length > 0 && (
				<DescriptionList
					layout="columns"
					items={[
						{ term: `Runs in ${totalsDays} days`, value: formatCount(sum(({ runs }) => runs)) },
						{
							term: "Tokens",
							value: formatCount(sum(({ inputTokens, outputTokens }) => inputTokens + outputTokens)),
						},
						{ term: "Estimated cost", value: dollars(sum(({ cost }) => Number(cost))) },
					]}
				/>
			)}
			<DataTable
				label="Use by day"
				rows={rows}
				columns={columns}
				rowId={(row) => `${row.day} ${row.personId}`}
				loading={totals.isPending}
				searchable={false}
				empty={<EmptyState compact message={`Nothing was used in the last ${totalsDays} days.`} />}
				maxHeight="40vh"
			/>
		</div>
	);
}
