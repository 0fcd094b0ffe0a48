import { metrics } from "../metrics.ts";
import { type ChartState, lineAt } from "./chart-state.ts";
import { element, place, svg } from "./element.ts";

/** What lies behind the rows, across both panes: hairlines, the workstreams' tint, the marked and the pointed-at row. */
export class Bands {
	readonly #state: ChartState;
	readonly #tint: SVGPathElement;
	readonly #hairlines: SVGPathElement;
	readonly #selected: HTMLElement;
	readonly #hover: HTMLElement;
	readonly #root: SVGSVGElement;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		this.#root = svg("svg", "gantt-bands", parent);
		this.#tint = svg("path", "gantt-tint", this.#root);
		this.#hairlines = svg("path", "gantt-hairlines", this.#root);
		this.#hover = element("div", "gantt-band gantt-band-hover", parent);
		this.#selected = element("div", "gantt-band gantt-band-selected", parent);
	}

	draw(first: number, last: number): void {
		let tint = "";
		let hairlines = "";
		for (let index = first; index <= last; index++) {
			const y = (index - first) * metrics.row;
			if (lineAt(this.#state, index)?.kind === "workstream") tint += `M0 ${y}H9999v${metrics.row}H0Z`;
			hairlines += `M0 ${y + metrics.row - 0.5}H9999`;
		}
		this.#tint.setAttribute("d", tint);
		this.#hairlines.setAttribute("d", hairlines);
		place(this.#root, 0, first * metrics.row);
		this.drawMarks();
	}

	drawMarks(): void {
		const { model, props, hoverIndex } = this.#state;
		this.#mark(this.#hover, hoverIndex);
		this.#mark(this.#selected, props.selectedId ? (model.indexOf.get(props.selectedId) ?? -1) : -1);
	}

	#mark(band: HTMLElement, index: number): void {
		band.hidden = index < 0;
		place(band, 0, index * metrics.row);
	}
}
