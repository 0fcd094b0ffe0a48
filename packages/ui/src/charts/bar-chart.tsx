import { scaleBand, scaleLinear } from "@visx/scale";
import { fitted, LabelAxis, NameAxis, textWidth, ValueAxis } from "./axes.tsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartPlot } from "./chart-plot.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { layOutLabels } from "./label-layout.ts";
import { Legend } from "./legend.tsx";
import { seriesColour } from "./series-colour.ts";
import { useBoxWidth } from "./use-box-width.ts";
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

const plain = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const compact = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

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
	const { ref, width } = useBoxWidth();
	const bars = series.map((each, index) => ({ ...each, colour: each.colour ?? seriesColour(index) }));
	const values = bars.flatMap((each) => each.values.filter((value) => value !== null));
	const y = scaleLinear<number>({ domain: [Math.min(0, ...values), Math.max(0, ...values) || 1], nice: 4 });
	const ticks = y.ticks(4);
	const left = Math.max(...ticks.map((tick) => textWidth(formatTick(tick))), 16) + 10;
	const x = scaleBand<string>({
		domain: [...categories],
		range: [left, Math.max(width - 2, left + 1)],
		paddingInner: 0.28,
		paddingOuter: 0.14,
	});
	const crowded = x.step() < 44;
	const places = categories.map((category) => (x(category) ?? 0) + x.bandwidth() / 2);
	const names = crowded ? null : layOutLabels(categories, x.step(), places);
	const bottom = height - (names?.height ?? 26);
	y.range([bottom, 18]);
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
				<svg data-chart="" width={width} height={height} aria-hidden="true" className="block max-w-full">
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
					<ValueAxis ticks={ticks} position={y} left={left} right={width} format={formatTick} />
					{bars.map((each) =>
						categories.map((category, index) => {
							const value = each.values[index];
							if (value === null || value === undefined) return null;
							const top = Math.min(y(value), y(0));
							const outlined = isOutlined(each);
							return (
								<g key={`${each.id} ${category}`}>
									<rect
										x={start(category, each.id)}
										y={top}
										width={thickness}
										height={Math.abs(y(value) - y(0))}
										rx={Math.min(3, thickness / 4)}
										fill={colourOf(each, index)}
										fillOpacity={outlined ? 0.22 : 1}
										stroke={outlined ? colourOf(each, index) : undefined}
										strokeDasharray={outlined ? "4 3" : undefined}
									/>
									{bars.length === 1 && thickness >= 28 && (
										<text
											x={start(category, each.id) + thickness / 2}
											y={top - 6}
											textAnchor="middle"
											className="tabular fill-ink text-[0.6875rem] font-medium"
										>
											{formatTick(value)}
										</text>
									)}
								</g>
							);
						}),
					)}
					<line x1={left} x2={width} y1={y(0)} y2={y(0)} className="stroke-axis" />
					{names ? (
						<NameAxis layout={names} places={places} y={bottom + 14} />
					) : (
						<LabelAxis
							y={height - 8}
							labels={categories.flatMap((category, index) =>
								index % Math.ceil(44 / x.step()) === 0
									? [{ key: category, x: places[index] ?? 0, text: fitted(category, 40) }]
									: [],
							)}
						/>
					)}
				</svg>
				<ChartTooltip
					x={here === undefined ? 0 : (x(here) ?? 0) + x.bandwidth() / 2}
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
