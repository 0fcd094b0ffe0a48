import type { Forecast, ForecastVerdict } from "@throughline/domain/kpi/forecast";
import { formatKpiValue, kpiValueInWords } from "@throughline/domain/kpi/format";
import { Badge, type StatusTone } from "@throughline/ui/badge";
import { formatDay } from "../../../format/date.ts";
import type { Trend } from "./use-trend.ts";

const verdictTone: Record<ForecastVerdict, StatusTone> = {
	"On course": "good",
	Uncertain: "warning",
	"Off course": "critical",
};

const verdictWords: Record<ForecastVerdict, string> = {
	"On course": "The whole range meets the target.",
	Uncertain: "The target lies within the range.",
	"Off course": "No part of the range meets the target.",
};

/** Where the line leads, or why that cannot be said. */
export function ForecastWords({ unit, trend }: { unit: string | null; trend: Trend }) {
	const { forecast, verdict, whyNot } = trend;
	if (!forecast) return <p className="mt-3 text-table text-ink-muted">{whyNot}</p>;
	return (
		<div className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-table text-ink-muted">
			{verdict && (
				<Badge size="sm" tone={verdictTone[verdict]}>
					{verdict}
				</Badge>
			)}
			<p className="min-w-0 flex-1 basis-80 text-pretty">
				<Course unit={unit} forecast={forecast} /> {verdict && verdictWords[verdict]}{" "}
				<span className="text-ink-faint">Straight line by least squares; band: 95% prediction interval.</span>
			</p>
		</div>
	);
}

/** The value on the last day with its range; where the measure ends before that day, when it does. */
function Course({ unit, forecast }: { unit: string | null; forecast: Forecast }) {
	const { target, reached, slope } = forecast;
	const { value, low, high } = target;
	const end = formatDay(target.date);
	const range = low < high && `between ${figure(low, unit)} and ${inWords(high, unit)} with 95% probability`;
	const shown = <strong className="font-semibold text-ink">{inWords(value, unit)}</strong>;
	if (!reached) {
		return (
			<>
				At this trend {shown} by {end}
				{range && `, ${range}`}.
			</>
		);
	}
	return (
		<>
			At this trend it reaches {shown} by {formatDay(reached.date)} and can go no{" "}
			{slope < 0 ? "lower" : "higher"}
			{range && `; on ${end} ${range}`}.
		</>
	);
}

const rounded = (value: number) => Number(value.toPrecision(3));
const figure = (value: number, unit: string | null) => formatKpiValue(rounded(value), unit);
const inWords = (value: number, unit: string | null) => kpiValueInWords(rounded(value), unit);
