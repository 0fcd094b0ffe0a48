import type { RiskScore } from "@throughline/domain/risk/score";
import { addDays } from "@throughline/domain/value/day";
import type { LineSeries } from "@throughline/ui/charts/line-chart";

type Day = { date: string; inherent: number; residual: number | null };

/**
 * A risk's scores as lines of days: each assessment holds until the next, so that a line runs level and then steps. Of
 * several on one day the last counts; the newest holds until `today`. `dayOf` says the day of an instant.
 */
export function scoreSeries(
	scores: readonly RiskScore[],
	today: string,
	dayOf: (instant: string) => string,
): LineSeries[] {
	const days: Day[] = [];
	for (const { scoredAt, inherentScore, residualScore } of scores) {
		const date = dayOf(scoredAt);
		const last = days.at(-1);
		if (last && last.date === date) days.pop();
		else if (last && addDays(date, -1) > last.date) days.push({ ...last, date: addDays(date, -1) });
		days.push({ date, inherent: inherentScore, residual: residualScore });
	}
	const last = days.at(-1);
	if (last && last.date < today) days.push({ ...last, date: today });
	return [
		{
			id: "inherent",
			label: "Inherent",
			points: days.map(({ date, inherent }) => ({ date, value: inherent })),
			colour: "var(--series-2)",
		},
		{
			id: "residual",
			label: "Residual",
			points: days.flatMap(({ date, residual }) => (residual === null ? [] : [{ date, value: residual }])),
			colour: "var(--series-1)",
		},
	];
}
