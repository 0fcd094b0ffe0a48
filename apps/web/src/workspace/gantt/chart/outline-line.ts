import { dayNumber } from "@throughline/domain/value/day";
import type { Line } from "../layout/chart-model.ts";
import type { DaySpan } from "../layout/days.ts";
import { metrics } from "../metrics.ts";
import { dayWords, lineWords, progressText } from "../words.ts";
import { type ChartState, isCritical, lineAt, missingOfLine, statusOf } from "./chart-state.ts";
import { attribute, element, place, svg, text } from "./element.ts";
import type { LineView } from "./line-pool.ts";

const notSet = "Not set";
const pin = "M8 10.5V14M5.5 2.5h5M6.2 2.5v4L4.5 9v1.5h7V9L9.8 6.5v-4";
const pencil = "M10.2 2.6a1.4 1.4 0 0 1 2 0l1.2 1.2a1.4 1.4 0 0 1 0 2L6 13.2l-3.6.4.4-3.6Z";

function cell(row: Element, className: string, role = "gridcell"): HTMLDivElement {
	const made = element("div", `gantt-cell ${className}`, row);
	made.setAttribute("role", role);
	return made;
}

function icon(className: string, path: string, parent: Element): SVGElement {
	const made = svg("svg", className, parent);
	made.setAttribute("viewBox", "0 0 16 16");
	svg("path", "", made).setAttribute("d", path);
	return made;
}

/** A button that the keyboard reaches by the row's own keys. */
function button(parent: Element, className: string): HTMLButtonElement {
	const made = element("button", className, parent);
	made.type = "button";
	made.tabIndex = -1;
	return made;
}

/** One row of the outline: name, start, end and progress. */
export class OutlineLine implements LineView {
	readonly root = element("div", "gantt-line");
	readonly #state: ChartState;
	#index = -1;
	readonly #toggle: HTMLButtonElement;
	readonly #name: Text;
	readonly #rename: HTMLButtonElement;
	/** Made for the first pinned task that stands here. */
	#pin: SVGElement | null = null;
	readonly #start: Text;
	readonly #end: Text;
	readonly #progress: Text;

	constructor(state: ChartState, parent: Element) {
		this.#state = state;
		this.root.setAttribute("role", "row");
		const nameCell = cell(this.root, "gantt-name-cell", "rowheader");
		this.#toggle = button(nameCell, "gantt-toggle");
		this.#name = text(button(nameCell, "gantt-name"));
		this.#rename = button(nameCell, "gantt-rename");
		this.#rename.title = "Rename (F2)";
		icon("gantt-icon", pencil, this.#rename);
		this.#start = text(cell(this.root, "gantt-date"));
		this.#end = text(cell(this.root, "gantt-date"));
		this.#progress = text(cell(this.root, "gantt-progress"));
		parent.append(this.root);
	}

	/** Where the field for a new name belongs. */
	get nameCell(): Element | null {
		return this.root.firstElementChild;
	}

	/** After another line was pointed at. */
	mark(): void {
		this.root.toggleAttribute("data-pointed", this.#index === this.#state.hoverIndex);
	}

	show(index: number): void {
		const state = this.#state;
		const line = lineAt(state, index);
		if (!line) return;
		const name = state.edits.nameOf(line);
		const days = state.edits.daysOf(line);
		place(this.root, 0, index * metrics.row);
		const isSummary = line.kind === "task" && line.task.summary;
		this.root.className = `gantt-line gantt-line-${line.kind}${isSummary ? " gantt-line-summary" : ""}`;
		this.root.dataset.index = String(index);
		this.#index = index;
		this.mark();
		this.root.tabIndex = index === state.activeIndex ? 0 : -1;
		this.root.setAttribute(
			"aria-label",
			lineWords(line, name, days, {
				noun: state.props.noun,
				critical: isCritical(state, line),
				today: state.props.today,
				missing: missingOfLine(state, line),
				status: statusOf(state, line),
			}),
		);
		this.#name.data = name;
		this.#showPlace(line, index);
		this.#showButtons(line, name);
		this.#showPin(line.kind === "task" && line.task.pinned === true);
		const [start, end] = datesOf(line, days);
		this.#start.data = start;
		this.#end.data = end;
		const progress = line.kind === "task" ? line.task.progress : line.progress;
		this.#progress.data = progress === null ? "–" : progressText(progress);
	}

	/** Where the row stands in the tree. */
	#showPlace(line: Line, index: number): void {
		const { root } = this;
		const isTask = line.kind === "task";
		const selected = isTask ? String(line.id === this.#state.props.selectedId) : null;
		const level = isTask ? (line.task.level ?? 0) : 0;
		root.setAttribute("aria-level", String(isTask ? level + 2 : 1));
		root.style.setProperty("--gantt-level", String(level));
		root.setAttribute("aria-posinset", String(line.position));
		root.setAttribute("aria-setsize", String(line.size));
		root.setAttribute("aria-rowindex", String(index + 2));
		attribute(root, "aria-expanded", isTask && !line.task.summary ? null : String(line.open));
		attribute(root, "aria-selected", selected);
	}

	/** What stays where it is put; the row's name says it, too. */
	#showPin(pinned: boolean): void {
		if (pinned && this.nameCell) this.#pin ??= icon("gantt-icon gantt-pin", pin, this.nameCell);
		this.#pin?.toggleAttribute("hidden", !pinned);
	}

	#showButtons(line: Line, name: string): void {
		const folds = line.kind === "workstream" || line.task.summary === true;
		this.#toggle.hidden = !folds;
		this.#rename.hidden = line.kind === "workstream" || this.#state.props.readOnly;
		if (line.kind === "task") this.#rename.setAttribute("aria-label", `Rename ${name}`);
		if (folds) this.#toggle.setAttribute("aria-label", `${line.open ? "Close" : "Open"} ${name}`);
	}
}

/** Start and end for the screen. A task with one of them has no bar, but what is known of it is shown. */
function datesOf(line: Line, days: DaySpan | null): [string, string] {
	if (days) return [dayWords(days.start), dayWords(days.end - 1)];
	if (line.kind === "workstream") return [notSet, notSet];
	const words = (date: string | null) => (date === null ? notSet : dayWords(dayNumber(date)));
	return [words(line.task.startDate), words(line.task.endDate)];
}
