import type { ChartState } from "../chart/chart-state.ts";
import { Drawing } from "../chart/drawing.ts";
import { buildFrame, type Frame } from "../chart/frame.ts";
import type { TimeScale } from "../layout/time-scale.ts";
import { metrics } from "../metrics.ts";

/** Which lines of a chart, from `first` on, how wide, and which part of its time. */
export type Still = {
	first: number;
	lines: number;
	/** CSS px, as the other two. */
	width: number;
	outlineWidth: number;
	scrollLeft: number;
	scale: TimeScale;
};

/** Draws some lines of a chart where nobody scrolls or points at them. */
export function drawStill(root: HTMLElement, chart: ChartState, still: Still): Frame {
	const { first, lines, width, outlineWidth, scale, scrollLeft } = still;
	const frame = buildFrame(root, chart.props.noun);
	const state: ChartState = {
		...chart,
		scale,
		scrollLeft,
		scrollTop: first * metrics.row,
		viewWidth: width - outlineWidth,
		viewHeight: lines * metrics.row,
		outlineWidth,
		activeIndex: first,
		activeId: chart.model.lines[first]?.id ?? "",
		hoverIndex: -1,
	};
	frame.frame.style.width = `${width}px`;
	frame.frame.style.height = `${metrics.head + state.viewHeight}px`;
	frame.frame.style.setProperty("--gantt-outline", `${outlineWidth}px`);
	const drawing = new Drawing(state, frame);
	drawing.renew();
	drawing.destroy();
	return frame;
}
