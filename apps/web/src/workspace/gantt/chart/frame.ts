import { metrics } from "../metrics.ts";
import { element } from "./element.ts";

/**
 * The chart's elements. `scroller` holds a `sheet` as large as the whole chart, so that the browser scrolls as it
 * always does; `frame` sticks to its corner and is all that is ever drawn. While a scroll is on its way to us the
 * frame shows what it showed: late, at worst, never blank.
 */
export type Frame = {
	scroller: HTMLElement;
	sheet: HTMLElement;
	frame: HTMLElement;
	/** Behind both panes, moved up and down with the lines. */
	bands: HTMLElement;
	/** The time axis. */
	head: HTMLElement;
	/** What is in view of the timeline. */
	pane: HTMLElement;
	/** In the pane, below all else: the grid and the poles of the flags. */
	under: HTMLElement;
	/** In the pane, moved in both directions: bars and links. */
	timeline: HTMLElement;
	/** Over the outline's column heads: from when to when the plan goes. */
	reach: HTMLElement;
	outline: HTMLElement;
	/** In the outline, moved up and down. */
	lines: HTMLElement;
	divider: HTMLElement;
	status: HTMLElement;
};

/** Beside the name. */
const columns = [
	["Start", "gantt-date"],
	["End", "gantt-date"],
	["Progress", "gantt-progress"],
] as const;

const keys =
	"Arrow keys move between rows and open or close workstreams. Enter opens a task. F2 renames it. " +
	"Shift with left or right moves its bar by a day, Alt its end, Alt and Shift its start. " +
	"L links it to another task. Space brings its bar into sight. Escape takes back.";

let charts = 0;

function outlineIn(frame: HTMLElement, noun: string): { outline: HTMLElement; lines: HTMLElement } {
	const outline = element("div", "gantt-outline", frame);
	outline.setAttribute("role", "treegrid");
	outline.setAttribute("aria-colcount", String(columns.length + 1));
	const head = element("div", "gantt-columns", outline);
	head.setAttribute("role", "row");
	head.setAttribute("aria-rowindex", "1");
	const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
	for (const [title, className] of [[name, "gantt-name-cell"], ...columns] as const) {
		const column = element("div", `gantt-cell ${className}`, head);
		column.setAttribute("role", "columnheader");
		column.textContent = title;
	}
	const lines = element("div", "gantt-layer", outline);
	lines.setAttribute("role", "rowgroup");
	return { outline, lines };
}

/** Builds the empty chart in a host; `noun` is what its lines are. */
export function buildFrame(host: HTMLElement, noun = "task"): Frame {
	const scroller = element("div", "gantt-scroller", host);
	const sheet = element("div", "gantt-sheet", scroller);
	const frame = element("div", "gantt-frame", sheet);
	for (const [name, px] of Object.entries(metrics)) {
		host.style.setProperty(`--gantt-${name}`, `${px}px`);
	}
	const behind = element("div", "gantt-behind", frame);
	const bands = element("div", "gantt-layer", behind);
	const pane = element("div", "gantt-pane", frame);
	// Everything in it is in the outline's rows, in words.
	pane.setAttribute("aria-hidden", "true");
	const under = element("div", "gantt-layer", pane);
	const timeline = element("div", "gantt-layer", pane);
	const head = element("div", "gantt-head", frame);
	const reach = element("p", "gantt-reach", frame);
	const { outline, lines } = outlineIn(frame, noun);
	const divider = element("div", "gantt-divider", frame);
	const status = element("div", "gantt-heard", host);
	status.setAttribute("role", "status");
	const help = element("p", "gantt-heard", host);
	charts++;
	help.id = `gantt-keys-${charts}`;
	help.textContent = keys;
	outline.setAttribute("aria-describedby", help.id);
	return {
		scroller,
		sheet,
		frame,
		bands,
		head,
		pane,
		under,
		timeline,
		reach,
		outline,
		lines,
		divider,
		status,
	};
}
