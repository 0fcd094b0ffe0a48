import { AxisBottom } from "@visx/axis";
import { scaleLinear, scaleSqrt } from "@visx/scale";
import { ValueAxis, valueTicks } from "./axes.tsx";
import { type Circle, placeLabels } from "./bubble-labels.ts";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartPlot, Drawing, usePlotWidth } from "./chart-plot.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import { Legend } from "./legend.tsx";
import { useChartCursor } from "./use-chart-cursor.ts";

export type Bubble = {
	id: string;
	label: string;
	/** Along the bottom, from 0. */
	x: number;
	/** Upwards, from 0. */
	y: number;
	/** Its area, from 0. */
	size: number;
	/** A group of the legend. */
	group: string;
};

/** One of the three figures: what it is called, and how it is written. */
type Figure = { label: string; format: (value: number) => string; formatTick: (value: number) => string };

export type BubbleChartProps = ChartFrameProps & {
	bubbles: readonly Bubble[];
	x: Figure;
	y: Figure;
	size: Omit<Figure, "formatTick">;
	/** In the order of the legend; each with a CSS colour from the tokens. */
	groups: readonly { id: string; label: string; colour: string }[];
	/** What the bubbles are, for the table: "Program". */
	noun: string;
	/** Of all three figures, for the table's heads: "USD". Figures there have two places. */
	unit: string;
	/** A press on a bubble, or Enter on it. */
	onOpen?: (id: string) => void;
};

/** Px. */
const [smallest, largest] = [5, 34];
/** Below the name of the axis. */
const labelsFrom = 14;
/** Beyond so many, names would cover bubbles: they are read by pointer, keyboard or table. */
const namedAtMost = 24;

/**
 * Things by two figures, each as large as a third one. What has neither has no place but in the table; empty while
 * nothing has one. Default 420 px high.
 */
