import type { Benefit, BenefitPeriod } from "@throughline/domain/benefit";
import { EmptyState } from "@throughline/ui/empty-state";
import { SkeletonRegion, SkeletonText } from "@throughline/ui/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { CalendarRange } from "lucide-react";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { monthWords } from "./month-words.ts";
import { PlanChart } from "./plan-chart.tsx";
import { PlanEditor } from "./plan-editor.tsx";

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

/** The plan to read. */
function PlanTable({ periods }: { periods: readonly BenefitPeriod[] }) {
	const money = useMoney();
	if (periods.length === 0) {
		return <EmptyState icon={<CalendarRange size={20} />} message="This benefit has no monthly plan yet." />;
	}
	return (
		<div className="rounded-card border border-line">
			<Table caption="Monthly plan" density="compact">
				<TableHead>
					<TableRow>
						<TableHeader>Month</TableHeader>
						<TableHeader align="right">Planned</TableHeader>
						<TableHeader align="right">Actual</TableHeader>
					</TableRow>
				</TableHead>
				<TableBody>
					{periods.map(({ id, month, planned, actual }) => (
						<TableRow key={id}>
							<TableCell>{monthWords(month.slice(0, 7))}</TableCell>
							<TableCell align="right">{money.whole(planned)}</TableCell>
							<TableCell align="right">{actual === null ? "—" : money.whole(actual)}</TableCell>
						</TableRow>
					))}
				</TableBody>
			</Table>
		</div>
	);
}
