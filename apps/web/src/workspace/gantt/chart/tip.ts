import { element, place } from "./element.ts";

/** The note beside a bar: what it is when pointed at, its days while it is dragged. */
export class Tip {
	readonly #root: HTMLElement;
	readonly #frame: HTMLElement;

	constructor(frame: HTMLElement) {
		this.#frame = frame;
		this.#root = element("div", "gantt-tip", frame);
		this.#root.hidden = true;
		// All of it is in the row's own words already.
		this.#root.setAttribute("aria-hidden", "true");
	}

	/**
	 * Shows lines of text, the first one strong, above a point of the frame or below it where there is no room.
	 * @param below px from the point to where the tip begins when it is below
	 */
	show(lines: readonly string[], x: number, y: number, below: number): void {
		this.#root.hidden = false;
		this.#root.replaceChildren(
			...lines.map((line, index) => {
				const row = element("div", index === 0 ? "gantt-tip-title" : "gantt-tip-line");
				row.textContent = line;
				return row;
			}),
		);
		const { offsetWidth, offsetHeight } = this.#root;
		const left = Math.max(4, Math.min(x, this.#frame.clientWidth - offsetWidth - 4));
		const above = y - offsetHeight - 6;
		place(this.#root, Math.round(left), Math.round(above >= 4 ? above : y + below + 6));
	}

	hide(): void {
		this.#root.hidden = true;
		this.#root.replaceChildren();
	}
}
