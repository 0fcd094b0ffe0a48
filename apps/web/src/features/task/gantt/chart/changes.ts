import { dayOf } from "@throughline/domain/value/day";
import type { DaySpan } from "../layout/days.ts";
import { spanToHear } from "../words.ts";
import { type ChartState, lineAt } from "./chart-state.ts";
import { element } from "./element.ts";

/** Changes to the plan: shown at once, saved by whoever shows the chart, taken back when that is refused. */
export class Changes {
	readonly #state: ChartState;
	readonly #drawLine: (id: string) => void;
	readonly #announce: (words: string) => void;

	constructor(state: ChartState, drawLine: (id: string) => void, announce: (words: string) => void) {
		this.#state = state;
		this.#drawLine = drawLine;
		this.#announce = announce;
	}

	/** Shows a bar at other days that nobody has saved. */
	preview(id: string, days: DaySpan): void {
		this.#state.edits.preview(id, days);
		this.#drawLine(id);
	}

	dropPreview(id: string): void {
		this.#state.edits.drop(id);
		this.#drawLine(id);
	}

	async saveDays(id: string, days: DaySpan): Promise<void> {
		const { edits, props } = this.#state;
		const line = this.#line(id);
		if (!line || (line.days?.start === days.start && line.days.end === days.end)) return this.dropPreview(id);
		const name = edits.nameOf(line);
		this.#announce(`${name}: ${spanToHear(days)}`);
		const dates = { startDate: dayOf(days.start), endDate: dayOf(days.end - 1) };
		const refused = edits.save(id, { days }, props.onChangeDates(id, dates));
		this.#drawLine(id);
		if (!(await refused)) return;
		this.#drawLine(id);
		this.#announce(`${name} was not changed.`);
	}

	/** Lets the person write another name in the task's row. */
	rename(id: string, row: HTMLElement, cell: Element): void {
		const line = this.#line(id);
		if (line?.kind !== "task" || this.#state.props.readOnly) return;
		const name = this.#state.edits.nameOf(line);
		new RenameField(cell, name, (next, byKey) => {
			if (byKey) row.focus({ preventScroll: true });
			if (next !== null && next !== name) void this.#saveName(id, next);
		});
	}

	async #saveName(id: string, name: string): Promise<void> {
		const { edits, props } = this.#state;
		const refused = edits.save(id, { name }, props.onRename(id, name));
		this.#drawLine(id);
		if (await refused) this.#drawLine(id);
	}

	#line(id: string) {
		const index = this.#state.model.indexOf.get(id);
		return index === undefined ? undefined : lineAt(this.#state, index);
	}
}

const longestName = 200;

/** A field in a row's name cell. It ends once: with the trimmed new name, or null when the person gave up. */
class RenameField {
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
