import type { Kpi, KpiMeasurement } from "@throughline/domain/kpi";
import { formatKpiTick, formatKpiValue, unitWord } from "@throughline/domain/kpi/format";
import { LineChart } from "@throughline/ui/charts/line-chart";
import { Skeleton, SkeletonRegion } from "@throughline/ui/skeleton";
import type { ReactNode } from "react";
import { trpc } from "../../../api/client.ts";
import { ViewFailure } from "../../../workspace/failure/query-failure.tsx";
import { useUnitOf } from "../../../workspace/program/program-currency.tsx";
import { ForecastWords } from "./forecast-words.tsx";
import { useTrend } from "./use-trend.ts";

type TrendChartProps = {
	kpi: Kpi;
	/** The program's last day. */
	endDate: string | null;
	/** Px. */
	height: number;
	/** In place of the chart while nothing has been measured. */
	empty: ReactNode;
	/** What is around it names the KPI already. */
	hideTitle?: boolean;
};

/** A KPI's measured values against its target over time, with the forecast. */
export function TrendChart({ kpi, empty, ...rest }: TrendChartProps) {
	const measurements = trpc.kpi.measurement.list.useQuery({ kpiId: kpi.id });
	if (measurements.data) {
		if (measurements.data.length === 0) return empty;
		return <Chart kpi={kpi} measurements={measurements.data} {...rest} />;
	}
	if (measurements.isPending) {
		return (
			<SkeletonRegion label="Loading the measurements">
				<Skeleton className="mb-4 h-5 w-48" />
				<div style={{ height: rest.height }}>
					<Skeleton className="h-full w-full" />
				</div>
			</SkeletonRegion>
		);
	}
	return (
		<ViewFailure
			message="Failed to load measurements. Please try refreshing the page."
			query={measurements}
		/>
	);
}

type ChartProps = Omit<TrendChartProps, "empty"> & { measurements: readonly KpiMeasurement[] };

function Chart({ kpi, measurements, endDate, height, hideTitle }: ChartProps) {
	const trend = useTrend(kpi, measurements, endDate);
	const unit = useUnitOf()(kpi);
	const word = unitWord(unit);
	return (
		<>
			<LineChart
				title={kpi.name}
				hideTitle={hideTitle}
				description={word ? `In ${word}` : undefined}
				height={height}
				series={trend.series}
				fromZero={trend.fromZero}
				formatValue={(value) => formatKpiValue(rounded(value), unit)}
				formatTick={(value) => formatKpiTick(value, unit)}
			/>
			<ForecastWords unit={unit} trend={trend} />
		</>
	);
}

/** A forecast has no more than four digits that mean something. */
function rounded(value: number): number {
	return Number(value.toPrecision(4));
}
