import type { Budget } from "@throughline/domain/funding";
import type { BudgetPoint, BudgetTrend } from "@throughline/domain/funding/trend";
import { lastDayOf } from "@throughline/domain/value/month";
import { Callout } from "@throughline/ui/callout";
import { Card } from "@throughline/ui/card";
import { LineChart, type LinePoint, type LineSeries } from "@throughline/ui/charts/line-chart";
import { useMemo } from "react";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { formatMonth } from "./runs-out-words.ts";

type TrendsTabProps = {
	trend: BudgetTrend;
	budget: Budget;
	/** Whether the program has an end, without which nothing is planned. */
	hasEnd: boolean;
};

/** Planned against actual spend, month by month and in all, and where the burn rate leads. */
export function TrendsTab({ trend, budget, hasEnd }: TrendsTabProps) {
	const money = useMoney();
	const nothing = budget.total === "0.00" && budget.spent === "0.00";
	const cumulative = useMemo(() => cumulativeLines(trend, budget), [trend, budget]);
	const monthly = useMemo(() => monthlyLines(trend, budget), [trend, budget]);
	return (
		<div className="space-y-4">
			{!nothing && <Outlook trend={trend} budget={budget} />}
			{trend.unplanned !== "0.00" && (
				<Callout tone="neutral">
					{money.whole(trend.unplanned)} of the budget is not in the plan:{" "}
					{hasEnd ? "the program or the source needs a start." : "the program has no end date."}
				</Callout>
			)}
			<div className="grid grid-cols-1 gap-4 @6xl:grid-cols-2">
				<Card className="p-4">
					<LineChart
						title="Cumulative spend"
						description="All money up to each day, and where the burn rate leads"
						height={280}
						empty="No funding and no expenses yet."
						formatValue={money.ofNumber}
						formatTick={money.tick}
						series={nothing ? [] : cumulative}
					/>
				</Card>
				<Card className="p-4">
					<LineChart
						title="Monthly spend"
						description="Planned: each source spread evenly over the days from its receipt to the program's end"
						height={280}
						empty="No funding and no expenses yet."
						formatValue={money.ofNumber}
						formatTick={money.tick}
						series={nothing ? [] : monthly}
					/>
				</Card>
			</div>
		</div>
	);
}

/** In one sentence: when the money runs out at the burn rate. */
function Outlook({ trend: { runsOut }, budget }: Pick<TrendsTabProps, "trend" | "budget">) {
	const money = useMoney();
	const rate = `${money.whole(budget.burnRate)} a month`;
	if (runsOut.when === "already") {
		return (
			<Callout tone="critical">
				The budget is used up
				{budget.remaining.startsWith("-")
					? `, by ${money.whole(budget.remaining.slice(1))} more than there was`
					: ""}
				.
			</Callout>
		);
	}
	if (runsOut.when === "never") {
		return (
			<Callout tone="good">
				{budget.burnRate === "0.00"
					? "Nothing was spent in the last three months, so no month can be named in which the money runs out."
					: `At ${rate}, the money lasts for more than a century.`}
			</Callout>
		);
	}
	return (
		<Callout>
			At the burn rate of {rate}, the money runs out in <strong>{formatMonth(runsOut.month)}</strong>.
		</Callout>
	);
}

function cumulativeLines({ cumulative }: BudgetTrend, { total }: Budget): LineSeries[] {
	const line = (field: "planned" | "actual" | "forecast"): LinePoint[] =>
		cumulative.flatMap((point) => pointOf(point.date, point[field]));
	return [
		{ id: "planned", label: "Planned", kind: "target", points: line("planned"), colour: "var(--series-6)" },
		{ id: "actual", label: "Actual", points: line("actual"), colour: "var(--series-1)" },
		{
			id: "forecast",
			label: "Forecast",
			kind: "forecast",
			points: line("forecast"),
			colour: "var(--series-4)",
		},
		{
			id: "budget",
			label: "Budget",
			kind: "target",
			points: ends(cumulative).flatMap(({ date }) => pointOf(date, total)),
			colour: "var(--series-2)",
		},
	];
}

function monthlyLines({ months, cumulative }: BudgetTrend, { burnRate }: Budget): LineSeries[] {
	const to = cumulative.flatMap(({ date, forecast }) => (forecast === null ? [] : [date]));
	const line = (field: "planned" | "actual"): LinePoint[] =>
		months.flatMap(({ month, ...of }) => pointOf(lastDayOf(month), of[field]));
	return [
		{ id: "planned", label: "Planned", kind: "target", points: line("planned"), colour: "var(--series-6)" },
		{ id: "actual", label: "Actual", points: line("actual"), colour: "var(--series-1)" },
		{
			id: "forecast",
			label: "Forecast",
			kind: "forecast",
			points: to.slice(1).flatMap((date) => pointOf(date, burnRate)),
			colour: "var(--series-4)",
		},
	];
}

/** The chart draws in pixels; what it says is rounded to dollars. The exact sums stay in the figures above. */
function pointOf(date: string, amount: string | null): LinePoint[] {
	return amount === null ? [] : [{ date, value: Number(amount) }];
}

function ends(points: readonly BudgetPoint[]): BudgetPoint[] {
	return points.filter((_, index) => index === 0 || index === points.length - 1);
}
