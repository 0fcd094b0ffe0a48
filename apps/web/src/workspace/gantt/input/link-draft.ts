import type { DependencyKind } from "@throughline/domain/task/dependency";
import { boxOf, lineAt } from "../chart/chart-state.ts";
import { svg } from "../chart/element.ts";
import type { GanttChart } from "../gantt-chart.ts";
import { type BarEdge, edgesOf, isLinkable } from "../layout/link-kind.ts";
import { metrics } from "../metrics.ts";
import { linkWords } from "../words.ts";

type Point = { x: number; y: number };

/** A link that is being drawn: a line from a bar's edge to where the pointer, or the focus, is. */
export class LinkDraft {
	readonly #chart: GanttChart;
	readonly #root: SVGSVGElement;
	readonly #line: SVGPathElement;
	readonly predecessor: string;

	constructor(chart: GanttChart, predecessor: string) {
		this.#chart = chart;
		this.predecessor = predecessor;
		this.#root = svg("svg", "gantt-link-lines", chart.frame.timeline);
		this.#line = svg("path", "gantt-draft", this.#root);
	}

	/** Whether the line at an index can wait for the predecessor. */
	accepts(index: number): boolean {
		const line = lineAt(this.#chart.state, index);
		if (line?.kind !== "task") return false;
		return isLinkable(this.#chart.state.props.links, this.predecessor, line.id);
	}

	/** Where an edge of a line's bar is, px in the timeline. */
	edge(index: number, edge: BarEdge): Point {
		const line = lineAt(this.#chart.state, index);
		const box = line && boxOf(this.#chart.state, line);
		const y = index * metrics.row + metrics.barTop + metrics.bar / 2;
		return { x: box ? box.x + (edge === "end" ? box.width : 0) : 0, y };
	}

	/** Draws to a point. */
	drawTo(kind: DependencyKind, to: Point): void {
		const index = this.#chart.state.model.indexOf.get(this.predecessor) ?? 0;
		const from = this.edge(index, edgesOf(kind).from);
		this.#line.setAttribute("d", `M${from.x} ${from.y}L${to.x} ${to.y}`);
	}

	/** `Finish to start: Draft charter → Approve charter`. */
	words(kind: DependencyKind, successor: number): string {
		const { state } = this.#chart;
		const [from, to] = [state.model.indexOf.get(this.predecessor) ?? -1, successor].map((index) => {
			const line = lineAt(state, index);
			return line ? state.edits.nameOf(line) : "";
		});
		return linkWords(kind, from ?? "", to ?? "");
	}

	remove(): void {
		this.#root.remove();
	}
}
