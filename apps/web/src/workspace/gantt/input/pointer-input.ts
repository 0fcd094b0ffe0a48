import { boxOf, lineAt } from "../chart/chart-state.ts";
import type { GanttChart } from "../gantt-chart.ts";
import { type BarZone, barZone } from "../layout/bar-zone.ts";
import { draggedDays, drawnDays } from "../layout/dragged-days.ts";
import { dayAt } from "../layout/time-scale.ts";
import { BarTools } from "./bar-tools.ts";
import { EdgeScroll } from "./edge-scroll.ts";
import { dragDays, dragLink, type Gesture, indexAt, type Point } from "./gesture.ts";

/** Px that a press may tremble before it is a drag. */
const threshold = 4;
const tipDelayMs = 400;
/** How long after the last scroll the pointer is taken to point at something. */
const restMs = 80;

type Hit = { index: number; zone: BarZone; at: Point };
type Press = { hit: Hit; touch: boolean; gesture: Gesture | null; isDrag: boolean };

const cursors: Record<BarZone, string> = {
	body: "pointer",
	start: "ew-resize",
	end: "ew-resize",
	"link-start": "crosshair",
	"link-end": "crosshair",
	none: "default",
};

/** Everything that a mouse, pen or finger does in the timeline. */
export class PointerInput {
	readonly #chart: GanttChart;
	readonly #tools: BarTools;
	readonly #edges: EdgeScroll;
	#press: Press | null = null;
	/** Where the pointer was last, px in the pane; null when it is elsewhere. */
	#last: Point | null = null;
	#tipTimer = 0;
	#lookTimer = 0;

