import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { RiskBoard } from "./risk-board.tsx";
import { RisksSkeleton } from "./risks-skeleton.tsx";

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
