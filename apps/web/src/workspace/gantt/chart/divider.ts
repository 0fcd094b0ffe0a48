import { storedValue } from "../../../browser/stored-value.ts";
import { attribute } from "./element.ts";

const remembered = storedValue("ganttOutlineWidth");

const least = 96;
const step = 16;

/** Px for the outline where nobody has chosen: names and dates on a wide screen, names on a small one. */
function usual(width: number): number {
	if (width >= 1200) return 452;
	return width >= 640 ? 252 : Math.max(Math.round(width * 0.38), 136);
}

/** The line between outline and timeline, moved by pointer or arrow keys, remembered in this browser. */
export class Divider {
	readonly #root: HTMLElement;
	readonly #moved: () => void;
	readonly #forget: () => void;
	/** Of the whole chart, px. */
	#whole = 0;
	#dragged: number | null = null;

	constructor(root: HTMLElement, moved: () => void) {
		this.#root = root;
		this.#moved = moved;
		attribute(root, "role", "separator");
		attribute(root, "aria-orientation", "vertical");
		attribute(root, "aria-label", "Width of the task list");
		root.tabIndex = 0;
		root.addEventListener("pointerdown", this.#down);
		root.addEventListener("pointermove", this.#move);
		root.addEventListener("pointerup", this.#up);
		root.addEventListener("pointercancel", this.#up);
		root.addEventListener("keydown", this.#pressed);
		root.addEventListener("dblclick", this.#reset);
		this.#forget = remembered.subscribe(moved);
	}

	destroy(): void {
		this.#forget();
	}

	/** Px of the outline in a chart so wide: what was chosen, as far as both panes stay usable. */
	widthIn(whole: number): number {
		this.#whole = whole;
		const chosen = Number(remembered.get());
		const width = this.#bounded(this.#dragged ?? (chosen > 0 ? chosen : usual(whole)));
		attribute(this.#root, "aria-valuemin", String(least));
		attribute(this.#root, "aria-valuemax", String(this.#most));
		attribute(this.#root, "aria-valuenow", String(width));
		attribute(this.#root, "aria-valuetext", `${width} pixels`);
		return width;
	}

	get #most(): number {
		return Math.max(least, Math.round(this.#whole * 0.7));
	}

	#bounded(width: number): number {
		return Math.round(Math.min(Math.max(width, least), this.#most));
	}

	#set(width: number | null): void {
		remembered.set(width === null ? null : String(this.#bounded(width)));
	}

	readonly #down = (event: PointerEvent): void => {
		if (event.button !== 0) return;
		this.#root.setPointerCapture(event.pointerId);
		this.#dragged = this.widthIn(this.#whole);
	};

	readonly #move = (event: PointerEvent): void => {
		if (this.#dragged === null) return;
		const left = this.#root.parentElement?.getBoundingClientRect().left ?? 0;
		this.#dragged = this.#bounded(event.clientX - left);
		this.#moved();
	};

	readonly #up = (): void => {
		const width = this.#dragged;
		this.#dragged = null;
		if (width !== null) this.#set(width);
	};

	readonly #reset = (): void => this.#set(null);

	readonly #pressed = (event: KeyboardEvent): void => {
		const now = this.widthIn(this.#whole);
		const next = { ArrowLeft: now - step, ArrowRight: now + step, Home: least, End: this.#most }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		this.#set(next);
	};
}
