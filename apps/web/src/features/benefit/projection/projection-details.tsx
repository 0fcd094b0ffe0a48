import type { BenefitProjection } from "@throughline/domain/benefit";
import { projectionFormulas } from "@throughline/domain/benefit/projection";
import { differenceWriter } from "@throughline/domain/value/money";
import { monthOf } from "@throughline/domain/value/month";
import { formatNumber } from "@throughline/domain/value/writing";
import { LineChart, type LinePoint } from "@throughline/ui/charts/line-chart";
import { DescriptionList } from "@throughline/ui/description-list";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { monthWords } from "../plan/month-words.ts";
import { paybackWords, rateWords, wayFromTargetsWords } from "./projection-words.ts";

/** The figures, the money over time, and the formulas. */
export function ProjectionDetails({ projection }: { projection: BenefitProjection }) {
	const money = useMoney();
	const { totalBenefit, totalCost, netBenefit, roi, npv, discountRate, months } = projection;
	const write = differenceWriter(money, totalBenefit, totalCost);
	const [first, last] = [months[0], months.at(-1)];
	const current = monthOf(dayOf(useNow()));
	const points = months.map(
		({ month, cumulative }): LinePoint => ({ date: `${month}-01`, value: Number(cumulative) }),
	);
	const wayFromTargets = wayFromTargetsWords(projection, money);
	return (
		<>
			<DescriptionList
				layout="columns"
				items={[
					{ term: "All benefits", value: write(totalBenefit) },
					{ term: "All costs", value: write(totalCost) },
					{ term: "Net benefit", value: write(netBenefit) },
					{ term: "ROI", value: `${formatNumber(roi)}%` },
					{ term: "Payback", value: paybackWords(projection) },
					{ term: `NPV at ${rateWords(discountRate)} a year`, value: money.whole(npv) },
				]}
			/>
			{wayFromTargets && (
				<p className="text-pretty text-table text-ink-muted">
					All benefits {money.whole(totalBenefit)} = {wayFromTargets}.
				</p>
			)}
			<LineChart
				title="Benefits less costs, cumulative"
				description={first && last && `${monthWords(first.month)} to ${monthWords(last.month)}`}
				height={220}
				series={[
					{ id: "past", label: "So far", points: points.filter(({ date }) => monthOf(date) <= current) },
					{
						id: "future",
						label: "Planned",
						kind: "forecast",
						colour: "var(--series-1)",
						points: points.filter(({ date }) => monthOf(date) >= current),
					},
				]}
				formatValue={money.ofNumber}
				formatTick={money.tick}
			/>
			<section aria-labelledby="projection-formulas">
				<h3 id="projection-formulas" className="text-body font-semibold">
					How it is computed
				</h3>
				<ul className="mt-2 list-disc space-y-1.5 pl-4 text-pretty text-table text-ink-muted marker:text-ink-faint">
					{Object.values(projectionFormulas).map((formula) => (
						<li key={formula}>{formula}</li>
					))}
				</ul>
			</section>
		</>
	);
}
