import type { Program } from "@throughline/domain/program";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { StatCardSkeleton } from "@throughline/ui/stat-card";
import { trpc } from "../../api/client.ts";
import { ViewFailure } from "../../workspace/failure/query-failure.tsx";
import { ProgramView } from "../../workspace/program/program-view.tsx";
import { FundingBoard } from "./funding-board.tsx";
import { cardsLook } from "./funding-cards.tsx";

/** What the selected program was given, and what became of it. */
export function FundingView() {
	return (
		<ProgramView
			prompt="Please select a program from the dropdown above to view funding information."
			title="Funding & Budget"
			skeleton={<FundingSkeleton />}
		>
			{(program) => <FundingOfProgram program={program} />}
		</ProgramView>
	);
}

function FundingOfProgram({ program }: { program: Program }) {
	const sources = trpc.funding.source.list.useQuery({ programId: program.id });
	const expenses = trpc.funding.expense.list.useQuery({ programId: program.id });
	if (sources.data && expenses.data) {
		return <FundingBoard program={program} sources={sources.data} expenses={expenses.data} />;
	}
	if (!sources.isError && !expenses.isError) return <FundingSkeleton />;
	const query = {
		error: sources.error ?? expenses.error,
		isFetching: sources.isFetching || expenses.isFetching,
		refetch: () => Promise.all([sources.refetch(), expenses.refetch()]),
	};
	return <ViewFailure message="Failed to load funding data. Please try refreshing the page." query={query} />;
}

/** The view's shape before its money is known: buttons, four cards, the bar, a table. */
function FundingSkeleton() {
	return (
		<SkeletonRegion label="Loading funding" className="@container space-y-4">
			<div className="h-8" />
			<div className={cardsLook}>
				{[0, 1, 2, 3].map((card) => (
					<StatCardSkeleton key={card} />
				))}
			</div>
			<Skeleton className="h-18 rounded-card!" />
			<Skeleton className="h-9 w-80 max-w-full" />
			<Skeleton className="h-96 rounded-card!" />
		</SkeletonRegion>
	);
}
