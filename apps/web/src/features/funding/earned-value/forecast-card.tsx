import type { CostForecast } from "@throughline/domain/funding/earned-value";
import { percentOfWork } from "@throughline/domain/task/percent-of-work";
import { StatCard } from "@throughline/ui/stat-card";
import { FormulaHint } from "../../../workspace/formula-hint.tsx";
import { Money } from "../money.tsx";

/** What the program costs in the end by today's schedule: the figure of the portfolio, with what it is made of. */
export function ForecastCard({ forecast }: { forecast: CostForecast }) {
	const { spent, scheduledDays, earnedDays, atCompletion } = forecast;
	const done = percentOfWork(earnedDays, scheduledDays);
	return (
		<StatCard
			label="Forecast by today’s schedule"
			note={
				<FormulaHint
					of="Forecast by today’s schedule"
					formula="All expenses × days of all tasks with dates ÷ days of them that are done, by their progress: what the program costs if money goes on buying as much work as until now. The portfolio’s Forecast"
				/>
			}
			value={atCompletion === null ? "—" : <Money amount={atCompletion} />}
			detail={
				<>
					<Money amount={spent} /> spent;{" "}
					{done === null ? "no work is scheduled" : `${done}% of the scheduled work is done`}
				</>
			}
		/>
	);
}
