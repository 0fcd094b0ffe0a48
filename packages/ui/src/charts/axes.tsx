import { AxisBottom, AxisLeft, type TickRendererProps } from "@visx/axis";
import { GridRows } from "@visx/grid";
import type { scaleBand, scaleLinear, scaleUtc } from "@visx/scale";
import type { LabelLayout } from "./label-layout.ts";

export type ValueScale = ReturnType<typeof scaleLinear<number>>;

const tickText = "tabular fill-ink-muted text-[0.6875rem]";
const tickLabel = { className: tickText, fontFamily: "inherit" };
/** Px between lines of one name. */
const lineHeight = 13;

/** The values at the side, about four, each text once; `left` is how many px they take at the side of the plot. */
export function valueTicks(scale: ValueScale, format: (value: number) => string) {
	const texts = new Set<string>();
	const ticks = scale.ticks(4).filter((tick) => texts.size < texts.add(format(tick)).size);
	return { ticks, left: Math.max(...[...texts].map(textWidth), 16) + 10 };
}

/** Horizontal hairlines with their values; the zero line is the strong one. */
export function ValueAxis({
	scale,
	ticks,
	left,
	right,
	format,
}: {
	scale: ValueScale;
	ticks: readonly number[];
	left: number;
	right: number;
	format: (value: number) => string;
}) {
	const rows = { scale, left, width: Math.max(right - left, 0) };
	return (
		<>
			<GridRows {...rows} tickValues={ticks.filter((tick) => tick !== 0)} stroke="var(--grid)" />
			{ticks.includes(0) && <ZeroLine {...rows} />}
			<AxisLeft
				scale={scale}
				left={left}
				tickValues={[...ticks]}
				tickFormat={(tick) => format(Number(tick))}
				tickLabelProps={{ ...tickLabel, dx: 0, dy: 3.5, textAnchor: "end" }}
				hideAxisLine
				hideTicks
			/>
		</>
	);
}

/** Where the values begin. */
export function ZeroLine({ scale, left, width }: { scale: ValueScale; left: number; width: number }) {
	return <GridRows scale={scale} left={left} width={width} tickValues={[0]} stroke="var(--axis)" />;
}

/** A date under the plot; `x` and `anchor` turn the outer ones inwards, so that nothing is cut off. */
export type DateLabel = { date: Date; text: string; x: number; anchor: "start" | "middle" | "end" };

/** The dates under the plot. `y` is their baseline. */
export function DateAxis({
	scale,
	labels,
	y,
}: {
	scale: ReturnType<typeof scaleUtc<number>>;
	labels: readonly DateLabel[];
	y: number;
}) {
	return (
		<AxisBottom
			scale={scale}
			top={y}
			tickValues={labels.map(({ date }) => date)}
			tickFormat={(_, index) => labels[index]?.text}
			tickLabelProps={(_, index) => ({
				...tickLabel,
				x: labels[index]?.x,
				y: 0,
				textAnchor: labels[index]?.anchor,
			})}
			hideAxisLine
			hideTicks
		/>
	);
}

/** The categories under the plot, in lines or aslant, so that each can be read. `y` is the first line's middle. */
export function CategoryAxis({
	scale,
	categories,
	layout: { lines, aslant },
	y,
}: {
	scale: ReturnType<typeof scaleBand<string>>;
	/** Those that are named. */
	categories: readonly string[];
	layout: LabelLayout;
	y: number;
}) {
	const name = ({ x, formattedValue = "" }: TickRendererProps) => (
		<text
			x={x}
			textAnchor={aslant ? "end" : "middle"}
			transform={aslant ? `rotate(-60 ${x} 0)` : undefined}
			className={tickText}
		>
			{lines[categories.indexOf(formattedValue)]?.map((line, row) => (
				<tspan key={line} x={x} dy={row === 0 ? "0.32em" : lineHeight}>
					{line}
				</tspan>
			))}
		</text>
	);
	return (
		<AxisBottom
			scale={scale}
			top={y}
			tickValues={[...categories]}
			tickComponent={name}
			hideAxisLine
			hideTicks
		/>
	);
}

/** How many px a text of 11 px Inter with tabular figures needs at most; for margins. */
export function textWidth(text: string): number {
	return text.length * 7.2;
}

/** Shortened to what fits, with an ellipsis. */
export function fitted(text: string, width: number): string {
	const room = Math.floor(width / 5.8);
	return text.length <= room ? text : `${text.slice(0, Math.max(room - 1, 1))}…`;
}
