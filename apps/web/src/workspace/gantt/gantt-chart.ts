import { dayNumber } from "@throughline/domain/value/day";
import { Changes } from "./chart/changes.ts";
import { boxOf, type ChartState, lineAt, missingOf, missingOfLine, statusOf } from "./chart/chart-state.ts";
import { Drawing } from "./chart/drawing.ts";
import { Edits } from "./chart/edits.ts";
import { buildFrame, type Frame } from "./chart/frame.ts";
import { Tip } from "./chart/tip.ts";
import { fallback, reachOf, Viewport } from "./chart/viewport.ts";
import type { GanttProps } from "./gantt-props.ts";
import { KeyboardInput } from "./input/keyboard-input.ts";
import { OutlineInput } from "./input/outline-input.ts";
import { PointerInput } from "./input/pointer-input.ts";
import { WheelZoom } from "./input/wheel-zoom.ts";
import { chartModel, type Line } from "./layout/chart-model.ts";
import { timeScale } from "./layout/time-scale.ts";
import { metrics } from "./metrics.ts";
import { PicturedChart } from "./print/pictured-chart.ts";
import { PrintedChart } from "./print/printed-chart.ts";
import { lineNote } from "./words.ts";

/** What is drawn; the rest is called. */
const shownProps = [
	"label",
	"rows",
	"folded",
	"links",
	"gates",
	"baseline",
	"criticalIds",
	"today",
	"calendar",
	"violations",
	"statusDate",
	"zoom",
	"selectedId",
	"readOnly",
] as const satisfies (keyof GanttProps)[];

/**
 * The chart behind the component: holds the state, and carries out what properties, pointer and keys ask for. It
 * draws in the scroll event itself and not in a framework's time, so that no frame shows the rows of another.
 */
export class GanttChart {
	readonly state: ChartState;
	readonly frame: Frame;
	readonly viewport: Viewport;
	readonly changes: Changes;
	readonly #host: HTMLElement;
	readonly #closed = new Set<string>();
	readonly #drawing: Drawing;
	readonly #tip: Tip;
	readonly #pointer: PointerInput;
	readonly #keyboard: KeyboardInput;
	readonly #print: PrintedChart;
	readonly #picture: PicturedChart;
	readonly #observer: ResizeObserver | null;

