import type { Task } from "@throughline/domain/task";
import { ancestorsOf } from "@throughline/domain/task/hierarchy/hierarchy";
import type { DatedLine, GanttDates, GanttRow } from "../../../workspace/gantt/gantt-props.ts";

type Leaf = Pick<Task, "id" | "startDate" | "endDate">;

/**
 * From the first to the last day of each summary above some tasks, and of their rows in the chart, once those lie
 * elsewhere. The plan is read once; each call then costs one pass over what lies below the lines that it answers.
 * @param tasks all of the program
 * @param rows of the chart; a row spans what it shows
 */
export function spansAbove(
	tasks: readonly Task[],
	rows: readonly GanttRow[],
): (moved: readonly DatedLine[]) => DatedLine[] {
	let known: ReturnType<typeof readAbove> | null = null;
	return (moved) => {
		known ??= readAbove(tasks, rows);
		const { leavesOf, aboveOf } = known;
		const dates = new Map(moved.map((line) => [line.id, line]));
		const ids = new Set(moved.flatMap(({ id }) => aboveOf.get(id) ?? []));
		return [...ids].flatMap((id) => {
			const span = spanOf(leavesOf.get(id) ?? [], dates);
			return span ? [{ id, ...span }] : [];
		});
	};
}

/** The leaves below each line, and the lines above each leaf. */
function readAbove(tasks: readonly Task[], rows: readonly GanttRow[]) {
	const leavesOf = new Map<string, Leaf[]>();
	const aboveOf = new Map<string, string[]>();
	const put = (leaf: Leaf, above: readonly { id: string }[]) => {
		for (const { id } of above) {
			push(leavesOf, id, leaf);
			push(aboveOf, leaf.id, id);
		}
	};
	const byId = new Map(tasks.map((task) => [task.id, task]));
	for (const task of tasks) if (!task.summary) put(task, ancestorsOf(byId, task));
	for (const row of rows) for (const task of row.tasks) if (!task.summary) put(task, [row]);
	return { leavesOf, aboveOf };
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
	const values = map.get(key);
	if (values) values.push(value);
	else map.set(key, [value]);
}

/** Days are compared as they are written: `YYYY-MM-DD`. */
function spanOf(leaves: readonly Leaf[], moved: ReadonlyMap<string, DatedLine>): GanttDates | null {
	let [startDate, endDate] = ["", ""];
	for (const leaf of leaves) {
		const at = moved.get(leaf.id) ?? leaf;
		const [first, last] = [at.startDate ?? at.endDate, at.endDate ?? at.startDate];
		if (first === null || last === null) continue;
		if (startDate === "" || first < startDate) startDate = first;
		if (last > endDate) endDate = last;
	}
	return startDate === "" ? null : { startDate, endDate };
}
