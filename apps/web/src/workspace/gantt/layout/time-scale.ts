import type { GanttZoom } from "../gantt-props.ts";
import { metrics } from "../metrics.ts";
import type { DaySpan } from "./days.ts";

/** How days become px from the left end of the timeline, and back. */
export type TimeScale = {
	/** The day at `inset`. */
	from: number;
	/** Px before the first day. */
	inset: number;
	pxPerDay: number;
	/** Px of the whole timeline, never less than the view's. */
	width: number;
	/** Px of the thinnest bar: 2 % of the timeline when all of it is in view. */
	leastBar: number;
};

const pxPerDay = { day: 48, week: 14, month: 4.2, quarter: 1 };
/** A plan of one day does not fill the screen. */
const mostPxPerDay = 60;

/**
 * The scale for a plan.
 * @param plan from the earliest day to the latest; null when nothing has dates
 * @param view px of the time pane
 */
export function timeScale(zoom: GanttZoom, plan: DaySpan | null, view: number, today: number): TimeScale {
	const { start, end } = plan ?? { start: today - 14, end: today + 42 };
	if (zoom === "fit") {
		const inset = 12;
		// What stands beside the last bar needs a place.
		const after = Math.min(64, Math.round(view * 0.1));
		const fitted = Math.max(view - inset - after, 40) / (end - start);
		return {
			from: start,
			inset,
			pxPerDay: Math.min(fitted, mostPxPerDay),
			width: view,
			leastBar: Math.ceil(view * 0.02),
		};
	}
	const px = pxPerDay[zoom];
	// Room to drag into, on both sides.
	const from = start - Math.ceil(view / 4 / px);
	const width = Math.max((end - from) * px + view / 2, view);
	return { from, inset: 0, pxPerDay: px, width: Math.ceil(width), leastBar: metrics.leastBar };
}

/** Px from the left end of the timeline to the beginning of a day. */
export function xOf(scale: TimeScale, day: number): number {
	return scale.inset + (day - scale.from) * scale.pxPerDay;
}

/** The day, with its fraction, at so many px from the left end. */
export function dayAt(scale: TimeScale, x: number): number {
	return scale.from + (x - scale.inset) / scale.pxPerDay;
}
