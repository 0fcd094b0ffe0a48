import type { Program } from "@throughline/domain/program";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { KpiBoard } from "./kpi-board.tsx";
import { KpisSkeleton } from "./kpis-skeleton.tsx";

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
