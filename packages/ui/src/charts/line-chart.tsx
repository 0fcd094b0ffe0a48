import { formatDay, numberWriter } from "@throughline/domain/value/writing";
import { DateAxis, ValueAxis } from "./axes.tsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartPlot, Drawing, usePlotWidth } from "./chart-plot.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { Legend } from "./legend.tsx";
import { isDashed, LineMarks } from "./line-marks.tsx";
import { type DrawnLine, plotLines } from "./line-plot.ts";
import { seriesColour } from "./series-colour.ts";
import { useChartCursor } from "./use-chart-cursor.ts";

export type LinePoint = {
	/** `YYYY-MM-DD`. */
	date: string;
	value: number;
	/** Bounds of an uncertain value; drawn as a hatched band. */
	low?: number;
	high?: number;
};

export type LineSeries = {
	id: string;
	label: string;
	points: readonly LinePoint[];
	/** Dashed for a target or a forecast. */
	kind?: "measured" | "target" | "forecast";
	/** A CSS colour from the tokens; the next series colour if left out. */
	colour?: string;
};

export type LineChartProps = ChartFrameProps & {
	series: readonly LineSeries[];
	/** For tooltip and table. */
	formatValue?: (value: number) => string;
	/** Short, for the axis. */
	formatTick?: (value: number) => string;
	/** `false` lets the axis begin near the data, where zero has no meaning. Default true. */
	fromZero?: boolean;
};

const plain = numberWriter({ maximumFractionDigits: 2 });
const compact = numberWriter({ notation: "compact", maximumFractionDigits: 1 });

const pointAt = (line: LineSeries, date: string) => line.points.find((point) => point.date === date);

/** The series that have a value on this date. */
function marksAt(lines: readonly DrawnLine[], date: string | undefined) {
	if (date === undefined) return [];
	return lines.flatMap((line) => {
		const point = pointAt(line, date);
		return point ? [{ line, point }] : [];
	});
}

/** "84%", or "88% (82%–95%)" when it is uncertain. */
function inWords(point: LinePoint, formatValue: (value: number) => string): string {
	if (point.low === undefined || point.high === undefined) return formatValue(point.value);
	return `${formatValue(point.value)} (${formatValue(point.low)}–${formatValue(point.high)})`;
}

/** Values over time. */
export function LineChart({
	series,
	formatValue = (value) => plain.format(value),
	formatTick = (value) => compact.format(value),
	fromZero = true,
	height = 240,
	...frame
}: LineChartProps) {
	const { ref, width } = usePlotWidth();
	const lines = series
		.filter((line) => line.points.length > 0)
		.map((line, index) => ({ ...line, colour: line.colour ?? seriesColour(index) }));
	const plot = plotLines({ lines, width, height, fromZero, formatTick });
	const { cursor, handlers } = useChartCursor(plot.dates.length, plot.nearest);
	const date = cursor ? plot.dates[cursor.index] : undefined;
	const marks = marksAt(lines, date);
	const cursorX = date === undefined ? 0 : plot.across(date);

	return (
		<ChartFrame
			{...frame}
			height={height}
			isEmpty={lines.length === 0}
			legend={
				!plot.beside &&
				lines.length > 1 && (
					<Legend items={lines.map((line) => ({ ...line, line: true, dashed: isDashed(line) }))} />
				)
			}
			table={{
				columns: ["Date", ...lines.map((line) => line.label)],
				rows: plot.dates.map((each) => [each, ...lines.map((line) => pointAt(line, each)?.value ?? null)]),
			}}
		>
			<ChartPlot
				ref={ref}
				title={frame.title}
				marks={`${plot.dates.length} dates`}
				className="relative touch-pan-y rounded-md"
				{...handlers}
			>
				<Drawing width={width} height={height}>
					<ValueAxis
						scale={plot.y}
						ticks={plot.ticks}
						left={plot.left}
						right={plot.right}
						format={formatTick}
					/>
					<DateAxis scale={plot.x} labels={plot.dateLabels} y={height - 6} />
					{date !== undefined && (
						<line x1={cursorX} x2={cursorX} y1={10} y2={plot.bottom} className="stroke-axis" />
					)}
					{lines.map((line) => (
						<LineMarks key={line.id} line={line} plot={plot} />
					))}
					{plot.beside &&
						plot.names.map((name) => (
							<text
								key={name.id}
								x={name.x}
								y={name.y}
								dy="0.32em"
								textAnchor={name.anchor}
								strokeWidth={4}
								className="fill-ink stroke-card text-[0.6875rem] font-medium [paint-order:stroke]"
							>
								{name.label}
							</text>
						))}
					{marks.map(({ line, point }) => (
						<circle
							key={line.id}
							cx={cursorX}
							cy={plot.up(point.value)}
							r={4}
							fill={line.colour}
							className="stroke-card"
							strokeWidth={2}
						/>
					))}
				</Drawing>
				<ChartTooltip
					x={cursorX}
					y={Math.min(...marks.map(({ point }) => plot.up(point.value)), plot.bottom)}
					width={width}
					announce={cursor?.by === "keyboard"}
					content={
						date === undefined
							? null
							: {
									title: formatDay(date),
									rows: marks.map(({ line, point }) => ({
										label: line.label,
										colour: line.colour,
										value: inWords(point, formatValue),
									})),
								}
					}
				/>
			</ChartPlot>
		</ChartFrame>
	);
}
