import type { Program } from "@throughline/domain/program";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { gridLook } from "../../workspace/growing-grid.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { KpiBoard } from "./kpi-board.tsx";
import { KpiCardSkeleton } from "./overview/kpi-card.tsx";

/** By which numbers the selected program is judged. */
export function KpisView() {
	return (
		<ProgramView
			prompt="Please select a program from the dropdown above to view KPI data."
			title="Key Performance Indicators"
			skeleton={<KpisSkeleton />}
		>
			{(program) => <KpisOfProgram program={program} />}
		</ProgramView>
	);
}

function KpisOfProgram({ program }: { program: Program }) {
	const list = trpc.kpi.list.useQuery({ programId: program.id });
	if (list.data) return <KpiBoard program={program} kpis={list.data} />;
	if (list.isPending) return <KpisSkeleton />;
	return <ViewFailure message="Failed to load KPIs. Please try refreshing the page." query={list} />;
}

/** The view's shape before its KPIs are known: the tabs and six cards. */
function KpisSkeleton() {
	return (
		<SkeletonRegion label="Loading KPIs" className="@container">
			<div className="flex h-9 items-center gap-5 border-b border-line">
				{["w-16", "w-12", "w-12"].map((width, index) => (
					<Skeleton key={index} className={`h-4 ${width}`} />
				))}
			</div>
			<div className="h-16" />
			<div className={gridLook}>
				{[0, 1, 2, 3, 4, 5].map((card) => (
					<KpiCardSkeleton key={card} />
				))}
			</div>
		</SkeletonRegion>
	);
}
