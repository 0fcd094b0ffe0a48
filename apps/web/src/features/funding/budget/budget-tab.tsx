import type { BudgetPlan } from "@throughline/domain/funding/budget-line";
import { differenceWriter, subtract } from "@throughline/domain/value/money";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import { ListTree } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { AddBudgetLine } from "./add-budget-line.tsx";
import { BudgetTable } from "./budget-table.tsx";

type BudgetTabProps = {
	programId: string;
	/** By all funding sources. */
	allocated: string;
};

/** What is planned for each workstream and category, what became of it, and where it leads. */
export function BudgetTab({ programId, allocated }: BudgetTabProps) {
	const plan = trpc.funding.budgetLine.plan.useQuery({ programId });
	const workstreams = trpc.task.workstream.list.useQuery({ programId });
	if (plan.data && workstreams.data) {
		return (
			<Lines programId={programId} allocated={allocated} plan={plan.data} workstreams={workstreams.data} />
		);
	}
	if (plan.isError || workstreams.isError) {
		const query = {
			error: plan.error ?? workstreams.error,
			isFetching: plan.isFetching || workstreams.isFetching,
			refetch: () => Promise.all([plan.refetch(), workstreams.refetch()]),
		};
		return <ViewFailure message="Failed to load the budget. Please try again." query={query} />;
	}
	return (
		<SkeletonRegion label="Loading the budget">
			<Skeleton className="h-64 rounded-card!" />
		</SkeletonRegion>
	);
}

type LinesProps = BudgetTabProps & {
	plan: BudgetPlan;
	workstreams: readonly { id: string; name: string }[];
};

function Lines({ programId, allocated, plan, workstreams }: LinesProps) {
	const mayWrite = useAllowed("write");
	return (
		<Card>
			{plan.lines.length === 0 ? (
				<EmptyState
					icon={<ListTree size={20} />}
					message="No budget lines yet. A line says what is planned for a workstream, a category or both; expenses count for it by themselves."
				/>
			) : (
				<>
					<BudgetTable plan={plan} workstreams={workstreams} />
					<PlannedOfAllocated planned={plan.total.planned} allocated={allocated} />
				</>
			)}
			{mayWrite && (
				<div className="px-4 pb-4">
					<AddBudgetLine programId={programId} workstreams={workstreams} />
				</div>
			)}
		</Card>
	);
}

/** How what is planned by line stands to what the funding sources allocate. */
function PlannedOfAllocated({ planned, allocated }: { planned: string; allocated: string }) {
	const write = differenceWriter(useMoney(), allocated, planned);
	const left = subtract(allocated, planned);
	const isOver = left.startsWith("-");
	return (
		<p className={`px-4 py-3 text-table ${isOver ? "text-critical" : "text-ink-muted"}`}>
			{isOver
				? `The lines plan ${write(left.slice(1))} more than the ${write(allocated)} that the funding sources allocate.`
				: `The lines plan ${write(planned)} of the ${write(allocated)} that the funding sources allocate; ${write(left)} is on no line.`}
		</p>
	);
}