export function BubbleChart({
	bubbles,
	x: across,
	y: upwards,
	size,
	groups,
	noun,
	unit,
	onOpen,
	height = 420,
	...frame
}: BubbleChartProps) {
	const { ref, width } = usePlotWidth();
	// The large ones first, so that small ones lie on them.
	const drawn = bubbles.filter(hasPlace).toSorted((one, other) => other.size - one.size);
	const radius = scaleSqrt<number>({
		domain: [0, highest(drawn, "size") || 1],
		range: [smallest, Math.min(largest, width / 14)],
	});
	const floor = height - 46;
	const y = scaleLinear<number>({
		domain: [0, highest(drawn, "y") * 1.1 || 1],
		range: [floor, 28],
		nice: 4,
	});
	const { ticks, left } = valueTicks(y, upwards.formatTick);
	const ticksUpwards = highest(drawn, "y") > 0 ? ticks : [0];
	const x = scaleLinear<number>({
		domain: [0, highest(drawn, "x") * 1.1 || 1],
		range: [left, Math.max(width - 8, left + 1)],
		nice: 4,
	});
	const ticksAcross = highest(drawn, "x") > 0 ? x.ticks(Math.max(2, Math.floor((width - left) / 110))) : [0];
	// Zero stands so far inside that no bubble lies over the axes' labels.
	y.range([floor - most(drawn.map((each) => radius(each.size) - (floor - y(each.y)))), 28]);
	x.range([
		left + most(drawn.map((each) => radius(each.size) - (x(each.x) - left))),
		Math.max(width - 8, left + 1),
	]);
	const colours = new Map(groups.map(({ id, colour }) => [id, colour]));
	const places = drawn.map((bubble) => ({
		bubble,
		cx: x(bubble.x),
		cy: y(bubble.y),
		r: radius(bubble.size),
		colour: colours.get(bubble.group) ?? "var(--ink-muted)",
	}));
	const labels =
		places.length > namedAtMost
			? []
			: placeLabels(
					places.map(({ bubble, ...circle }) => ({ ...circle, label: bubble.label })),
					{ left, right: width, top: labelsFrom, floor },
				);
	const { cursor, handlers } = useChartCursor(places.length, (px, py) => nearest(places, px, py));
	const here = cursor ? places[cursor.index] : undefined;
	const open = here && onOpen && (() => onOpen(here.bubble.id));

	return (
		<ChartFrame
			{...frame}
			height={height}
			isEmpty={drawn.length === 0}
			legend={<Legend items={groups.filter(({ id }) => drawn.some(({ group }) => group === id))} />}
			table={{
				columns: [noun, ...[across, upwards, size].map(({ label }) => `${label} ${unit}`)],
				rows: bubbles.map((each) => [each.label, ...[each.x, each.y, each.size].map(written)]),
			}}
		>
			<ChartPlot
				ref={ref}
				title={frame.title}
				marks={`${places.length} bubbles`}
				className={open ? "relative cursor-pointer rounded-md" : "relative rounded-md"}
				{...handlers}
				onClick={open}
				onKeyDown={(event) => {
					if (event.key === "Enter" && open) open();
					else handlers.onKeyDown(event);
				}}
			>
				<Drawing width={width} height={height}>
					<text x={0} y={12} className="fill-ink-muted text-[0.6875rem]">
						{upwards.label}
					</text>
					<ValueAxis scale={y} ticks={ticksUpwards} left={left} right={width} format={upwards.formatTick} />
					<AxisBottom
						scale={x}
						top={floor}
						tickValues={ticksAcross}
						tickFormat={(tick) => across.formatTick(Number(tick))}
						tickLabelProps={() => ({
							className: "tabular fill-ink-muted text-[0.6875rem]",
							fontFamily: "inherit",
							textAnchor: "middle",
							dy: 4,
						})}
						hideAxisLine
						hideTicks
					/>
					<text x={width - 2} y={height - 6} textAnchor="end" className="fill-ink-muted text-[0.6875rem]">
						{across.label}
					</text>
					{places.map(({ bubble, cx, cy, r, colour }) => (
						<circle
							key={bubble.id}
							cx={cx}
							cy={cy}
							r={r}
							fill={colour}
							fillOpacity={here && here.bubble.id !== bubble.id ? 0.25 : 0.55}
							stroke={colour}
							strokeWidth={here?.bubble.id === bubble.id ? 2.5 : 1.25}
						/>
					))}
					{labels.map(
						(label, index) =>
							label && (
								<text
									key={places[index]?.bubble.id}
									x={label.x}
									y={label.y}
									textAnchor="middle"
									className="pointer-events-none fill-ink text-[0.6875rem] font-medium"
								>
									{label.text}
								</text>
							),
					)}
				</Drawing>
				<ChartTooltip
					x={here?.cx ?? 0}
					y={here?.cy ?? 0}
					width={width}
					announce={cursor?.by === "keyboard"}
					content={
						here
							? {
									title: here.bubble.label,
									rows: [
										{ label: across.label, value: across.format(here.bubble.x), colour: here.colour },
										{ label: upwards.label, value: upwards.format(here.bubble.y), colour: here.colour },
										{ label: size.label, value: size.format(here.bubble.size), colour: here.colour },
									],
								}
							: null
					}
				/>
			</ChartPlot>
		</ChartFrame>
	);
}

/** Whether it has one of the two figures: at the zero of both, all that have none would lie over each other. */
const hasPlace = ({ x, y }: Bubble) => x > 0 || y > 0;

const written = (value: number) => value.toFixed(2);

const most = (values: readonly number[]) => Math.max(...values, 0);

/** Where it is 0, an axis has nothing but its zero: any other figure on it would be invented. */
function highest(bubbles: readonly Bubble[], figure: "x" | "y" | "size"): number {
	return most(bubbles.map((bubble) => bubble[figure]));
}

type Place = Circle & { bubble: Bubble; colour: string };

/** The bubble under the pointer, the topmost first; none where there is none within reach. */
function nearest(places: readonly Place[], px: number, py: number): number | null {
	const reach = 6;
	const index = places.findLastIndex(({ cx, cy, r }) => Math.hypot(cx - px, cy - py) <= r + reach);
	return index < 0 ? null : index;
}
