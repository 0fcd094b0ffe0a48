import { boxOf, type ChartState, lineAt } from "../chart/chart-state.ts";
import { element, place } from "../chart/element.ts";
import { metrics } from "../metrics.ts";

/**
 * The ends to pull and the dots to link from, on one bar at a time. They only show where to take hold: which part
 * a pointer meets is calculated, so that ten thousand bars need no more elements than one.
 */
export class BarTools {
	readonly #state: ChartState;
	readonly #root: HTMLElement;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		this.#root = element("div", "gantt-tools", parent);
		for (const part of ["start", "end"]) {
			element("i", `gantt-grip gantt-grip-${part}`, this.#root);
			element("i", `gantt-dot gantt-dot-${part}`, this.#root);
		}
		this.#root.hidden = true;
	}

	/** Puts them on a line's bar, or away where there is nothing to take hold of. */
	show(index: number): void {
		const line = lineAt(this.#state, index);
		const isHeld = line?.kind === "task" && !line.task.summary && !this.#state.props.readOnly;
		const box = isHeld ? boxOf(this.#state, line) : null;
		this.#root.hidden = !box;
		if (!box || line?.kind !== "task") return;
		this.#root.toggleAttribute("data-moment", line.task.milestone);
		place(this.#root, box.x, index * metrics.row + metrics.barTop);
		this.#root.style.width = `${box.width}px`;
	}
}
