// @vitest-environment node

import { summaryOf } from "@throughline/domain/task/hierarchy/summary";
import { addDays, dayNumber } from "@throughline/domain/value/day";
import { expect, test } from "vitest";
import type { GanttLink, GanttTask } from "../gantt-props.ts";
import { chartModel } from "./chart-model.ts";

function task(
	id: string,
	startDate: string | null,
	endDate: string | null,
	progress: number | null = 0,
): GanttTask {
	const rest = { status: "In Progress", milestone: false, details: ["Medium priority", "Unassigned"] };
	return { id, name: id, startDate, endDate, progress, ...rest };
}

const link = (predecessorId: string, successorId: string): GanttLink => ({
	id: `${predecessorId}-${successorId}`,
	predecessorId,
	successorId,
	kind: "FS",
	lagDays: 0,
});

const rows = [
	{
		id: "design",
		name: "Design",
		tasks: [task("a", "2026-01-01", "2026-01-10", 100), task("b", "2026-01-11", "2026-02-09", 0)],
	},
	{ id: "build", name: "Build", tasks: [task("c", "2026-02-10", "2026-03-01"), task("d", null, null)] },
];
const links = [link("a", "b"), link("b", "c"), link("c", "d"), link("c", "gone")];
const open = new Set<string>();

test("Each workstream is a line, followed by its tasks while it is open", () => {
	expect(chartModel(rows, links, open).lines.map(({ id }) => id)).toEqual([
		"design",
		"a",
		"b",
		"build",
		"c",
		"d",
	]);
	expect(chartModel(rows, links, new Set(["design"])).lines.map(({ id }) => id)).toEqual([
		"design",
		"build",
		"c",
		"d",
	]);
});

test("A workstream goes from its first start to its last end, its progress weighted by days", () => {
	const [design] = chartModel(rows, links, open).lines;
	expect(design).toMatchObject({
		days: { start: dayNumber("2026-01-01"), end: dayNumber("2026-02-10") },
		progress: 25,
	});
});

test("A workstream is as far as a summary of the same tasks, dated or not, measured or not", () => {
	const kinds = [null, 1, 3, 40].flatMap((days) =>
		[null, 0, 33, 99, 100].map((progress) => ({ days, progress })),
	);
	const pairs = kinds.flatMap((one) => kinds.map((other) => [one, other, { days: 7, progress: null }]));
	for (const parts of pairs) {
		const tasks = parts.map(({ days, progress }, place) =>
			days === null
				? task(`t${place}`, null, null, progress)
				: task(`t${place}`, "2026-01-01", addDays("2026-01-01", days - 1), progress),
		);
		const [line] = chartModel([{ id: "w", name: "W", tasks }], [], open).lines;
		const leaves = tasks.map((each) => ({ ...each, estimate: null }));
		expect(line, JSON.stringify(parts)).toMatchObject({ progress: summaryOf(leaves).progress });
	}
	const ticked = [task("a", "2026-01-01", "2026-01-02", 50), task("b", null, null, 100)];
	expect(chartModel([{ id: "w", name: "W", tasks: ticked }], [], open).lines[0]).toMatchObject({
		progress: 66,
	});
});

test("The plan reaches from the earliest to the latest day, those of closed workstreams too", () => {
	const plan = { start: dayNumber("2026-01-01"), end: dayNumber("2026-03-02") };
	expect(chartModel(rows, links, new Set(["design", "build"])).plan).toEqual(plan);
	expect(chartModel([], [], open).plan).toBeNull();
});

test("A link is drawn between two lines with dates, and counted for each task that has one", () => {
	const model = chartModel(rows, links, open);
	expect(model.links.map(({ link: { id }, from, to }) => [id, from, to])).toEqual([
		["a-b", 1, 2],
		["b-c", 2, 4],
	]);
	expect(model.lines[4]).toMatchObject({ predecessors: 1, successors: 2 });
	expect(chartModel(rows, links, new Set(["design"])).links).toEqual([]);
});

test("Dates in the wrong order are no dates", () => {
	const [, line] = chartModel(
		[{ id: "w", name: "W", tasks: [task("x", "2026-02-01", "2026-01-01")] }],
		[],
		open,
	).lines;
	expect(line?.days).toBeNull();
});

test("Sub-tasks stand below their summaries, which count for nothing themselves and fold what is below", () => {
	const whole = { ...task("whole", "2026-01-01", "2026-01-20", 45), summary: true };
	const outline = [
		{
			id: "design",
			name: "Design",
			tasks: [
				whole,
				{ ...task("part", "2026-01-01", "2026-01-10", 90), level: 1, summary: true },
				{ ...task("detail", "2026-01-01", "2026-01-10", 90), level: 2 },
				{ ...task("next", "2026-01-11", "2026-01-20", 0), level: 1 },
				task("after", "2026-01-21", "2026-01-30", 100),
			],
		},
	];
	const lines = (folded: string[]) =>
		chartModel(outline, [], open, new Set(folded)).lines.flatMap((line) =>
			line.kind === "task"
				? [[line.id, line.up, line.position, line.size].join(" ")]
				: [String(line.progress)],
		);
	expect(lines([])).toEqual(["63", "whole 1 1 2", "part 1 1 2", "detail 1 1 1", "next 3 2 2", "after 5 2 2"]);
	expect(lines(["part"])).toEqual(["63", "whole 1 1 2", "part 1 1 2", "next 2 2 2", "after 4 2 2"]);
	expect(lines(["whole"])).toEqual(["63", "whole 1 1 2", "after 2 2 2"]);
});
