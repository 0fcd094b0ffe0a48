import { formatCount } from "../format/count.ts";

/** What a change moved besides: `12 dependent tasks moved`; nothing where none did. */
export function movedText(count: number): string[] {
	if (count === 0) return [];
	return [`${formatCount(count)} dependent ${count === 1 ? "task" : "tasks"} moved`];
}