	constructor(host: HTMLElement, props: GanttProps) {
		this.#host = host;
		this.frame = buildFrame(host, props.noun);
		this.state = firstState(props, this.#closed);
		this.#drawing = new Drawing(this.state, this.frame);
		this.#tip = new Tip(this.frame.frame);
		this.viewport = new Viewport(this.state, this.frame, this.#moved, this.#resized);
		this.changes = new Changes(
			this.state,
			(ids) => this.#drawing.drawLinesOf(ids),
			(words) => this.announce(words),
		);
		this.#pointer = new PointerInput(this);
		this.#keyboard = new KeyboardInput(this);
		new OutlineInput(this);
		new WheelZoom(this);
		this.#print = new PrintedChart(host, this.state);
		this.#picture = new PicturedChart(host, this.state);
		this.#take();
		this.viewport.measure();
		this.viewport.rescale();
		this.#drawing.renew();
		this.#showStart();
		this.frame.scroller.addEventListener("scroll", this.#scrolled, { passive: true });
		this.#observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(this.#resized);
		this.#observer?.observe(this.frame.scroller);
	}

	/** Takes over new properties; only what they change is laid out again. */
	update(props: GanttProps): void {
		const { state } = this;
		const before = state.props;
		state.props = props;
		if (shownProps.every((name) => props[name] === before[name])) return;
		const replanned =
			props.rows !== before.rows || props.links !== before.links || props.folded !== before.folded;
		if (props.rows !== before.rows) state.edits.forgetSaved();
		// What a change breaks stays marked until the plan is calculated with it.
		if (props.violations !== before.violations) state.missing = missingOf(props.violations ?? []);
		if (replanned) this.#remodel();
		this.#take();
		const reaches =
			replanned ||
			props.gates !== before.gates ||
			props.baseline !== before.baseline ||
			props.statusDate !== before.statusDate;
		if (reaches || props.zoom !== before.zoom || props.today !== before.today) this.viewport.rescaleInPlace();
		this.#drawing.renew();
		this.#pointer.look();
		if (props.selectedId && props.selectedId !== before.selectedId) this.reveal(props.selectedId);
	}

	destroy(): void {
		this.#observer?.disconnect();
		this.#pointer.destroy();
		this.#keyboard.destroy();
		this.#print.destroy();
		this.#picture.destroy();
		this.viewport.destroy();
		this.#drawing.destroy();
		this.#host.replaceChildren();
	}

	/** Marks the line under the pointer, −1 for none, and its links. */
	point(index: number): void {
		if (index === this.state.hoverIndex) return;
		this.state.hoverIndex = index;
		this.#drawing.drawMarks();
	}

	/** Makes a line the one that keys act on, brings it into sight and focuses it. */
	activate(index: number): void {
		const { state } = this;
		const line = lineAt(state, index);
		if (!line) return;
		const before = state.activeId;
		state.activeIndex = index;
		state.activeId = line.id;
		this.viewport.revealLine(index);
		this.#drawing.drawActive(before)?.root.focus({ preventScroll: true });
		this.#pointer.showTools();
	}

	/** Opens or closes a workstream or a summary; its row keeps the focus. */
	toggle({ kind, id }: Line): void {
		if (kind === "task") this.state.props.onFold?.(id);
		else this.#toggleWorkstream(id);
	}

	#toggleWorkstream(id: string): void {
		if (!this.#closed.delete(id)) this.#closed.add(id);
		this.#remodel();
		this.viewport.size();
		this.#drawing.draw(true);
		this.#pointer.look();
	}

	/** Opens a task's workstream if it is closed and brings its row and its bar into sight. */
	reveal(id: string): void {
		const workstream = this.state.props.rows.find(({ tasks }) => tasks.some((task) => task.id === id));
		if (workstream && this.#closed.has(workstream.id)) this.#toggleWorkstream(workstream.id);
		const index = this.state.model.indexOf.get(id);
		if (index === undefined) return;
		this.viewport.revealLine(index);
		this.viewport.revealBar(index);
	}

	showTask(id: string): void {
		this.reveal(id);
		const index = this.state.model.indexOf.get(id);
		if (index !== undefined) this.activate(index);
	}

	showToday(): void {
		this.viewport.revealDay(this.state.today);
	}

	/** Lets the person write another name for the active task, in its row. */
	rename(): void {
		const row = this.#drawing.drawActive(this.state.activeId);
		if (row?.nameCell) this.changes.rename(this.state.activeId, row.root, row.nameCell);
	}

	/** Notes something beside a line's bar: what it is, unless other lines of text are given. */
	tipAt(index: number, text?: readonly string[]): void {
		const { state } = this;
		const line = lineAt(state, index);
		const box = line && boxOf(state, line);
		if (!line || !box) return;
		const x = state.outlineWidth + Math.max(box.x - state.scrollLeft, 4);
		const y = metrics.head + index * metrics.row - state.scrollTop + metrics.barTop;
		this.#tip.show(
			text ??
				lineNote(line, state.edits.daysOf(line), {
					noun: state.props.noun,
					today: state.props.today,
					missing: missingOfLine(state, line),
					status: statusOf(state, line),
				}),
			x,
			y,
			metrics.bar,
		);
	}

	hideTip(): void {
		this.#tip.hide();
	}

	/** Tells screen readers. */
	announce(words: string): void {
		this.frame.status.textContent = words;
	}

	readonly #moved = (): void => {
		this.#drawing.draw();
		this.#pointer.lookSoon();
	};

	readonly #scrolled = (): void => {
		this.viewport.read();
		this.#moved();
	};

	readonly #resized = (): void => {
		if (!this.viewport.measure()) return;
		this.viewport.rescaleInPlace();
		this.#drawing.draw(true);
	};

	#take(): void {
		const { state, frame } = this;
		const { props } = state;
		state.today = dayNumber(props.today);
		this.#host.toggleAttribute("data-critical-path", props.criticalIds !== null);
		this.#host.toggleAttribute("data-read-only", props.readOnly);
		frame.outline.setAttribute("aria-label", props.label);
		frame.outline.setAttribute("aria-rowcount", String(state.model.lines.length + 1));
	}

	#remodel(): void {
		const { state } = this;
		const { rows, links, folded } = state.props;
		state.model = chartModel(rows, links, this.#closed, folded);
		const { lines, indexOf } = state.model;
		const index = Math.max(0, Math.min(state.activeIndex, lines.length - 1));
		state.activeIndex = indexOf.get(state.activeId) ?? index;
		state.activeId = lineAt(state, state.activeIndex)?.id ?? "";
		state.hoverIndex = -1;
	}

	#showStart(): void {
		const { today, props, model } = this.state;
		const { plan } = model;
		const isUnderWay = plan && today >= plan.start && today < plan.end;
		if (props.zoom !== "fit") this.viewport.revealDay(isUnderWay ? today : (plan?.start ?? today));
		if (props.selectedId) this.reveal(props.selectedId);
	}
}

function firstState(props: GanttProps, closed: ReadonlySet<string>): ChartState {
	const model = chartModel(props.rows, props.links, closed, props.folded);
	const today = dayNumber(props.today);
	const activeIndex = (props.selectedId && model.indexOf.get(props.selectedId)) || 0;
	return {
		props,
		model,
		scale: timeScale(props.zoom, reachOf(model, props), fallback.width, today),
		today,
		missing: missingOf(props.violations ?? []),
		scrollLeft: 0,
		scrollTop: 0,
		viewWidth: fallback.width,
		viewHeight: fallback.height,
		outlineWidth: 0,
		activeIndex,
		activeId: model.lines[activeIndex]?.id ?? "",
		hoverIndex: -1,
		edits: new Edits(),
	};
}
