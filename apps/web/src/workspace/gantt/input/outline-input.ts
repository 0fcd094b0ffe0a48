import { lineAt } from "../chart/chart-state.ts";
import type { GanttChart } from "../gantt-chart.ts";
import { indexAt } from "./gesture.ts";

/** What a pointer does in the outline: open, rename, open and close workstreams. */
export class OutlineInput {
	readonly #chart: GanttChart;

	constructor(chart: GanttChart) {
		this.#chart = chart;
		const { lines } = chart.frame;
		lines.addEventListener("pointermove", this.#moved);
		lines.addEventListener("pointerleave", () => chart.point(-1));
		lines.addEventListener("click", this.#clicked);
		lines.addEventListener("focusin", this.#focused);
	}

	readonly #moved = (event: PointerEvent): void => {
		if (event.pointerType === "touch") return;
		const { top } = this.#chart.frame.pane.getBoundingClientRect();
		this.#chart.point(indexAt(this.#chart, event.clientY - top + this.#chart.state.scrollTop));
	};

	#indexOf(target: EventTarget | null): number {
		const row = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
		return row ? Number(row.dataset.index) : -1;
	}

	readonly #clicked = (event: MouseEvent): void => {
		const index = this.#indexOf(event.target);
		const line = lineAt(this.#chart.state, index);
		if (!line || !(event.target instanceof Element) || event.target.closest("input")) return;
		this.#chart.activate(index);
		if (line.kind === "workstream" || event.target.closest(".gantt-toggle")) this.#chart.toggle(line);
		else if (event.target.closest(".gantt-rename")) this.#chart.rename();
		else this.#chart.state.props.onOpen(line.id);
	};

	/** However the focus came, keys act on the row that has it. */
	readonly #focused = (event: FocusEvent): void => {
		const index = this.#indexOf(event.target);
		const isRow = event.target instanceof HTMLElement && event.target.getAttribute("role") === "row";
		if (index >= 0 && isRow && index !== this.#chart.state.activeIndex) this.#chart.activate(index);
	};
}
