import type { Violation } from "@throughline/domain/task/schedule";
import { type Standing, standingOn } from "@throughline/domain/task/status-date";
import { dayOf } from "@throughline/domain/value/day";
import type { GanttProps } from "../gantt-props.ts";
import { type BarBox, barBox, diamondBox } from "../layout/bar-box.ts";
import type { ChartModel, Line } from "../layout/chart-model.ts";
import type { DaySpan } from "../layout/days.ts";
import type { TimeScale } from "../layout/time-scale.ts";
import type { StatusOfLine } from "../words.ts";
import type { Edits } from "./edits.ts";

/** What all parts of a chart read and only the chart writes. Px, unless said otherwise. */
export type ChartState = {
	props: GanttProps;
	model: ChartModel;
	scale: TimeScale;
	/** Days by number. */
	today: number;
	/** Working days by which tasks lie too early, by the keys of their links (`linkKey`) and by their own. */
	missing: { links: ReadonlyMap<string, number>; tasks: ReadonlyMap<string, number> };
	/** Of the time pane's left edge in the timeline, and of the first line's top. */
	scrollLeft: number;
	scrollTop: number;
	/** Of the time pane, and of the lines below the head. */
	viewWidth: number;
	viewHeight: number;
	outlineWidth: number;
	/** The line that takes the focus when one tabs into the outline. */
	activeIndex: number;
	activeId: string;
	/** The line under the pointer, or −1. */
	hoverIndex: number;
	edits: Edits;
};

export function linkKey({
	predecessorId,
	successorId,
}: Pick<Violation, "predecessorId" | "successorId">): string {
	return `${predecessorId} ${successorId}`;
}

export function missingOf(violations: readonly Violation[]): ChartState["missing"] {
	const links = new Map<string, number>();
	const tasks = new Map<string, number>();
	for (const violation of violations) {
		const { successorId, missingDays } = violation;
		links.set(linkKey(violation), missingDays);
		tasks.set(successorId, Math.max(missingDays, tasks.get(successorId) ?? 0));
	}
	return { links, tasks };
}

/** Working days by which a line's task lies too early; 0 where it does not. */
export function missingOfLine({ missing }: ChartState, { id }: Line): number {
	return missing.tasks.get(id) ?? 0;
}

export function lineAt(state: ChartState, index: number): Line | undefined {
	return state.model.lines[index];
}

export function isCritical({ props }: ChartState, line: Line): boolean {
	return props.criticalIds?.has(line.id) ?? false;
}

/** How a line's task stands on the day by which progress is judged; null where none is, or it has no dates. */
export function standingOf({ props, edits }: ChartState, line: Line): Standing | null {
	const days = edits.daysOf(line);
	if (line.kind !== "task" || !days || !props.statusDate) return null;
	const dates = { startDate: dayOf(days.start), endDate: dayOf(days.end - 1) };
	return standingOn({ ...line.task, ...dates }, props.statusDate, props.calendar);
}

/** The same as it is said. */
export function statusOf(state: ChartState, line: Line): StatusOfLine | null {
	const standing = standingOf(state, line);
	const day = state.props.statusDate;
	return standing && day ? { day, behind: standing.behind } : null;
}

/** Where a line's bar lies; null where it has no dates. */
export function boxOf(state: ChartState, line: Line): BarBox | null {
	const days = state.edits.daysOf(line);
	return days && boxOfDays(state, line, days);
}

export function boxOfDays({ scale }: ChartState, line: Line, days: DaySpan): BarBox {
	const isMoment = line.kind === "task" && line.task.milestone;
	return isMoment ? diamondBox(scale, days.start) : barBox(scale, days);
}
