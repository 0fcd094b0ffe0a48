import { describe, expect, it, test } from "vitest";
import { isActive, NewTask, TaskChange, TaskChanges, taskStatuses, taskTone } from "../task.ts";

const programId = "018f0000-0000-7000-8000-000000000000";
const id = "018f0000-0000-7000-8000-000000000001";

test.each([
	["Completed", "good"],
	["In Progress", "on-track"],
	["At Risk", "warning"],
	["Delayed", "critical"],
	["On Hold", "serious"],
	["Not Started", "unknown"],
	["Waiting for the harbour master", "unknown"],
] as const)("a task that is %s is coloured %s", (status, tone) => {
	expect(taskTone(status)).toBe(tone);
});

test("somebody works on a task that is In Progress or At Risk", () => {
	expect(taskStatuses.filter(isActive)).toEqual(["In Progress", "At Risk"]);
});

/** What a shape says is wrong, as `path: sentence`. */
function issuesOf(shape: typeof NewTask | typeof TaskChange | typeof TaskChanges, input: unknown): string[] {
	const { error } = shape.safeParse(input);
	return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("a new task", () => {
	it("needs a program and a name; the rest is absent or as usual", () => {
		expect(NewTask.parse({ programId, name: " Dredge the basin " })).toEqual({
			programId,
			parentId: null,
			workstreamId: null,
			name: "Dredge the basin",
			description: null,
			status: "Not Started",
			startDate: null,
			endDate: null,
			progress: null,
			ownerId: null,
			priority: "Medium",
			milestone: false,
			scheduling: "auto",
			estimate: null,
			note: null,
			checklist: [],
		});
	});

	it.each([
		[12, "12.00"],
		["3.5", "3.50"],
		["0", "0.00"],
		[999999.99, "999999.99"],
	])("keeps an estimate of %s person-days exactly", (estimate, kept) => {
		expect(NewTask.parse({ programId, name: "A", estimate }).estimate).toBe(kept);
	});

	it.each<[string, object, string]>([
		["no name", { name: " " }, "name: Task name is required"],
		["a status of 41 letters", { status: "x".repeat(41) }, "status: Use at most 40 characters"],
		["a blank status", { status: " " }, "status: Status is required"],
		["a progress above 100", { progress: 101 }, "progress: Enter a whole percentage from 0 to 100"],
		["a progress below 0", { progress: -1 }, "progress: Enter a whole percentage from 0 to 100"],
		["half a percent", { progress: 0.5 }, "progress: Enter a whole percentage from 0 to 100"],
		[
			"an end before its start",
			{ startDate: "2026-02-02", endDate: "2026-02-01" },
			"endDate: The end date must not be before the start date",
		],
		[
			"a milestone of two days",
			{ milestone: true, startDate: "2026-02-02", endDate: "2026-02-03" },
			"endDate: A milestone starts and ends on the same day",
		],
		[
			"a milestone with half a date",
			{ milestone: true, startDate: "2026-02-02" },
			"endDate: A milestone starts and ends on the same day",
		],
		["a day that is none", { startDate: "2026-02-30" }, "startDate: Enter a date as YYYY-MM-DD"],
		[
			"a negative estimate",
			{ estimate: "-1" },
			"estimate: Enter person-days from 0 to 999999.99, with at most two decimal places",
		],
		[
			"thirds of a person-day",
			{ estimate: 0.333 },
			"estimate: Enter person-days from 0 to 999999.99, with at most two decimal places",
		],
	])("is refused with %s", (_, fields, issue) => {
		expect(issuesOf(NewTask, { programId, name: "A", ...fields })).toEqual([issue]);
	});

	it("may be one day long, and may be a milestone that nobody has dated yet", () => {
		const oneDay = { programId, name: "A", startDate: "2026-02-02", endDate: "2026-02-02" };
		expect(issuesOf(NewTask, oneDay)).toEqual([]);
		expect(issuesOf(NewTask, { ...oneDay, milestone: true })).toEqual([]);
		expect(issuesOf(NewTask, { programId, name: "A", milestone: true })).toEqual([]);
	});
});

describe("a change of tasks", () => {
	it("holds only what is given", () => {
		expect(TaskChange.parse({ progress: null, description: " " })).toEqual({
			progress: null,
			description: null,
		});
	});

	it("refuses a field that is not known", () => {
		expect(TaskChange.safeParse({ colour: "red" }).success).toBe(false);
	});

	it("names no task twice, and at least one", () => {
		expect(
			issuesOf(TaskChanges, {
				changes: [
					{ id, progress: 1 },
					{ id, progress: 2 },
				],
			}),
		).toEqual(["changes.1.id: This task is named twice"]);
		expect(TaskChanges.safeParse({ changes: [] }).success).toBe(false);
	});
});
