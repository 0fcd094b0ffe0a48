import { element } from "./element.ts";

const longestName = 200;

/** A field in a row's name cell. It ends once: with the trimmed new name, or null when the person gave up. */
export class RenameField {
	readonly #input: HTMLInputElement;
	readonly #done: (name: string | null, byKey: boolean) => void;
	#isOver = false;

	/** @param done `byKey` tells that the focus is to go back to the row */
	constructor(cell: Element, name: string, done: (name: string | null, byKey: boolean) => void) {
		this.#done = done;
		this.#input = element("input", "gantt-name-field", cell);
		this.#input.value = name;
		this.#input.maxLength = longestName;
		this.#input.setAttribute("aria-label", "Task name");
		this.#input.addEventListener("keydown", this.#pressed);
		this.#input.addEventListener("blur", () => this.#finish(this.#input.value, false));
		this.#input.focus({ preventScroll: true });
		this.#input.select();
	}

	readonly #pressed = (event: KeyboardEvent): void => {
		// No key of the row's while its name is written; Enter ends a word in an input method, not the field.
		event.stopPropagation();
		if (event.isComposing) return;
		if (event.key === "Enter") this.#finish(this.#input.value, true);
		if (event.key === "Escape") this.#finish(null, true);
		if (event.key === "Enter" || event.key === "Escape") event.preventDefault();
	};

	#finish(value: string | null, byKey: boolean): void {
		if (this.#isOver) return;
		this.#isOver = true;
		this.#input.remove();
		this.#done(value?.trim() || null, byKey);
	}
}
