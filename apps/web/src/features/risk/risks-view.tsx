import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { RiskBoard } from "./risk-board.tsx";

/** What could go wrong in the selected program. */
export function RisksView() {
	return (
		<ProgramView
			prompt="Please select a program from the dropdown above to view risk information."
			title="Risk Management"
			skeleton={<RisksSkeleton />}
		>
			{(program) => <RisksOfProgram programId={program.id} />}
		</ProgramView>
	);
}

function RisksOfProgram({ programId }: { programId: string }) {
	const list = trpc.risk.list.useQuery({ programId });
	if (list.data) return <RiskBoard programId={programId} risks={list.data} />;
	if (list.isPending) return <RisksSkeleton />;
	return <ViewFailure message="Failed to load risks. Please try refreshing the page." query={list} />;
}

/** The four blocks of the view before the risks are known: cards, matrix, exposure, plans. */
function RisksSkeleton() {
	return (
		<SkeletonRegion label="Loading risks" className="@container">
			<Skeleton className="mt-29.5 h-79.5 rounded-card! @md:mt-12 @3xl:h-24.5" />
			<div className="mt-17 grid gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
				<Skeleton className="h-130 rounded-card! @3xl:h-142" />
				<Skeleton className="h-130 rounded-card! @3xl:h-142" />
			</div>
			<Skeleton className="mt-4 h-64 rounded-card!" />
		</SkeletonRegion>
	);
}
