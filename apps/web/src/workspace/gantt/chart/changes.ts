import { dayOf } from "@throughline/domain/value/day";
import type { DatedLine, GanttDates } from "../gantt-props.ts";
import { type DaySpan, daySpan } from "../layout/days.ts";
import { alongWords, missingWords, spanToHear } from "../words.ts";
import { type ChartState, lineAt, missingOf } from "./chart-state.ts";
import { element } from "./element.ts";

/** Changes to the plan: shown at once, saved by whoever shows the chart, taken back when that is refused. */
export class Changes {
	readonly #state: ChartState;
	readonly #drawLines: (ids: Iterable<string>) => void;
	readonly #announce: (words: string) => void;

	/** What follows the previewed task. */
	#following = nothing;

	constructor(
		state: ChartState,
		drawLines: (ids: Iterable<string>) => void,
		announce: (words: string) => void,
	) {
		this.#state = state;
		this.#drawLines = drawLines;
		this.#announce = announce;
	}

	/**
	 * Shows a bar at other days that nobody has saved, and what would follow.
	 * @returns the same in words
	 */
	preview(id: string, days: DaySpan): readonly string[] {
		const { edits } = this.#state;
		if (edits.previews(id, days)) return this.#following.words;
		const before = this.#following.spans;
		edits.preview(id, days);
		this.#following = this.#follow(id, days);
		const { spans, words, missing } = this.#following;
		for (const other of before.keys()) if (!spans.has(other)) edits.drop(other);
		for (const [other, span] of spans) edits.preview(other, span);
		this.#drawLines([id, ...before.keys(), ...spans.keys(), ...this.#mark(missing)]);
		return words;
	}

	dropPreview(id: string): void {
		const ids = [id, ...this.#following.spans.keys()];
		this.#following = nothing;
		for (const each of ids) this.#state.edits.drop(each);
		this.#drawLines([...ids, ...this.#mark()]);
	}

	/**
	 * Marks tasks that lie too early, and the links that are not kept to; of the stored plan where nothing is previewed.
	 * @returns the tasks of which it says something else now
	 */
	#mark(missing = missingOf(this.#state.props.violations ?? [])): string[] {
		const { tasks: before } = this.#state.missing;
		this.#state.missing = missing;
		const ids = new Set([...before.keys(), ...missing.tasks.keys()]);
		return [...ids].filter((id) => before.get(id) !== missing.tasks.get(id));
	}

	#follow(id: string, days: DaySpan): Following {
		const line = this.#line(id);
		const isStored = line?.days?.start === days.start && line.days.end === days.end;
		const follows = isStored ? undefined : this.#state.props.follow?.(id, datesOf(days));
		if (!follows) return nothing;
		const { along, above, broken, notes } = follows;
		const moved = new Set([id, ...along.map((other) => other.id)]);
		const others = (this.#state.props.violations ?? []).filter(
			({ predecessorId, successorId }) => !moved.has(predecessorId) && !moved.has(successorId),
		);
		const missing = missingOf([...others, ...broken]);
		const tooEarly = missing.tasks.get(id);
		return {
			spans: new Map([...along, ...above].flatMap(spanOfLine)),
			words: [...alongWords(along.length, line), ...(tooEarly ? [missingWords(tooEarly)] : []), ...notes],
			missing,
		};
	}

	async saveDays(id: string, days: DaySpan): Promise<void> {
		const { edits, props } = this.#state;
		const line = this.#line(id);
		if (!line || (line.days?.start === days.start && line.days.end === days.end)) return this.dropPreview(id);
		const name = edits.nameOf(line);
		const words = this.preview(id, days);
		const { spans } = this.#following;
		this.#following = nothing;
		this.#announce([`${name}: ${spanToHear(days)}`, ...words].join(". "));
		const saving = props.onChangeDates(id, datesOf(days));
		const refused = edits.save(id, { days }, saving);
		const others = [...spans].map(([other, span]) => edits.save(other, { days: span }, saving));
		const ids = [id, ...spans.keys()];
		this.#drawLines(ids);
		const wasRefused = await refused;
		await Promise.all(others);
		if (!wasRefused) return;
		this.#drawLines([...ids, ...this.#mark()]);
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
		this.#drawLines([id]);
		if (await refused) this.#drawLines([id]);
	}

	#line(id: string) {
		const index = this.#state.model.indexOf.get(id);
		return index === undefined ? undefined : lineAt(this.#state, index);
	}
}

/** Where lines go with a task, and what is said of it. */
type Following = {
	spans: ReadonlyMap<string, DaySpan>;
	words: readonly string[];
	/** Left out: as the plan is stored. */
	missing?: ChartState["missing"];
};

const nothing: Following = { spans: new Map(), words: [] };

function spanOfLine({ id, startDate, endDate }: DatedLine): [string, DaySpan][] {
	const span = daySpan(startDate, endDate);
	return span ? [[id, span]] : [];
}

function datesOf({ start, end }: DaySpan): GanttDates {
	return { startDate: dayOf(start), endDate: dayOf(end - 1) };
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
