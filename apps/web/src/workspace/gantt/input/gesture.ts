import type { DependencyKind } from "@throughline/domain/task/dependency";
import { boxOf, lineAt } from "../chart/chart-state.ts";
import type { GanttChart } from "../gantt-chart.ts";
import type { TaskLine } from "../layout/chart-model.ts";
import type { DaySpan } from "../layout/days.ts";
import { type BarEdge, edgesOf, linkKind } from "../layout/link-kind.ts";
import { metrics } from "../metrics.ts";
import { spanWords } from "../words.ts";
import { LinkDraft } from "./link-draft.ts";

/** Px in the timeline, from its left end and the first line's top. */
export type Point = { x: number; y: number };

/** A drag that is under way. */
export type Gesture = {
	move: (to: Point) => void;
	drop: () => void;
	/** Leaves everything as it was. */
	cancel: () => void;
};

/** The line at a height, and −1 below the last. */
export function indexAt(chart: GanttChart, y: number): number {
	const index = Math.floor(y / metrics.row);
	return index >= 0 && index < chart.state.model.lines.length ? index : -1;
}

/**
 * Changes a bar's days while the pointer moves, with the days shown beside it; saves them on drop.
 * @param change the days for a pointer at a point
 */
export function dragDays(chart: GanttChart, line: TaskLine, change: (to: Point) => DaySpan): Gesture {
	let days = chart.state.edits.daysOf(line);
	const end = () => chart.hideTip();
	return {
		move(to) {
			days = change(to);
			const follows = chart.changes.preview(line.id, days);
			chart.tipAt(chart.state.model.indexOf.get(line.id) ?? -1, [spanWords(days), ...follows]);
		},
		drop() {
			end();
			if (days) void chart.changes.saveDays(line.id, days);
		},
		cancel() {
			end();
			chart.changes.dropPreview(line.id);
		},
	};
}

/** Draws a link from an edge of a bar to the nearer edge of whichever bar it is dropped on. */
export function dragLink(chart: GanttChart, predecessor: string, from: BarEdge): Gesture {
	const draft = new LinkDraft(chart, predecessor);
	let target: { id: string; kind: DependencyKind } | null = null;
	const end = () => {
		draft.remove();
		chart.hideTip();
	};
	const targetAt = ({ x, y }: Point) => {
		const index = indexAt(chart, y);
		const line = lineAt(chart.state, index);
		const box = line && boxOf(chart.state, line);
		if (!line || !box || !draft.accepts(index)) return null;
		return { id: line.id, index, kind: linkKind(from, x < box.x + box.width / 2 ? "start" : "end") };
	};
	return {
		move(to) {
			const under = targetAt(to);
			target = under;
			chart.point(indexAt(chart, to.y));
			if (!under) {
				draft.drawTo(linkKind(from, "start"), to);
				chart.hideTip();
				return;
			}
			draft.drawTo(under.kind, draft.edge(under.index, edgesOf(under.kind).to));
			chart.tipAt(under.index, [draft.words(under.kind, under.index)]);
		},
		drop() {
			end();
			if (target) chart.state.props.onLink(predecessor, target.id, target.kind);
		},
		cancel: end,
	};
}
