import { numberWriter } from "@throughline/domain/value/writing";
import { scaleBand, scaleLinear } from "@visx/scale";
import { CategoryAxis, ValueAxis, type ValueScale, valueTicks, ZeroLine } from "./axes.tsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartPlot, Drawing, usePlotWidth } from "./chart-plot.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { layOutLabels } from "./label-layout.ts";
import { Legend } from "./legend.tsx";
import { seriesColour } from "./series-colour.ts";
import { useChartCursor } from "./use-chart-cursor.ts";

export type BarSeries = {
	id: string;
	label: string;
	/** One for each category, in their order. */
	values: readonly (number | null)[];
	/** A CSS colour from the tokens; the next series colour if left out. */
	colour?: string;
	/** Outlined with a dashed edge: a target or a forecast. */
	kind?: "measured" | "target" | "forecast";
};

export type BarChartProps = ChartFrameProps & {
	categories: readonly string[];
	series: readonly BarSeries[];
	formatValue?: (value: number) => string;
	formatTick?: (value: number) => string;
	/** What the categories are, for the table. Default "Category". */
	categoryLabel?: string;
	/** One colour for each category in place of those of the series, which their edges then tell apart. */
	categoryColours?: readonly string[];
};

const plain = numberWriter({ maximumFractionDigits: 2 });
const compact = numberWriter({ notation: "compact", maximumFractionDigits: 1 });

/** Px that a name aslant takes. */
const leastStep = 44;

const isOutlined = (bar: BarSeries) => (bar.kind ?? "measured") !== "measured";

/** Values by category, always from zero; several series stand side by side. Default 300 px high. */
export function BarChart({
	categories,
	series,
	formatValue = (value) => plain.format(value),
	formatTick = (value) => compact.format(value),
	categoryLabel = "Category",
	categoryColours,
	height = 300,
	...frame
}: BarChartProps) {
	const { ref, width } = usePlotWidth();
	const bars = series.map((each, index) => ({ ...each, colour: each.colour ?? seriesColour(index) }));
	const values = bars.flatMap((each) => each.values.filter((value) => value !== null));
	const y = scaleLinear<number>({ domain: [Math.min(0, ...values), Math.max(0, ...values) || 1], nice: 4 });
	const { ticks, left } = valueTicks(y, formatTick);
	const x = scaleBand<string>({
		domain: [...categories],
		range: [left, Math.max(width - 2, left + 1)],
		paddingInner: 0.28,
		paddingOuter: 0.14,
	});
	const centre = (category: string) => (x(category) ?? 0) + x.bandwidth() / 2;
	// All names, or where they cannot stand upright, so many that no two collide.
	const upright = !layOutLabels(categories, x.step(), categories.map(centre)).aslant;
	const every = upright ? 1 : Math.max(1, Math.ceil(leastStep / x.step()));
	const named = categories.filter((_, index) => index % every === 0);
	const names = layOutLabels(named, x.step() * every, named.map(centre));
	const bottom = height - names.height;
	// Room over and under the plot for the values at the bars' ends.
	y.range([values.some((value) => value < 0) ? bottom - 16 : bottom, 18]);
	const within = scaleBand<string>({
		domain: bars.map((each) => each.id),
		range: [0, x.bandwidth()],
		padding: 0.1,
	});
	const thickness = Math.min(within.bandwidth(), 40);
	const start = (category: string, id: string) =>
		(x(category) ?? 0) + (within(id) ?? 0) + (within.bandwidth() - thickness) / 2;
	const colourOf = (bar: BarSeries & { colour: string }, category: number) =>
		categoryColours?.[category] ?? bar.colour;

	const { cursor, handlers } = useChartCursor(categories.length, (px) => {
		if (px < left) return null;
		return Math.min(Math.max(Math.floor((px - left) / x.step()), 0), categories.length - 1);
	});
	const here = cursor ? categories[cursor.index] : undefined;
	const highest =
		here === undefined || !cursor ? 0 : Math.max(0, ...bars.map((each) => each.values[cursor.index] ?? 0));

	return (
		<ChartFrame
			{...frame}
			height={height}
			isEmpty={values.every((value) => value === 0)}
			legend={
				bars.length > 1 && (
					<Legend
						items={bars.map((bar) => ({
							...bar,
							colour: categoryColours ? "var(--ink-muted)" : bar.colour,
							outlined: isOutlined(bar),
						}))}
					/>
				)
			}
			table={{
				columns: [categoryLabel, ...bars.map((each) => each.label)],
				rows: categories.map((category, index) => [
					category,
					...bars.map((each) => each.values[index] ?? null),
				]),
			}}
		>
			<ChartPlot
				ref={ref}
				title={frame.title}
				marks={`${categories.length} categories`}
				className="relative touch-pan-y rounded-md"
				{...handlers}
			>
				<Drawing width={width} height={height}>
					{here !== undefined && (
						<rect
							x={(x(here) ?? 0) - (x.step() - x.bandwidth()) / 2}
							y={6}
							width={x.step()}
							height={bottom - 6}
							rx={4}
							className="fill-hover"
						/>
					)}
					<ValueAxis scale={y} ticks={ticks} left={left} right={width} format={formatTick} />
					{bars.map((each) =>
						categories.map((category, index) => (
							<Bar
								key={`${each.id} ${category}`}
								value={each.values[index] ?? null}
								scale={y}
								left={start(category, each.id)}
								thickness={thickness}
								colour={colourOf(each, index)}
								outlined={isOutlined(each)}
								format={bars.length === 1 && thickness >= 28 ? formatTick : undefined}
							/>
						)),
					)}
					<ZeroLine scale={y} left={left} width={Math.max(width - left, 0)} />
					<CategoryAxis scale={x} categories={named} layout={names} y={bottom + 14} />
				</Drawing>
				<ChartTooltip
					x={here === undefined ? 0 : centre(here)}
					y={y(highest)}
					width={width}
					announce={cursor?.by === "keyboard"}
					content={
						here === undefined || !cursor
							? null
							: {
									title: here,
									rows: bars.map((each) => {
										const value = each.values[cursor.index];
										return {
											label: each.label,
											colour: colourOf(each, cursor.index),
											value: value === null || value === undefined ? "—" : formatValue(value),
										};
									}),
								}
					}
				/>
			</ChartPlot>
		</ChartFrame>
	);
}

/** From zero to the value, which stands at its end where there is room for it. */
function Bar({
	value,
	scale,
	left,
	thickness,
	colour,
	outlined,
	format,
}: {
	value: number | null;
	scale: ValueScale;
	left: number;
	thickness: number;
	colour: string;
	outlined: boolean;
	format?: (value: number) => string;
}) {
	if (value === null) return null;
	const top = Math.min(scale(value), scale(0));
	return (
		<g>
			<rect
				x={left}
				y={top}
				width={thickness}
				height={Math.abs(scale(value) - scale(0))}
				rx={Math.min(3, thickness / 4)}
				fill={colour}
				fillOpacity={outlined ? 0.22 : 1}
				stroke={outlined ? colour : undefined}
				strokeDasharray={outlined ? "4 3" : undefined}
			/>
			{format && (
				<text
					x={left + thickness / 2}
					y={value < 0 ? scale(value) + 13 : top - 6}
					textAnchor="middle"
					className="tabular fill-ink text-[0.6875rem] font-medium"
				>
					{format(value)}
				</text>
			)}
		</g>
	);
}
