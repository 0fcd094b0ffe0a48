import type { ChartState } from "../chart/chart-state.ts";
import { element } from "../chart/element.ts";
import { reachOf } from "../chart/viewport.ts";
import { timeScale } from "../layout/time-scale.ts";
import { metrics } from "../metrics.ts";
import { drawStill } from "./still-chart.ts";

/** CSS px of an A4 page on its side, less its margins, what the view prints above the chart, and a card around it. */
const paper = { width: 980, height: 560 };
/** Below this, the type would be under 6 points. */
const leastZoom = 0.62;
const outlineWidth = 452;

/** How much smaller the chart is printed so that all lines fit on a page, and how many lines a page takes. */
export function pageFor(lines: number): { zoom: number; lines: number } {
	const whole = metrics.head + lines * metrics.row;
	const zoom = Math.min(1, Math.max(leastZoom, paper.height / whole));
	return { zoom, lines: Math.max(Math.floor((paper.height / zoom - metrics.head) / metrics.row + 0.001), 1) };
}

/**
 * The chart on paper: the whole plan across the page, whatever is in sight on screen, on as few A4 pages as stay
 * legible. It is built when the browser is about to print and removed afterwards.
 */
export class PrintedChart {
	readonly #host: HTMLElement;
	readonly #state: ChartState;
	readonly #sideways = landscape();
	#pages: HTMLElement | null = null;

	constructor(host: HTMLElement, state: ChartState) {
		this.#host = host;
		this.#state = state;
		window.addEventListener("beforeprint", this.#build);
		window.addEventListener("afterprint", this.#remove);
		if (this.#sideways) document.adoptedStyleSheets.push(this.#sideways);
	}

	destroy(): void {
		this.#remove();
		window.removeEventListener("beforeprint", this.#build);
		window.removeEventListener("afterprint", this.#remove);
		document.adoptedStyleSheets = document.adoptedStyleSheets?.filter((sheet) => sheet !== this.#sideways);
	}

	readonly #build = (): void => {
		this.#remove();
		const count = this.#state.model.lines.length;
		const page = pageFor(count);
		this.#pages = element("div", "gantt-pages", this.#host);
		this.#pages.dataset.print = "only";
		for (let first = 0; first < count; first += page.lines) {
			this.#page(this.#pages, first, Math.min(page.lines, count - first), page.zoom);
		}
	};

	#page(pages: HTMLElement, first: number, lines: number, zoom: number): void {
		const root = element("div", "gantt-page", pages);
		root.style.setProperty("zoom", String(zoom));
		const width = Math.floor(paper.width / zoom);
		const { props, model, today } = this.#state;
		const scale = timeScale("fit", reachOf(model, props), width - outlineWidth, today);
		drawStill(root, this.#state, {
			first,
			lines,
			width,
			outlineWidth,
			scale,
			scrollLeft: 0,
		}).outline.dataset.shows = "dates";
	}

	readonly #remove = (): void => {
		this.#pages?.remove();
		this.#pages = null;
	};
}

/** Turns the page while a chart is on screen; null where the browser cannot be told. */
function landscape(): CSSStyleSheet | null {
	if (typeof CSSStyleSheet === "undefined" || !("adoptedStyleSheets" in document)) return null;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("@page { size: A4 landscape; }");
	return sheet;
}
