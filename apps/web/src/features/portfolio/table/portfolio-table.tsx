import { useNavigate } from "@tanstack/react-router";
import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { Card } from "@throughline/ui/card";
import { DataTable, type TableGrouping } from "@throughline/ui/data-table";
import { useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { FilterSelect } from "../../../workspace/list/filter-select.tsx";
import { BulkPrograms } from "../../../workspace/program/bulk-programs.tsx";
import { healthWords } from "../../../workspace/program/health-words.ts";
import { sortOf, sortText } from "../../../workspace/view/sort-text.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { shownCurrencies } from "../portfolio-money.ts";
import { groupOf } from "../portfolio-search.ts";
import { portfolioView } from "../view.ts";
import { portfolioColumns } from "./portfolio-columns.tsx";
import { useOverAllocated } from "./use-over-allocated.ts";

const groupings = ["portfolio", "health", "status", "currency"] as const;
const groupLabels: Record<(typeof groupings)[number], string> = {
	portfolio: "By portfolio",
	health: "By health",
	status: "By status",
	currency: "By currency",
};

type PortfolioTableProps = { programs: readonly PortfolioProgram[]; portfolios: readonly Portfolio[] };

/** Every program in one table; each figure opens what it is made of. */
export function PortfolioTable({ programs, portfolios }: PortfolioTableProps) {
	const { search, change } = useViewSearch(portfolioView);
	const navigate = useNavigate();
	const mayWrite = useAllowed("write");
	const wanted = search.currency ?? null;
	const currencies = shownCurrencies(programs, wanted).sort().join(",");
	const overAllocatedIn = useOverAllocated();
	const columns = useMemo(
		() => portfolioColumns({ currencies: currencies.split(","), wanted, portfolios, overAllocatedIn }),
		[currencies, wanted, portfolios, overAllocatedIn],
	);
	const sort = useMemo(() => sortOf(search.sort), [search.sort]);
	const { group } = search;
	const grouping = useMemo(
		() => group && groupingBy(group, programs, portfolios),
		[group, programs, portfolios],
	);
	return (
		<Card data-print="sideways">
			<DataTable
				label="Programs"
				rows={programs}
				columns={columns}
				rowId={({ id }) => id}
				lines={2}
				searchable={false}
				storageKey="portfolio"
				onOpen={({ id }) => void navigate({ to: "/", search: { program: id } })}
				sort={sort}
				onSortChange={(order) => change({ sort: sortText(order) })}
				grouping={grouping}
				filters={
					<FilterSelect
						label="Group by"
						all="Not grouped"
						value={group}
						values={groupings}
						nameOf={(by) => groupLabels[by]}
						onChange={(by) => change({ group: by })}
					/>
				}
				// Many columns: a little less air between them, but not beside the boxes to tick.
				className="[&_td:nth-child(n+3)]:px-2 [&_th:nth-child(n+3)]:px-2"
				empty={null}
				bulkActions={
					mayWrite
						? (chosen, clear) => (
								// Those that are archived are in no portfolio's table.
								<BulkPrograms
									programs={chosen.map((each) => ({ ...each, archivedAt: null }))}
									onDone={clear}
								/>
							)
						: undefined
				}
			/>
		</Card>
	);
}

function groupingBy(
	group: NonNullable<Parameters<typeof groupOf>[1]>,
	programs: readonly PortfolioProgram[],
	portfolios: readonly Portfolio[],
): TableGrouping<PortfolioProgram> {
	const names = [...new Set(programs.map((program) => groupOf(program, group, portfolios)))];
	const order = group === "health" ? healthWords.toReversed() : names.sort((a, b) => a.localeCompare(b));
	return {
		groups: order.map((name) => ({ id: name, label: name })),
		of: (program) => groupOf(program, group, portfolios),
	};
}
