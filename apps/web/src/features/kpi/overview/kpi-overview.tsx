import { type Kpi, kpiStatus } from "@throughline/domain/kpi";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { useTypedWords } from "../../../browser/use-typed-words.ts";
import { formatCount } from "../../../format/count.ts";
import { QueryFailure } from "../../../workspace/failure/query-failure.tsx";
import { GrowingGrid } from "../../../workspace/growing-grid.tsx";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { filterKpis } from "../filter-kpis.ts";
import { NoKpis } from "../no-kpis.tsx";
import { StatusFilter } from "../status-filter.tsx";
import { kpisView } from "../view.ts";
import { KpiCard } from "./kpi-card.tsx";

type KpiOverviewProps = {
	programId: string;
	kpis: readonly Kpi[];
	/** Undefined for those who may not. */
	onAdd: (() => void) | undefined;
};

/** A card for each KPI. */
export function KpiOverview({ programId, kpis, onAdd }: KpiOverviewProps) {
	const { search, change } = useViewSearch(kpisView);
	const trends = trpc.kpi.trends.useQuery({ programId });
	const trendOf = useMemo(() => new Map(trends.data?.map((trend) => [trend.kpiId, trend])), [trends.data]);
	const searchWords = useCallback((q: string | undefined) => change({ q }), [change]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	const typed = useDeferredValue(words);
	const { status } = search;
	const shown = useMemo(() => filterKpis(kpis, { words: typed, status }), [kpis, typed, status]);
	useSheet(() =>
		listSheet("KPIs", shown, {
			Name: ({ name }) => name,
			Current: ({ currentValue }) => currentValue,
			Target: ({ targetValue }) => targetValue,
			Unit: ({ unit, unitLabel }) => unitLabel ?? unit,
			Frequency: ({ frequency }) => frequency,
			Status: (kpi) => (kpi.targetValue === null ? null : kpiStatus(kpi)),
		}),
	);
	const open = useCallback((item: string) => change({ item }), [change]);

	if (kpis.length === 0) {
		return (
			<Card>
				<NoKpis onAdd={onAdd} />
			</Card>
		);
	}
	return (
		<>
			<div data-print="hide" className="mb-4 flex flex-wrap items-center gap-2">
				<SearchInput label="Search KPIs" value={words} onValueChange={setWords} />
				<StatusFilter />
				<p role="status" className="tabular text-table text-ink-muted">
					{shown.length === kpis.length
						? `${formatCount(kpis.length)} ${kpis.length === 1 ? "KPI" : "KPIs"}`
						: `${formatCount(shown.length)} of ${formatCount(kpis.length)} KPIs`}
				</p>
			</div>
			{trends.isError && !trends.data && (
				<Card className="mb-4">
					<QueryFailure compact message="Failed to load the measurements of the cards." query={trends} />
				</Card>
			)}
			{shown.length === 0 ? (
				<Card>
					<EmptyState
						icon={<SearchX size={20} />}
						message="No KPIs match these filters."
						action={
							<Button
								onClick={() => {
									setWords("");
									change({ status: undefined, q: undefined });
								}}
							>
								Clear filters
							</Button>
						}
					/>
				</Card>
			) : (
				<GrowingGrid items={shown}>
					{(kpi) => <KpiCard key={kpi.id} kpi={kpi} trend={trendOf.get(kpi.id)} onOpen={open} />}
				</GrowingGrid>
			)}
		</>
	);
}
