import type { Program } from "@throughline/domain/program";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { BenefitBoard } from "./benefit-board.tsx";
import { BenefitsSkeleton } from "./benefits-skeleton.tsx";

/** What the selected program is worth, and what of it has come. */
export function BenefitsView() {
	return (
		<ProgramView
			prompt="Please select a program from the dropdown above to view benefits information."
			title="Benefits Realization"
			skeleton={<BenefitsSkeleton />}
		>
			{(program) => <BenefitsOfProgram program={program} />}
		</ProgramView>
	);
}

function BenefitsOfProgram({ program }: { program: Program }) {
	const list = trpc.benefit.list.useQuery({ programId: program.id });
	if (list.data) return <BenefitBoard program={program} benefits={list.data} />;
	if (list.isPending) return <BenefitsSkeleton />;
	return <ViewFailure message="Failed to load benefits. Please try refreshing the page." query={list} />;
}
