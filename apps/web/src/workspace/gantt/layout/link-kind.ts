import type { DependencyKind } from "@throughline/domain/task/dependency";
import type { GanttLink } from "../gantt-props.ts";

export type BarEdge = "start" | "end";

/** What a link from one bar's edge to another's says. */
export function linkKind(from: BarEdge, to: BarEdge): DependencyKind {
	if (from === "end") return to === "start" ? "FS" : "FF";
	return to === "start" ? "SS" : "SF";
}

/** The edge of the predecessor that a kind leaves from, and of the successor that it reaches. */
export function edgesOf(kind: DependencyKind): { from: BarEdge; to: BarEdge } {
	return {
		from: kind === "FS" || kind === "FF" ? "end" : "start",
		to: kind === "FS" || kind === "SS" ? "start" : "end",
	};
}

/** Whether a link from one task to another may be drawn: they are two, and not linked in either direction yet. */
export function isLinkable(links: readonly GanttLink[], predecessor: string, successor: string): boolean {
	if (predecessor === successor) return false;
	return !links.some(
		({ predecessorId, successorId }) =>
			(predecessorId === predecessor && successorId === successor) ||
			(predecessorId === successor && successorId === predecessor),
	);
}
