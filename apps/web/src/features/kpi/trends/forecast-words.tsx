import type { Kpi } from "@throughline/domain/kpi";
import type { ForecastVerdict } from "@throughline/domain/kpi/forecast";
import { formatKpiValue } from "@throughline/domain/kpi/format";
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
export function ForecastWords({ kpi, trend }: { kpi: Kpi; trend: Trend }) {
	const { forecast, verdict, whyNot } = trend;
	if (!forecast) return <p className="mt-3 text-table text-ink-muted">{whyNot}</p>;
	const { date, value, low, high } = forecast.target;
	const shown = (each: number) => formatKpiValue(Number(each.toPrecision(3)), kpi.unit);
	return (
		<div className="mt-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-table text-ink-muted">
			{verdict && (
				<Badge size="sm" tone={verdictTone[verdict]}>
					{verdict}
				</Badge>
			)}
			<p className="min-w-0 flex-1 basis-80 text-pretty">
				At this trend <strong className="font-semibold text-ink">{shown(value)}</strong> by {formatDay(date)},
				between {shown(low)} and {shown(high)} with 95% probability. {verdict && verdictWords[verdict]}{" "}
				<span className="text-ink-faint">Straight line by least squares; band: 95% prediction interval.</span>
			</p>
		</div>
	);
}
