import type { GanttChart } from "../gantt-chart.ts";

/** Px from an edge of the pane within which a drag scrolls, and px a frame at the very edge. */
const reach = 36;
const fastest = 18;

/** Px to scroll for a pointer at a place between two edges. */
function pull(at: number, low: number, high: number): number {
	const beyond = at < low + reach ? at - low - reach : at > high - reach ? at - high + reach : 0;
	return Math.round(Math.max(-1, Math.min(1, beyond / reach)) * fastest);
}

/** Scrolls the timeline while a drag rests near one of its edges. */
export class EdgeScroll {
	readonly #chart: GanttChart;
	readonly #scrolled: () => void;
	#at = { x: 0, y: 0 };
	#vertical = false;
	#frame = 0;

	/** @param scrolled called after each step, because what the pointer is over has changed */
	constructor(chart: GanttChart, scrolled: () => void) {
		this.#chart = chart;
		this.#scrolled = scrolled;
	}

	/** The pointer of a drag is here, px in the window. */
	follow(x: number, y: number, vertical: boolean): void {
		this.#at = { x, y };
		this.#vertical = vertical;
		if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#step);
	}

	stop(): void {
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
	}

	readonly #step = (): void => {
		this.#frame = 0;
		const { left, right, top, bottom } = this.#chart.frame.pane.getBoundingClientRect();
		const x = pull(this.#at.x, left, right);
		const y = this.#vertical ? pull(this.#at.y, top, bottom) : 0;
		if (x === 0 && y === 0) return;
		const { scrollLeft, scrollTop } = this.#chart.state;
		this.#chart.viewport.scrollTo(scrollLeft + x, scrollTop + y);
		this.#scrolled();
		this.#frame = requestAnimationFrame(this.#step);
	};
}
