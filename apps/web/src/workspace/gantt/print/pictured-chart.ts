import { formatNumber } from "@throughline/domain/value/writing";
import { cutWords, rowsInPicture } from "@throughline/ui/medium";
import type { ChartState } from "../chart/chart-state.ts";
import { element } from "../chart/element.ts";
import { drawStill } from "./still-chart.ts";

/**
 * The chart in a picture of the screen: the time that is in sight, with all lines, or the first ones of more than a picture
 * holds. It is built when a picture is taken and removed afterwards.
 */
export class PicturedChart {
	readonly #host: HTMLElement;
	readonly #state: ChartState;
	#picture: HTMLElement | null = null;

	constructor(host: HTMLElement, state: ChartState) {
		this.#host = host;
		this.#state = state;
		window.addEventListener("beforepicture", this.#build);
		window.addEventListener("afterpicture", this.#remove);
	}

	destroy(): void {
		this.#remove();
		window.removeEventListener("beforepicture", this.#build);
		window.removeEventListener("afterpicture", this.#remove);
	}

	readonly #build = (): void => {
		this.#remove();
		const { model, scale, scrollLeft, outlineWidth, viewWidth } = this.#state;
		const count = model.lines.length;
		const lines = Math.min(count, rowsInPicture);
		this.#picture = element("div", "gantt-picture", this.#host);
		this.#picture.setAttribute("aria-hidden", "true");
		const width = outlineWidth + viewWidth;
		const { outline } = drawStill(this.#picture, this.#state, {
			first: 0,
			lines,
			width,
			outlineWidth,
			scale,
			scrollLeft,
		});
		const shows = this.#host.querySelector<HTMLElement>(".gantt-outline")?.dataset.shows;
		if (shows) outline.dataset.shows = shows;
		if (lines === count) return;
		const note = element("p", "gantt-cut", this.#picture);
		note.textContent = cutWords(formatNumber(lines), formatNumber(count));
	};

	readonly #remove = (): void => {
		this.#picture?.remove();
		this.#picture = null;
	};
}
