import { clsx } from "clsx";
import { useImperativeHandle, useLayoutEffect, useRef } from "react";
import "./gantt.css";
import { GanttChart } from "./gantt-chart.ts";
import type { GanttProps } from "./gantt-props.ts";

/**
 * The plan as a Gantt chart: at the left the outline (workstream → task, with start, end and progress), at the
 * right time. It draws only what is in sight, so that ten thousand tasks scroll as ten do.
 *
 * Pointer: drag a bar to move it, its ends to resize it, the dot beyond an end to another bar to link the two;
 * drag in the row of a task without dates to give it some; a click opens. On a touch screen a first tap selects
 * a bar, which can then be dragged.
 *
 * Keys, on a row: ↑ ↓ Home End Page ↑ ↓ move between rows, ← → close and open a workstream, Enter opens,
 * F2 renames, Shift + ← → move the bar by a day, Alt + ← → its end, Alt + Shift + ← → its start (saved when the
 * modifier is released), L starts a link, Space brings the bar into sight, Escape takes back what is under way.
 *
 * Zoom, critical path and baseline are switched by whoever shows it: it holds no state but what is open, what is
 * focused and where the divider is.
 */
export function Gantt({ ref, className, ...props }: GanttProps) {
	const host = useRef<HTMLDivElement>(null);
	const chart = useRef<GanttChart>(null);
	const first = useRef(props);

	useLayoutEffect(() => {
		if (!host.current) return;
		const made = new GanttChart(host.current, first.current);
		chart.current = made;
		return () => {
			chart.current = null;
			made.destroy();
		};
	}, []);
	useLayoutEffect(() => {
		first.current = props;
		chart.current?.update(props);
	});
	useImperativeHandle(ref, () => ({
		showToday: () => chart.current?.showToday(),
		showTask: (id) => chart.current?.showTask(id),
	}));

	return <div ref={host} className={clsx("gantt", className)} />;
}
