import type { Task } from "@throughline/domain/task";

export type BoardColumn = { status: string; tasks: Task[] };

/** One column for each of the statuses, in their order, with its tasks in the order that they came. */
export function boardColumns(tasks: readonly Task[], statuses: readonly string[]): BoardColumn[] {
	const columns = new Map(statuses.map((status) => [status, { status, tasks: [] as Task[] }]));
	for (const task of tasks) columns.get(task.status)?.tasks.push(task);
	return [...columns.values()];
}

/** The status beside a status on the board; null at its end. */
export function neighbourOf(status: string, statuses: readonly string[], step: 1 | -1): string | null {
	const place = statuses.indexOf(status);
	return place < 0 ? null : (statuses[place + step] ?? null);
}

/** Where a key leads on the board from a card: its column and its place in it. */
type BoardPlace = { column: number; index: number };

/**
 * The card that an arrow, Home or End leads to; null where there is none. Empty columns are passed over, and a shorter
 * column is entered at its last card. `lengths` says how many cards each column shows.
 */
export function placeAfter(
	key: string,
	{ column, index }: BoardPlace,
	lengths: readonly number[],
): BoardPlace | null {
	const last = (lengths[column] ?? 0) - 1;
	switch (key) {
		case "ArrowDown":
			return index < last ? { column, index: index + 1 } : null;
		case "ArrowUp":
			return index > 0 ? { column, index: index - 1 } : null;
		case "Home":
			return { column, index: 0 };
		case "End":
			return { column, index: last };
		case "ArrowRight":
		case "ArrowLeft": {
			const step = key === "ArrowRight" ? 1 : -1;
			for (let next = column + step; next >= 0 && next < lengths.length; next += step) {
				const length = lengths[next] ?? 0;
				if (length > 0) return { column: next, index: Math.min(index, length - 1) };
			}
			return null;
		}
		default:
			return null;
	}
}
