import type { Benefit } from "@throughline/domain/benefit";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { PlanChart } from "./plan-chart.tsx";
import { PlanEditor } from "./plan-editor.tsx";
import { PlanTable } from "./plan-table.tsx";

type BenefitPlanProps = {
	benefit: Benefit;
	/** The program's last day. */
	endDate: string | null;
};

/** What a benefit is planned to bring by month, against what it brought. */
export function BenefitPlan({ benefit, endDate }: BenefitPlanProps) {
	const mayWrite = useAllowed("write");
	const plan = trpc.benefit.period.list.useQuery({ benefitId: benefit.id });
	if (plan.data) {
		return (
			<div className="space-y-5">
				{plan.data.length > 0 && <PlanChart periods={plan.data} />}
				{mayWrite ? (
					<PlanEditor benefit={benefit} periods={plan.data} endDate={endDate} />
				) : (
					<PlanTable periods={plan.data} />
				)}
			</div>
		);
	}
	if (plan.isPending) {
		return (
			<SkeletonRegion label="Loading the plan">
				<SkeletonText lines={8} />
			</SkeletonRegion>
		);
	}
	return <ViewFailure message="Failed to load the plan. Please try refreshing the page." query={plan} />;
}
