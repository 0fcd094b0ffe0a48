import { dayWriter } from "@throughline/domain/value/writing";
import { scaleLinear, scaleUtc } from "@visx/scale";
import { type DateLabel, textWidth, valueTicks } from "./axes.tsx";
import type { LineSeries } from "./line-chart.tsx";
import { spreadLabels } from "./spread-labels.ts";

export type DrawnLine = LineSeries & { colour: string };

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const monthTick = dayWriter({ month: "short", year: "2-digit", timeZone: "UTC" });
const dayTick = dayWriter({ day: "numeric", month: "short", timeZone: "UTC" });
const dayMs = 86_400_000;

/** The least and the greatest value, bounds of uncertainty included, and zero unless told otherwise. */
function extent(lines: readonly DrawnLine[], fromZero: boolean): [number, number] {
	const values = lines.flatMap((line) =>
		line.points.flatMap((point) => [point.value, point.low ?? point.value, point.high ?? point.value]),
	);
	const lowest = Math.min(...values, ...(fromZero ? [0] : []));
	const highest = Math.max(...values, ...(fromZero ? [0] : []));
	// One value alone still needs steps that can be told apart.
	const margin = highest === lowest ? Math.abs(lowest) / 10 || 1 : 0;
	return [fromZero ? lowest : lowest - margin, highest + margin];
}

/** Turned inwards at the ends, so that nothing is cut off. */
function anchored(px: number, half: number, left: number, width: number) {
	if (px + half > width) return { x: width, anchor: "end" as const };
	if (px - half < left - 8 && px < left + 8) return { x: px, anchor: "start" as const };
	return { x: px, anchor: "middle" as const };
}

/** Where a line's name stands: beside its end, or, where the plot goes on, over or under it, off the way of the line. */
function namesOf(
	lines: readonly DrawnLine[],
	{
		last,
		bottom,
		across,
		up,
	}: {
		last: string;
		bottom: number;
		across: (date: string) => number;
		up: (value: number) => number;
	},
) {
	const isAtEdge = ({ points }: DrawnLine) => points.at(-1)?.date === last;
	const endOf = ({ points }: DrawnLine) => up(points.at(-1)?.value ?? 0);
	const heights = spreadLabels(lines.filter(isAtEdge).map(endOf), 14, 10, bottom);
	let placed = 0;
	return lines.map((line) => {
		const { id, label, points } = line;
		const [before, end] = [points.at(-4) ?? points[0], points.at(-1)];
		if (isAtEdge(line)) {
			const y = heights[placed] ?? 0;
			placed += 1;
			return { id, label, x: across(last) + 8, y, anchor: "start" as const };
		}
		const rises = (end?.value ?? 0) >= (before?.value ?? 0);
		return {
			id,
			label,
			x: across(end?.date ?? last) - 4,
			y: endOf(line) + (rises ? -14 : 14),
			anchor: "end" as const,
		};
	});
}

/** Where everything of a line chart lies in a box of this size; px. */
export function plotLines({
	lines,
	width,
	height,
	fromZero,
	formatTick,
}: {
	lines: readonly DrawnLine[];
	width: number;
	height: number;
	fromZero: boolean;
	formatTick: (value: number) => string;
}) {
	const dates = [...new Set(lines.flatMap((line) => line.points.map((point) => point.date)))].sort();
	const [first = "2000-01-01", last = first] = [dates[0], dates.at(-1)];
	const beside = width >= 480;
	const y = scaleLinear<number>({ domain: extent(lines, fromZero), nice: 4 });
	const { ticks, left } = valueTicks(y, formatTick);
	const right = width - (beside ? Math.max(...lines.map((line) => textWidth(line.label)), 0) + 10 : 10);
	const bottom = height - 24;
	y.range([bottom, 10]);
	const middle = (left + right) / 2;
	const x = scaleUtc<number>({
		domain: [day(first), day(last)],
		range: first === last ? [middle, middle] : [left + 4, Math.max(right, left + 8)],
	});
	const across = (date: string) => x(day(date));
	const up = (value: number) => y(value);

	const format = day(last).getTime() - day(first).getTime() > 75 * dayMs ? monthTick : dayTick;
	const room = Math.max(2, Math.min(6, Math.floor((right - left) / 90)));
	// Whole days: hours between them would be the same date again.
	const offered = x.ticks(room).filter((tick) => tick.getTime() % dayMs === 0);
	// The scale takes the number as a wish.
	const every = Math.ceil(offered.length / room);
	const dateTicks = first === last ? [day(first)] : offered.filter((_, index) => index % every === 0);
	return {
		dates,
		/** Wide enough for the names at the ends of the lines. */
		beside,
		ticks,
		left,
		right,
		bottom,
		x,
		y,
		up,
		across,
		dateLabels: dateTicks.map((date): DateLabel => {
			const text = format.format(date);
			return { date, text, ...anchored(x(date), textWidth(text) / 2, left, width) };
		}),
		names: namesOf(lines, { last, across, up, bottom }),
		/** The date nearest to this x, or `null` outside of the plot. */
		nearest: (px: number) => {
			if (px < left - 12 || px > right + 12) return null;
			const distances = dates.map((date) => Math.abs(across(date) - px));
			return distances.indexOf(Math.min(...distances));
		},
	};
}

export type LinePlot = ReturnType<typeof plotLines>;
