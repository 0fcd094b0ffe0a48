import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import {
	type Forecast,
	type ForecastVerdict,
	fewestForForecast,
	forecast,
	forecastVerdict,
} from "@throughline/domain/kpi/forecast";
import { measureBounds } from "@throughline/domain/kpi/measure-bounds";
import type { LineSeries } from "@throughline/ui/charts/line-chart";
import { useMemo } from "react";

/** A KPI's line: what is drawn, and where it leads, or why that cannot be said. */
export type Trend = {
	series: LineSeries[];
	forecast: Forecast | null;
	verdict: ForecastVerdict | null;
	/** Why there is no forecast; null when there is one. */
	whyNot: string | null;
	/** Whether the axis begins at zero: where the values lie far from it, their course would be lost. */
	fromZero: boolean;
};

/** `endDate` is the program's last day: the day for which the target is set. */
export function useTrend(kpi: Kpi, measurements: readonly KpiMeasurement[], endDate: string | null): Trend {
	return useMemo(() => trendOf(kpi, measurements, endDate), [kpi, measurements, endDate]);
}

function trendOf(kpi: Kpi, measurements: readonly KpiMeasurement[], endDate: string | null): Trend {
	const values = measurements.map(({ measurementDate, value }) => ({
		date: measurementDate,
		value: Number(value),
	}));
	const bounds = measureBounds(
		kpi,
		values.map(({ value }) => value),
	);
	const trend = endDate === null ? null : forecast(values, endDate, bounds);
	const target = kpi.targetValue === null ? null : Number(kpi.targetValue);
	const dates = [...new Set([...values, ...(trend?.points ?? [])].map(({ date }) => date))].sort();
	const series: LineSeries[] = [{ id: "measured", label: "Measured", points: values }];
	if (target !== null) {
		series.push({
			id: "target",
			label: "Target",
			kind: "target",
			colour: "var(--ink-muted)",
			points: dates.map((date) => ({ date, value: target })),
		});
	}
	if (trend) {
		series.push({
			id: "forecast",
			label: "Forecast",
			kind: "forecast",
			colour: "var(--series-1)",
			points: trend.points,
		});
	}
	const all = [...values.map(({ value }) => value), ...(target === null ? [] : [target])];
	return {
		series,
		forecast: trend,
		verdict: trend && target !== null ? forecastVerdict(trend.target, target, kpi.direction) : null,
		whyNot: trend ? null : whyNot(measurements, endDate),
		fromZero: Math.min(...all) < Math.max(...all) / 2,
	};
}

function whyNot(measurements: readonly KpiMeasurement[], endDate: string | null): string {
	if (measurements.length < fewestForForecast) {
		return `A forecast takes at least ${fewestForForecast} measurements.`;
	}
	if (endDate === null) return "A forecast goes to the program’s end date: set one to see it.";
	return "The program’s end date has been reached: there is nothing left to forecast.";
}