	constructor(chart: GanttChart) {
		this.#chart = chart;
		this.#tools = new BarTools(chart.state, chart.frame.timeline);
		this.#edges = new EdgeScroll(chart, () => this.#drag());
		const { pane } = chart.frame;
		pane.addEventListener("pointerdown", this.#down);
		pane.addEventListener("pointermove", this.#moved);
		pane.addEventListener("pointerup", this.#up);
		pane.addEventListener("pointercancel", () => this.cancel());
		pane.addEventListener("pointerleave", this.#left);
		// The focus stays in the outline.
		pane.addEventListener("mousedown", (event) => event.preventDefault());
		window.addEventListener("keydown", this.#escaped, true);
	}

	destroy(): void {
		this.cancel();
		clearTimeout(this.#lookTimer);
		window.removeEventListener("keydown", this.#escaped, true);
	}

	/** What lies under the pointer may be something else now. */
	look(): void {
		if (this.#press?.isDrag) return;
		if (this.#last) this.#hover(this.#last);
		else this.showTools();
	}

	/** While one scrolls, everything passes below the pointer: look when it rests. */
	lookSoon(): void {
		clearTimeout(this.#lookTimer);
		this.#lookTimer = window.setTimeout(() => this.look(), restMs);
	}

	/** After a change of the lines: the tools belong to the bar under the pointer, on touch to the active one. */
	showTools(): void {
		const { hoverIndex, activeIndex } = this.#chart.state;
		this.#tools.show(this.#isTouch ? activeIndex : hoverIndex);
	}

	/** Ends a drag as if it had not been. */
	cancel(): boolean {
		clearTimeout(this.#tipTimer);
		this.#edges.stop();
		const press = this.#press;
		this.#press = null;
		if (!press?.isDrag) return false;
		press.gesture?.cancel();
		this.showTools();
		return true;
	}

	get #isTouch(): boolean {
		return "touch" in this.#chart.frame.scroller.dataset;
	}

	#inPane(event: PointerEvent): Point {
		const { left, top } = this.#chart.frame.pane.getBoundingClientRect();
		return { x: event.clientX - left, y: event.clientY - top };
	}

	#inTimeline({ x, y }: Point): Point {
		const { scrollLeft, scrollTop } = this.#chart.state;
		return { x: x + scrollLeft, y: y + scrollTop };
	}

	#hit(pointer: Point): Hit {
		const { state } = this.#chart;
		const at = this.#inTimeline(pointer);
		const index = indexAt(this.#chart, at.y);
		const line = lineAt(state, index);
		const box = line && boxOf(state, line);
		if (!line || !box) return { index, zone: "none", at };
		const mayChange = line.kind === "task" && !state.props.readOnly;
		// A summary is as long as its sub-tasks make it, and waits for nothing itself.
		const linkable = mayChange && !line.task.summary;
		const resizable = linkable && !line.task.milestone;
		const zone = barZone(box, at.x, { resizable, linkable, coarse: this.#isTouch });
		return { index, zone, at };
	}

	readonly #down = (event: PointerEvent): void => {
		if (event.button !== 0) return;
		const touch = event.pointerType === "touch";
		this.#chart.frame.scroller.toggleAttribute("data-touch", touch);
		const hit = this.#hit(this.#inPane(event));
		if (hit.index < 0) return;
		if (event.target instanceof Element && event.target.closest(".gantt-hint")) {
			this.#chart.activate(hit.index);
			this.#chart.viewport.revealBar(hit.index);
			return;
		}
		// A finger scrolls unless it is on the bar that it has chosen before.
		const isChosen = !touch || hit.index === this.#chart.state.activeIndex;
		this.#press = { hit, touch, gesture: isChosen ? this.#gestureOf(hit) : null, isDrag: false };
		if (this.#press.gesture) this.#chart.frame.pane.setPointerCapture(event.pointerId);
		this.#hideTip();
	};

	#gestureOf({ index, zone, at }: Hit): Gesture | null {
		const { state } = this.#chart;
		const line = lineAt(state, index);
		if (line?.kind !== "task" || state.props.readOnly) return null;
		const days = state.edits.daysOf(line);
		const dayOf = ({ x }: Point) => Math.floor(dayAt(state.scale, x));
		if (!days && !line.task.milestone && !line.task.summary) {
			return dragDays(this.#chart, line, (to) => drawnDays(dayOf(at), dayOf(to)));
		}
		if (!days || zone === "none") return null;
		if (zone === "link-start" || zone === "link-end") {
			return dragLink(this.#chart, line.id, zone === "link-end" ? "end" : "start");
		}
		const kind = zone === "body" ? "move" : zone;
		const by = ({ x }: Point) => Math.round((x - at.x) / state.scale.pxPerDay);
		return dragDays(this.#chart, line, (to) => draggedDays(kind, days, by(to), state.props.calendar));
	}

	readonly #moved = (event: PointerEvent): void => {
		this.#last = this.#inPane(event);
		const press = this.#press;
		if (!press) {
			if (event.pointerType !== "touch") this.#hover(this.#last);
			return;
		}
		if (!press.gesture) return;
		const to = this.#inTimeline(this.#last);
		const distance = Math.hypot(to.x - press.hit.at.x, to.y - press.hit.at.y);
		press.isDrag ||= distance >= threshold;
		if (!press.isDrag) return;
		this.#drag();
		this.#edges.follow(event.clientX, event.clientY, press.hit.zone.startsWith("link"));
	};

	#drag(): void {
		if (!this.#press?.isDrag || !this.#last) return;
		this.#press.gesture?.move(this.#inTimeline(this.#last));
		this.#tools.show(this.#press.hit.index);
	}

	readonly #up = (event: PointerEvent): void => {
		const press = this.#press;
		this.#edges.stop();
		this.#press = null;
		if (!press) return;
		const here = this.#inPane(event);
		const isClick = press.hit.zone !== "none" && this.#hit(here).index === press.hit.index;
		if (press.isDrag) press.gesture?.drop();
		else if (isClick) this.#clicked(press);
		if (!press.touch) this.#hover(here);
	};

	/** A first tap chooses a bar, so that it can be dragged; a click, or a second tap, opens it. */
	#clicked({ hit, touch }: Press): void {
		const { state } = this.#chart;
		const line = lineAt(state, hit.index);
		const wasActive = hit.index === state.activeIndex;
		this.#chart.activate(hit.index);
		if (line?.kind === "workstream") this.#chart.toggle(line);
		else if (line && (!touch || wasActive || state.props.readOnly)) state.props.onOpen(line.id);
	}

	#hover(pointer: Point): void {
		const hit = this.#hit(pointer);
		const line = lineAt(this.#chart.state, hit.index);
		this.#chart.point(hit.index);
		this.showTools();
		const drawable =
			line?.kind === "task" &&
			!line.task.summary &&
			!this.#chart.state.edits.daysOf(line) &&
			!this.#chart.state.props.readOnly;
		this.#chart.frame.pane.style.cursor = drawable ? "cell" : cursors[hit.zone];
		this.#hideTip();
		if (hit.zone === "body") {
			this.#tipTimer = window.setTimeout(() => this.#chart.tipAt(hit.index), tipDelayMs);
		}
	}

	readonly #left = (): void => {
		this.#last = null;
		if (this.#press?.isDrag) return;
		this.#chart.point(-1);
		this.showTools();
		this.#hideTip();
	};

	#hideTip(): void {
		clearTimeout(this.#tipTimer);
		this.#chart.hideTip();
	}

	readonly #escaped = (event: KeyboardEvent): void => {
		if (event.key !== "Escape") return;
		this.#hideTip();
		if (!this.cancel()) return;
		// Not for the drawer or dialog that Escape would close else.
		event.preventDefault();
		event.stopPropagation();
	};
}
