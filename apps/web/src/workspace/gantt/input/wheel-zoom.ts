import type { GanttChart } from "../gantt-chart.ts";
import type { GanttProps, GanttZoom } from "../gantt-props.ts";

const zooms: readonly GanttZoom[] = ["fit", "quarter", "month", "week", "day"];

/** Asks for so many steps closer; tells whether there is such a zoom, and somebody to ask. */
export function zoomBy({ zoom, onZoom }: GanttProps, steps: number): boolean {
	const next = zooms[zooms.indexOf(zoom) + steps];
	if (!next || !onZoom) return false;
	onZoom(next);
	return true;
}

/** How far a wheel, or two fingers on a trackpad, turn for one step. */
const stepDelta = 60;
/** Turns that lie further apart are two gestures. */
const pauseMs = 250;

/** Ctrl + wheel, which is also what a pinch on a trackpad sends: closer or wider. */
export class WheelZoom {
	readonly #chart: GanttChart;
	#turned = 0;
	#last = 0;

	constructor(chart: GanttChart) {
		this.#chart = chart;
		chart.frame.pane.addEventListener("wheel", this.#wheeled, { passive: false });
	}

	readonly #wheeled = (event: WheelEvent): void => {
		if (!event.ctrlKey || !this.#chart.state.props.onZoom) return;
		event.preventDefault();
		if (event.timeStamp - this.#last > pauseMs) this.#turned = 0;
		this.#last = event.timeStamp;
		this.#turned += event.deltaY;
		if (Math.abs(this.#turned) < stepDelta) return;
		zoomBy(this.#chart.state.props, this.#turned < 0 ? 1 : -1);
		this.#turned = 0;
	};
}
