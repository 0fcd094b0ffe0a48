import { expect, test } from "vitest";
import { idOf, taskOf } from "../../../../tests/data/plan.ts";
import { ganttRows } from "./gantt-rows.ts";
import { spansAbove } from "./spans-above.ts";

test("A summary, the one above it and their row span what lies below them now, wherever the rest is", () => {
	const dates = (startDate: string, endDate: string) => ({ startDate, endDate });
	const tasks = [
		taskOf(1, { summary: true, ...dates("2027-03-01", "2027-03-12") }),
		taskOf(2, { parentId: idOf(1), ...dates("2027-03-01", "2027-03-05") }),
		taskOf(3, { parentId: idOf(1), summary: true, ...dates("2027-03-08", "2027-03-12") }),
		taskOf(4, { parentId: idOf(3), ...dates("2027-03-08", "2027-03-12") }),
		taskOf(5, dates("2027-02-01", "2027-02-02")),
	];
	const rows = ganttRows(tasks, [], () => "", { startDate: null, endDate: null });
	const above = spansAbove(tasks, rows);
	const spans = above([{ id: idOf(4), ...dates("2027-03-15", "2027-03-19") }]);
	expect(Object.fromEntries(spans.map(({ id, ...span }) => [id, span]))).toEqual({
		[idOf(3)]: dates("2027-03-15", "2027-03-19"),
		[idOf(1)]: dates("2027-03-01", "2027-03-19"),
		[rows[0]?.id ?? ""]: dates("2027-02-01", "2027-03-19"),
	});
	expect(above([{ id: idOf(9), ...dates("2027-03-15", "2027-03-19") }])).toEqual([]);
});
