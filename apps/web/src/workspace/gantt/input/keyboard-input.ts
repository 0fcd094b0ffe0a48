import { lineAt } from "../chart/chart-state.ts";
import type { GanttChart } from "../gantt-chart.ts";
import type { Line, TaskLine } from "../layout/chart-model.ts";
import type { DaySpan } from "../layout/days.ts";
import { type DragKind, draggedDays } from "../layout/dragged-days.ts";
import { metrics } from "../metrics.ts";
import { spanToHear, spanWords } from "../words.ts";
import { KeyboardLink } from "./keyboard-link.ts";
import { zoomBy } from "./wheel-zoom.ts";

/** What Shift and Alt make of a left or right arrow. */
function nudgeOf(event: KeyboardEvent): { kind: DragKind; by: number } | null {
	if (event.ctrlKey || event.metaKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight"))
		return null;
	const by = event.key === "ArrowLeft" ? -1 : 1;
	if (event.altKey) return { kind: event.shiftKey ? "start" : "end", by };
	return event.shiftKey ? { kind: "move", by } : null;
}

/** ← closes and → opens what lines stand under, and Enter and Space turn a workstream over. */
function toggles(line: Line, key: string): boolean {
	if (line.kind === "task" && !line.task.summary) return false;
	const turns = line.kind === "workstream" && (key === "Enter" || key === " ");
	return turns || key === (line.open ? "ArrowLeft" : "ArrowRight");
}

/** Everything that the outline's rows do by key. */
export class KeyboardInput {
	readonly #chart: GanttChart;
	/** A bar that keys have moved and nobody has saved. */
	#nudged: { id: string; days: DaySpan } | null = null;
	readonly #link: KeyboardLink;

	constructor(chart: GanttChart) {
		this.#chart = chart;
		this.#link = new KeyboardLink(chart);
		const { outline } = chart.frame;
		outline.addEventListener("keydown", this.#pressed);
		outline.addEventListener("keyup", this.#released);
		outline.addEventListener("focusout", this.#left);
	}

	destroy(): void {
		this.#link.end();
	}

	readonly #pressed = (event: KeyboardEvent): void => {
		if (event.defaultPrevented) return;
		const done = this.#nudge(event) || this.#command(event);
		if (done) event.preventDefault();
	};

	/** One save for all presses of an arrow while the modifier is held. */
	readonly #released = (event: KeyboardEvent): void => {
		if (event.key !== "Shift" && event.key !== "Alt") return;
		// A browser's menu would take the focus.
		if (event.key === "Alt" && this.#nudged) event.preventDefault();
		this.#save();
	};

	readonly #left = (event: FocusEvent): void => {
		const { outline } = this.#chart.frame;
		if (event.relatedTarget instanceof Node && outline.contains(event.relatedTarget)) return;
		this.#save();
		this.#link.end();
	};

	#command(event: KeyboardEvent): boolean {
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		if (this.#link.press(event.key)) return true;
		return this.#move(event.key) || this.#act(event.key);
	}

	#nudge(event: KeyboardEvent): boolean {
		const { state } = this.#chart;
		const line = lineAt(state, state.activeIndex);
		const nudge = nudgeOf(event);
		if (!nudge || line?.kind !== "task" || state.props.readOnly) return false;
		if (this.#nudged && this.#nudged.id !== line.id) this.#save();
		const days = state.edits.daysOf(line);
		if ((line.task.milestone || line.task.summary) && nudge.kind !== "move") return true;
		if (line.task.summary && !days) return true;
		// A task without dates begins with today.
		const next = days
			? draggedDays(nudge.kind, days, nudge.by, state.props.calendar)
			: { start: state.today, end: state.today + 1 };
		this.#nudged = { id: line.id, days: next };
		const follows = this.#chart.changes.preview(line.id, next);
		this.#chart.viewport.revealBar(state.activeIndex);
		this.#chart.tipAt(state.activeIndex, [spanWords(next), ...follows]);
		this.#chart.announce([spanToHear(next), ...follows].join(". "));
		return true;
	}

	#save(): void {
		const nudged = this.#nudged;
		if (!nudged) return;
		this.#nudged = null;
		this.#chart.hideTip();
		void this.#chart.changes.saveDays(nudged.id, nudged.days);
	}

	#move(key: string): boolean {
		const { state } = this.#chart;
		const page = Math.max(Math.floor(state.viewHeight / metrics.row) - 1, 1);
		const count = state.model.lines.length;
		const steps: Record<string, number> = {
			ArrowDown: 1,
			j: 1,
			ArrowUp: -1,
			k: -1,
			PageDown: page,
			PageUp: -page,
			Home: -count,
			End: count,
		};
		const step = steps[key];
		if (step === undefined) return false;
		this.#chart.activate(Math.min(Math.max(state.activeIndex + step, 0), count - 1));
		this.#link.follow();
		return true;
	}

	#act(key: string): boolean {
		const { state } = this.#chart;
		const line = lineAt(state, state.activeIndex);
		if (line && toggles(line, key)) {
			this.#chart.toggle(line);
			return true;
		}
		return (line?.kind === "task" && this.#actOnTask(line, key)) || this.#zoom(key);
	}

	#actOnTask({ id, up, task }: TaskLine, key: string): boolean {
		const { state, viewport } = this.#chart;
		if (key === "Enter") state.props.onOpen(id);
		else if (key === "ArrowLeft") this.#chart.activate(state.activeIndex - up);
		else if (key === " ") viewport.revealBar(state.activeIndex, true);
		else if (key === "F2") this.#chart.rename();
		else if (key === "l" || key === "L") return !task.summary && this.#link.start(id);
		else return key === "Escape" && this.#takeBack();
		return true;
	}

	#zoom(key: string): boolean {
		if (key === "+" || key === "=") return zoomBy(this.#chart.state.props, 1);
		return key === "-" && zoomBy(this.#chart.state.props, -1);
	}

	/** Escape is left to others (a dialog around the chart) when nothing is under way. */
	#takeBack(): boolean {
		const nudged = this.#nudged;
		if (!nudged) return false;
		this.#nudged = null;
		this.#chart.changes.dropPreview(nudged.id);
		this.#chart.hideTip();
		this.#chart.announce("Taken back.");
		return true;
	}
}
