import type { LabelLayout } from "./label-layout.ts";

const tickText = "tabular fill-ink-muted text-[0.6875rem]";

/** Horizontal hairlines with their values; the zero line is the strong one. */
export function ValueAxis({
	ticks,
	position,
	left,
	right,
	format,
}: {
	ticks: readonly number[];
	position: (value: number) => number;
	left: number;
	right: number;
	format: (value: number) => string;
}) {
	return (
		<g>
			{ticks.map((tick) => (
				<g key={tick}>
					<line
						x1={left}
						x2={right}
						y1={position(tick)}
						y2={position(tick)}
						className={tick === 0 ? "stroke-axis" : "stroke-grid"}
					/>
					<text x={left - 8} y={position(tick)} dy="0.32em" textAnchor="end" className={tickText}>
						{format(tick)}
					</text>
				</g>
			))}
		</g>
	);
}

/** The words under the plot. The outer ones turn inwards so that nothing is cut off. */
export function LabelAxis({
	labels,
	y,
}: {
	labels: readonly { key: string; x: number; text: string; anchor?: "start" | "middle" | "end" }[];
	y: number;
}) {
	return (
		<g>
			{labels.map((label) => (
				<text key={label.key} x={label.x} y={y} textAnchor={label.anchor ?? "middle"} className={tickText}>
					{label.text}
				</text>
			))}
		</g>
	);
}

/** Names under the plot, in lines or aslant, so that each can be read whole. `y` is the first line's middle. */
export function NameAxis({
	layout: { lines, aslant },
	places,
	y,
}: {
	layout: LabelLayout;
	places: readonly number[];
	y: number;
}) {
	return (
		<g>
			{lines.map((words, index) => {
				const x = places[index] ?? 0;
				return (
					<text
						key={words.join(" ")}
						x={x}
						y={y}
						textAnchor={aslant ? "end" : "middle"}
						transform={aslant ? `rotate(-60 ${x} ${y})` : undefined}
						className={tickText}
					>
						{words.map((line, row) => (
							<tspan key={line} x={x} dy={row === 0 ? "0.32em" : 13}>
								{line}
							</tspan>
						))}
					</text>
				);
			})}
		</g>
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
