import { axisTicks, shadedDays, type Tick } from "../layout/ticks.ts";
import type { ChartState } from "./chart-state.ts";
import { element, place, svg } from "./element.ts";

/** Whether enough of a cell is in view for its name: all of a short one at its left, the middle of a centred one. */
function hasRoom(x: number, width: number, viewWidth: number, pinned: boolean): boolean {
	const visible = Math.min(x + width, viewWidth) - Math.max(x, 0);
	return pinned ? visible >= 40 : visible * 1.5 >= width;
}

/** One line of the time axis; its cells are reused from one scroll position to the next. */
class AxisTier {
	readonly #root: HTMLElement;
	readonly #cells: HTMLElement[] = [];

	constructor(parent: Element, className: string) {
		this.#root = element("div", `gantt-tier ${className}`, parent);
		// The rows say their dates themselves.
		this.#root.setAttribute("aria-hidden", "true");
	}

	/** @param pinned a cell that begins left of the view keeps its name in sight */
	draw(ticks: readonly Tick[], scrollLeft: number, viewWidth: number, pinned: boolean): void {
		for (const [index, tick] of ticks.entries()) {
			let cell = this.#cells[index];
			if (!cell) {
				cell = element("div", "gantt-tick", this.#root);
				this.#cells.push(cell);
			}
			const cut = pinned ? Math.max(scrollLeft - tick.x, 0) : 0;
			cell.hidden = false;
			place(cell, tick.x - scrollLeft + cut, 0);
			cell.style.width = `${tick.width - cut}px`;
			const label = hasRoom(tick.x + cut - scrollLeft, tick.width - cut, viewWidth, pinned) ? tick.label : "";
			if (cell.textContent !== label) cell.textContent = label;
		}
		for (const cell of this.#cells.slice(ticks.length)) cell.hidden = true;
	}
}

/** The time axis and, below it, the lines and shades of the same days. */
export class Axis {
	readonly #state: ChartState;
	readonly #upper: AxisTier;
	readonly #lower: AxisTier;
	readonly #shades: SVGPathElement;
	readonly #fine: SVGPathElement;
	readonly #strong: SVGPathElement;

	constructor(state: ChartState, head: Element, pane: Element) {
		this.#state = state;
		this.#upper = new AxisTier(head, "gantt-upper");
		this.#lower = new AxisTier(head, "gantt-lower");
		const grid = svg("svg", "gantt-grid", pane);
		this.#shades = svg("path", "gantt-shade", grid);
		this.#fine = svg("path", "gantt-fine", grid);
		this.#strong = svg("path", "gantt-strong", grid);
	}

	draw(): void {
		const { scale, scrollLeft, viewWidth, viewHeight, props } = this.#state;
		const right = scrollLeft + viewWidth;
		const { upper, lower } = axisTicks(scale, scrollLeft, right);
		this.#upper.draw(upper, scrollLeft, viewWidth, true);
		this.#lower.draw(lower, scrollLeft, viewWidth, false);
		const line = (tick: Tick) => `M${tick.x - scrollLeft - 0.5} 0V${viewHeight}`;
		const starts = new Set(upper.map((tick) => tick.x));
		this.#fine.setAttribute(
			"d",
			lower
				.filter((tick) => !starts.has(tick.x))
				.map(line)
				.join(""),
		);
		this.#strong.setAttribute("d", upper.map(line).join(""));
		const shades = shadedDays(scale, props.calendar, scrollLeft, right);
		const shade = ({ x, width }: { x: number; width: number }) =>
			`M${x - scrollLeft} 0h${width}V${viewHeight}h${-width}Z`;
		this.#shades.setAttribute("d", shades.map(shade).join(""));
	}
}
