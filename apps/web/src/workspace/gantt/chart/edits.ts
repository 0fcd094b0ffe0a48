import type { Line } from "../layout/chart-model.ts";
import type { DaySpan } from "../layout/days.ts";

type Edit = {
	days?: DaySpan;
	name?: string;
	/** Saved: the next rows that come hold it. */
	saved: boolean;
};

/**
 * What is shown instead of what the rows say: bars on the way, and changes that are being saved. A refused change
 * is forgotten, so that the bar goes back; a saved one is kept until new rows come, so that it never flickers back.
 */
export class Edits {
	readonly #edits = new Map<string, Edit>();

	/** The days that a line shows. */
	daysOf(line: Line): DaySpan | null {
		return this.#edits.get(line.id)?.days ?? line.days;
	}

	nameOf(line: Line): string {
		const storedName = line.kind === "task" ? line.task.name : line.workstream.name;
		return this.#edits.get(line.id)?.name ?? storedName;
	}

	/** Shows these days until they are saved or dropped. */
	preview(id: string, days: DaySpan): void {
		this.#edits.set(id, { ...this.#edits.get(id), days, saved: false });
	}

	/** Whether these days are what it shows, unsaved. */
	previews(id: string, { start, end }: DaySpan): boolean {
		const edit = this.#edits.get(id);
		return edit?.saved === false && edit.days?.start === start && edit.days.end === end;
	}

	drop(id: string): void {
		this.#edits.delete(id);
	}

	/**
	 * Shows a change while it is being saved.
	 * @returns whether it was refused and is the latest of its task, so that its line must be shown anew
	 */
	async save(id: string, change: Pick<Edit, "days" | "name">, saving: Promise<unknown>): Promise<boolean> {
		const edit: Edit = { ...this.#edits.get(id), ...change, saved: false };
		this.#edits.set(id, edit);
		try {
			await saving;
			edit.saved = true;
			return false;
		} catch {
			if (this.#edits.get(id) !== edit) return false;
			this.#edits.delete(id);
			return true;
		}
	}

	/** New rows came: they hold what was saved. */
	forgetSaved(): void {
		for (const [id, { saved }] of this.#edits) if (saved) this.#edits.delete(id);
	}
}
