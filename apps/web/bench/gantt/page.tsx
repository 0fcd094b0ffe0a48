import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import "./outline-width.ts";
import "./page.css";
import { Gantt } from "../../src/workspace/gantt/gantt.tsx";
import type { GanttDates, GanttLink, GanttRow } from "../../src/workspace/gantt/gantt-props.ts";

/** What a benchmark of Gantt charts hands to each of its subjects. `end` is the day after the last. */
type Workload = {
	workstreams: { id: string; name: string }[];
	tasks: { id: string; name: string; workstream: string; start: string; end: string; progress: number }[];
	links: { id: string; source: string; target: string; type: "FS" }[];
};

declare global {
	interface Window {
		bench: { render: (data: Workload) => Promise<void>; scroller: Element; dom: Element; bars: string };
	}
}

const nothing: readonly never[] = [];
const calendar = workingCalendar([]);
const settled = Promise.resolve();

const daysBefore = new Map<string, string>();

/** The last day that counts; the same few hundred days come again and again. */
function dayBefore(date: string): string {
	const known = daysBefore.get(date);
	if (known) return known;
	const day = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);
	daysBefore.set(date, day);
	return day;
}

function rowsOf({ workstreams, tasks }: Workload): GanttRow[] {
	const members = new Map<string, GanttRow["tasks"][number][]>();
	for (const { id, name, workstream, start, end, progress } of tasks) {
		const known = members.get(workstream) ?? [];
		if (known.length === 0) members.set(workstream, known);
		known.push({
			id,
			name,
			startDate: start,
			endDate: dayBefore(end),
			progress,
			status: "In Progress",
			milestone: false,
			details: ["Medium priority", "Unassigned"],
		});
	}
	return workstreams.map(({ id, name }) => ({ id, name, tasks: members.get(id) ?? [] }));
}

function moved(rows: readonly GanttRow[], id: string, dates: GanttDates): GanttRow[] {
	return rows.map((row) =>
		row.tasks.some((task) => task.id === id)
			? { ...row, tasks: row.tasks.map((task) => (task.id === id ? { ...task, ...dates } : task)) }
			: row,
	);
}

/** The chart as the timeline shows it: its dates are the page's state. */
function Chart({ data }: { data: Workload }) {
	const [rows, setRows] = useState(() => rowsOf(data));
	const links = useMemo(
		() =>
			data.links.map(
				({ id, source, target, type }): GanttLink => ({
					id,
					predecessorId: source,
					successorId: target,
					kind: type,
					lagDays: 0,
				}),
			),
		[data],
	);
	return (
		<Gantt
			label="Workload"
			rows={rows}
			links={links}
			gates={nothing}
			baseline={null}
			criticalIds={null}
			today="2026-06-15"
			calendar={calendar}
			zoom="fit"
			selectedId={null}
			readOnly={false}
			onOpen={() => {}}
			onChangeDates={(id, dates) => {
				setRows((now) => moved(now, id, dates));
				return settled;
			}}
			onRename={() => settled}
			onLink={() => {}}
		/>
	);
}

function found(selector: string): Element {
	const element = document.querySelector(selector);
	if (!element) throw new Error(`There is no ${selector}`);
	return element;
}

window.bench = {
	bars: ".gantt-task",
	get dom() {
		return found("#host");
	},
	get scroller() {
		return found(".gantt-scroller");
	},
	async render(data) {
		createRoot(found("#host")).render(<Chart data={data} />);
	},
};
