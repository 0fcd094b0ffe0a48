import { dayOf } from "@throughline/domain/task/calendar";
import type { DaySpan } from "../layout/days.ts";
import { spanToHear } from "../words.ts";
import type { ChartState } from "./chart-state.ts";
import { lineAt } from "./chart-state.ts";
import { RenameField } from "./rename-field.ts";

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
