import type { Program } from "@throughline/domain/program";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { BenefitBoard } from "./benefit-board.tsx";
import { cardsLook } from "./benefit-cards.tsx";

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

/** The view's shape before its benefits are known: three cards, the tabs, what is under them. */
function BenefitsSkeleton() {
	return (
		<SkeletonRegion label="Loading benefits" className="@container space-y-4">
			<div className={cardsLook}>
				{[0, 1, 2].map((card) => (
					<StatCardSkeleton key={card} progress />
				))}
			</div>
			<div className="flex h-9 items-center gap-5 border-b border-line">
				{["w-16", "w-20", "w-16"].map((width, index) => (
					<Skeleton key={index} className={`h-4 ${width}`} />
				))}
			</div>
			<div className="h-96" />
		</SkeletonRegion>
	);
}
