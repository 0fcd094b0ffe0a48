import { dayNumber } from "@throughline/domain/value/day";
import { xOf } from "../layout/time-scale.ts";
import { metrics } from "../metrics.ts";
import { type ChartState, lineAt, standingOf } from "./chart-state.ts";
import { place, svg } from "./element.ts";

/**
 * The progress line of a day: straight down it, and through each bar where its progress reaches. A peak to the left is
 * late, one to the right ahead.
 */
export class StatusLine {
	readonly #state: ChartState;
	readonly #root: SVGSVGElement;
	readonly #line: SVGPathElement;
	readonly #points: SVGPathElement;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		this.#root = svg("svg", "gantt-status-lines", parent);
		this.#line = svg("path", "gantt-status-line", this.#root);
		this.#points = svg("path", "gantt-status-points", this.#root);
	}

	/** Through these lines; coordinates count from the first one. */
	draw(first: number, last: number): void {
		const { scale, props } = this.#state;
		const day = props.statusDate ?? null;
		let line = "";
		let points = "";
		if (day !== null && last >= first) {
			// Work of the day itself is expected by its end.
			const x = Math.round(xOf(scale, dayNumber(day) + 1));
			line = `M${x} 0`;
			for (let index = first; index <= last; index++) {
				const top = (index - first) * metrics.row;
				const peak = this.#peakOf(index);
				if (peak === null) continue;
				const middle = top + metrics.row / 2;
				line += `L${x} ${top}L${peak} ${middle}L${x} ${top + metrics.row}`;
				points += `M${peak - 3} ${middle}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;
			}
			line += `L${x} ${(last - first + 1) * metrics.row}`;
		}
		this.#line.setAttribute("d", line);
		this.#points.setAttribute("d", points);
		place(this.#root, 0, first * metrics.row);
	}

	#peakOf(index: number): number | null {
		const line = lineAt(this.#state, index);
		const standing = line && standingOf(this.#state, line);
		return standing?.reached == null ? null : Math.round(xOf(this.#state.scale, standing.reached));
	}
}
