import type { DaySpan } from "./days.ts";

/** What a drag, or a key, does to a bar. */
export type DragKind = "move" | "start" | "end";

/** The days after a drag by so many days; an end that is dragged past the other leaves one day. */
export function draggedDays(kind: DragKind, { start, end }: DaySpan, by: number): DaySpan {
	if (kind === "start") return { start: Math.min(start + by, end - 1), end };
	if (kind === "end") return { start, end: Math.max(end + by, start + 1) };
	return { start: start + by, end: end + by };
}

/** The days from one day to another, whichever comes first: what drawing a new bar gives. */
export function drawnDays(anchor: number, day: number): DaySpan {
	return { start: Math.min(anchor, day), end: Math.max(anchor, day) + 1 };
}
