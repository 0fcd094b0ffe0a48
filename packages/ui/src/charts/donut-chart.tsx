import { numberWriter } from "@throughline/domain/value/writing";
import { Pie } from "@visx/shape";
import { clsx } from "clsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartPlot } from "./chart-plot.tsx";
import { seriesColour } from "./series-colour.ts";
import { useChartCursor } from "./use-chart-cursor.ts";

export type DonutSlice = { label: string /** ≥ 0. */; value: number; colour?: string };

export type DonutChartProps = ChartFrameProps & {
	slices: readonly DonutSlice[];
	formatValue?: (value: number) => string;
	/** Under the sum in the middle. */
	centreLabel?: string;
	/** A table beside the chart names the parts, in the same colours. */
	hideParts?: boolean;
};

const plain = numberWriter({ maximumFractionDigits: 2 });
const tenths = numberWriter({ maximumFractionDigits: 1 });

/** Parts of a whole, named beside it with their share. Few parts: beyond six take a bar chart. */
export function DonutChart({
	slices,
	formatValue = (value) => plain.format(value),
	centreLabel = "Total",
	hideParts = false,
	height = 200,
	...frame
}: DonutChartProps) {
	const total = slices.reduce((sum, slice) => sum + slice.value, 0);
	const parts = slices.map((slice, index) => ({ ...slice, colour: slice.colour ?? seriesColour(index) }));
	const share = (value: number) => `${tenths.format((value / total) * 100)}%`;
	const radius = height / 2;
	const { cursor, handlers } = useChartCursor(parts.length, (px, py) => {
		const dx = px - radius;
		const dy = py - radius;
		const distance = Math.hypot(dx, dy);
		if (distance > radius || distance < radius * 0.6) return null;
		const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1;
		let passed = 0;
		return parts.findIndex((part) => {
			passed += part.value / total;
			return turn < passed;
		});
	});
	const here = cursor ? parts[cursor.index] : undefined;
	return (
		<ChartFrame
			{...frame}
			height={height}
			isEmpty={total <= 0}
			table={{
				columns: ["Part", "Value", "Share"],
				rows: parts.map((part) => [part.label, part.value, share(part.value)]),
			}}
		>
			<div className="flex flex-wrap items-center gap-x-8 gap-y-4">
				<ChartPlot
					title={frame.title}
					marks={`${parts.length} parts`}
					className="relative shrink-0 rounded-full"
					style={{ width: height, height }}
					{...handlers}
				>
					<svg data-chart="" width={height} height={height} aria-hidden="true">
						<g transform={`translate(${radius} ${radius})`}>
							<Pie
								data={parts.map((part, index) => ({ ...part, index }))}
								pieValue={(part) => part.value}
								pieSort={null}
								pieSortValues={null}
								outerRadius={radius - 1}
								innerRadius={radius * 0.66}
								padAngle={parts.length > 1 ? 0.014 : 0}
								cornerRadius={2}
							>
								{(pie) =>
									pie.arcs.map((arc) => (
										<path
											key={arc.data.label}
											d={pie.path(arc) ?? ""}
											fill={arc.data.colour}
											opacity={cursor && cursor.index !== arc.data.index ? 0.35 : 1}
											className="transition-opacity duration-120"
										/>
									))
								}
							</Pie>
							<text textAnchor="middle" y="-2" className="tabular fill-ink-strong text-lead font-semibold">
								{formatValue(here?.value ?? total)}
							</text>
							<text textAnchor="middle" y="16" className="fill-ink-muted text-caption">
								{here ? share(here.value) : centreLabel}
							</text>
						</g>
					</svg>
					<div aria-live="polite" className="sr-only">
						{cursor?.by === "keyboard" &&
							here &&
							`${here.label}: ${formatValue(here.value)}, ${share(here.value)}`}
					</div>
				</ChartPlot>
				{!hideParts && (
					<ul className="room-44 flex-1 text-table">
						{parts.map((part, index) => (
							<li
								key={part.label}
								className={clsx(
									"flex items-center gap-2 rounded-sm px-1.5 py-1",
									cursor?.index === index && "bg-hover",
								)}
							>
								<span
									aria-hidden="true"
									className="size-2.5 shrink-0 rounded-sm"
									style={{ background: part.colour }}
								/>
								<span className="min-w-0 flex-1 truncate text-ink">{part.label}</span>
								<span className="tabular text-ink">{formatValue(part.value)}</span>
								<span className="tabular w-12 text-right text-ink-muted">{share(part.value)}</span>
							</li>
						))}
					</ul>
				)}
			</div>
		</ChartFrame>
	);
}
