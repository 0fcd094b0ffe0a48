import type { DashboardSummary } from "@throughline/domain/dashboard";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { MetricCard } from "./metric-card.tsx";
import { budgetMetric, riskMetric, scheduleMetric, taskMetric } from "./metrics.tsx";

/** The four figures that a program director looks at first. */
export function SummaryCards({ summary }: { summary: DashboardSummary | undefined }) {
	const money = useMoney();
	return (
		<div className="grid grid-cols-1 gap-3 @lg:grid-cols-2 @4xl:grid-cols-4 print:grid-cols-4">
			<MetricCard title="Schedule Adherence" metric={summary && scheduleMetric(summary.tasks)} />
			<MetricCard title="Budget Utilization" metric={summary && budgetMetric(summary.budget, money)} />
			<MetricCard title="Active Risks" metric={summary && riskMetric(summary.risks)} />
			<MetricCard title="Task Progress" metric={summary && taskMetric(summary.tasks)} />
		</div>
	);
}
