import type { BenefitPeriod } from "@throughline/domain/benefit";
import { fromCents, toCents } from "@throughline/domain/value/money";
import { LineChart, type LinePoint } from "@throughline/ui/charts/line-chart";
import { useMoney } from "../../../workspace/program/program-currency.tsx";

/** Planned and actual value, added up month by month; the actual line ends with the last month accounted for. */
export function PlanChart({ periods }: { periods: readonly BenefitPeriod[] }) {
	const money = useMoney();
	const lastAccounted = periods.findLastIndex(({ actual }) => actual !== null);
	return (
		<LineChart
			title="Cumulative value"
			height={180}
			series={[
				{
					id: "actual",
					label: "Actual",
					points: addedUp(periods.slice(0, lastAccounted + 1), ({ actual }) => actual ?? "0.00"),
				},
				{
					id: "planned",
					label: "Planned",
					kind: "target",
					colour: "var(--ink-muted)",
					points: addedUp(periods, ({ planned }) => planned),
				},
			]}
			formatValue={money.ofNumber}
			formatTick={money.tick}
		/>
	);
}

function addedUp(
	periods: readonly BenefitPeriod[],
	amountOf: (period: BenefitPeriod) => string,
): LinePoint[] {
	let total = 0n;
	return periods.map((period) => {
		total += toCents(amountOf(period));
		return { date: period.month, value: Number(fromCents(total)) };
	});
}
