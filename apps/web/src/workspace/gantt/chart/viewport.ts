import type { GanttProps } from "../gantt-props.ts";
import { type ChartModel, joined } from "../layout/chart-model.ts";
import { type DaySpan, daySpan } from "../layout/days.ts";
import { dayAt, timeScale, xOf } from "../layout/time-scale.ts";
import { metrics } from "../metrics.ts";
import { boxOf, type ChartState, lineAt } from "./chart-state.ts";
import { Divider } from "./divider.ts";
import { attribute } from "./element.ts";
import type { Frame } from "./frame.ts";

/** Where nothing is ever laid out (tests): a small screen. */
export const fallback = { width: 960, height: 640 };

/** What an outline so wide has room for, beside all of it. */
function shownColumns(width: number): "names" | "dates" | null {
	if (width < 360) return "names";
	return width < 520 ? "dates" : null;
}

/** The whole plan with what else must be in view: gates, the baseline's ghosts and the day of the status line. */
export function reachOf({ plan }: ChartModel, { gates, baseline, statusDate }: GanttProps): DaySpan | null {
	let reach = plan;
	if (statusDate) reach = joined(reach, daySpan(statusDate, statusDate));
	for (const { date } of gates) reach = joined(reach, daySpan(date, date));
	for (const { startDate, endDate } of baseline?.values() ?? []) {
		reach = joined(reach, daySpan(startDate, endDate));
	}
	return reach;
}

/** The chart's window on the plan: its size, its scale and where it has been scrolled to. */
export class Viewport {
	readonly #state: ChartState;
	readonly #frame: Frame;
	readonly #divider: Divider;
	readonly #moved: () => void;

	/**
	 * @param moved after a scroll that somebody asked for here
	 * @param resized the divider was moved
	 */
	constructor(state: ChartState, frame: Frame, moved: () => void, resized: () => void) {
		this.#state = state;
		this.#frame = frame;
		this.#moved = moved;
		this.#divider = new Divider(frame.divider, resized);
	}

	destroy(): void {
		this.#divider.destroy();
	}

	/** Reads the size of the box, the only place that asks the browser for a layout; tells whether it changed. */
	measure(): boolean {
		const state = this.#state;
		const { scroller, frame, outline } = this.#frame;
		// Before the box is measured: a scroll bar takes some of it.
		this.#setHeight();
		const width = scroller.clientWidth || fallback.width;
		const height = scroller.clientHeight || fallback.height;
		const outlineWidth = this.#divider.widthIn(width);
		const [viewWidth, viewHeight] = [width - outlineWidth, height - metrics.head];
		const isSame =
			state.outlineWidth === outlineWidth && state.viewWidth === viewWidth && state.viewHeight === viewHeight;
		if (isSame) return false;
		Object.assign(state, { outlineWidth, viewWidth, viewHeight });
		frame.style.width = `${width}px`;
		frame.style.height = `${height}px`;
		frame.style.setProperty("--gantt-outline", `${outlineWidth}px`);
		attribute(outline, "data-shows", shownColumns(outlineWidth));
		return true;
	}

	rescale(): void {
		const state = this.#state;
		const { props, model, viewWidth, today } = state;
		state.scale = timeScale(props.zoom, reachOf(model, props), viewWidth, today);
		this.size();
	}

	/** Makes the sheet as large as the lines and the timeline are now. */
	size(): void {
		const { outlineWidth, scale } = this.#state;
		const { style } = this.#frame.sheet;
		const width = `${outlineWidth + scale.width}px`;
		const isWider = style.width !== width;
		style.width = width;
		// Asking where the browser has scrolled to costs a layout: only when that can have changed.
		if (this.#setHeight() || isWider) this.read();
	}

	/** Tells whether it changed. */
	#setHeight(): boolean {
		const { style } = this.#frame.sheet;
		const height = `${metrics.head + this.#state.model.lines.length * metrics.row}px`;
		if (style.height === height) return false;
		style.height = height;
		return true;
	}

	/** As `rescale`, but today keeps its place when it is in sight, else the middle of what is. */
	rescaleInPlace(): void {
		const state = this.#state;
		const before = state.scale;
		const todayX = xOf(before, state.today) - state.scrollLeft;
		const isInSight = todayX >= 0 && todayX <= state.viewWidth;
		const anchor = isInSight ? todayX : state.viewWidth / 2;
		const day = isInSight ? state.today : dayAt(before, state.scrollLeft + anchor);
		this.rescale();
		const { from, pxPerDay } = state.scale;
		if (from === before.from && pxPerDay === before.pxPerDay) return;
		this.scrollTo(xOf(state.scale, day) - anchor, state.scrollTop);
	}

	/** Takes over where the browser has scrolled to. */
	read(): void {
		const state = this.#state;
		const { scrollTop, scrollLeft } = this.#frame.scroller;
		// Beyond the ends while the box bounces.
		const mostTop = Math.max(state.model.lines.length * metrics.row - state.viewHeight, 0);
		const mostLeft = Math.max(state.scale.width - state.viewWidth, 0);
		state.scrollTop = Math.round(Math.min(Math.max(scrollTop, 0), mostTop));
		state.scrollLeft = Math.round(Math.min(Math.max(scrollLeft, 0), mostLeft));
	}

	scrollTo(left: number, top: number): void {
		const { scroller } = this.#frame;
		scroller.scrollLeft = Math.round(left);
		scroller.scrollTop = Math.round(top);
		this.read();
		this.#moved();
	}

	/** Scrolls as little as brings a line into sight. */
	revealLine(index: number): void {
		const { scrollTop, scrollLeft, viewHeight } = this.#state;
		const top = index * metrics.row;
		const next = Math.min(Math.max(scrollTop, top + metrics.row - viewHeight), top);
		if (next !== scrollTop) this.scrollTo(scrollLeft, next);
	}

	/**
	 * Scrolls sideways to a line's bar when none of it is in sight.
	 * @param wholly also when only a part is
	 */
	revealBar(index: number, wholly = false): void {
		const state = this.#state;
		const line = lineAt(state, index);
		const box = line && boxOf(state, line);
		if (!box) return;
		const [left, right] = [box.x - state.scrollLeft, box.x + box.width - state.scrollLeft];
		const isInSight = wholly
			? left >= 0 && right <= state.viewWidth
			: right > 8 && left < state.viewWidth - 8;
		if (!isInSight) this.scrollTo(box.x - state.viewWidth / 4, state.scrollTop);
	}

	/** Puts a day at the left third. */
	revealDay(day: number): void {
		const { scale, viewWidth, scrollTop } = this.#state;
		this.scrollTo(xOf(scale, day) - viewWidth / 3, scrollTop);
	}
}
