// @vitest-environment node
import { expect, test } from "vitest";
import type { Line } from "../layout/chart-model.ts";
import { Edits } from "./edits.ts";

const own = { start: 10, end: 15 };
const line: Line = {
	kind: "task",
	id: "a",
	task: {
		id: "a",
		name: "Draft charter",
		startDate: null,
		endDate: null,
		progress: null,
		status: "Not Started",
		milestone: false,
		details: ["Medium priority", "Unassigned"],
	},
	days: own,
	up: 1,
	open: true,
	position: 1,
	size: 1,
	predecessors: 0,
	successors: 0,
};
const moved = { start: 12, end: 17 };

test("A bar stays where it was put while that is being saved, and after, until new rows come", async () => {
	const edits = new Edits();
	const saving = edits.save("a", { days: moved }, Promise.resolve());
	expect(edits.daysOf(line)).toEqual(moved);
	expect(await saving).toBe(false);
	expect(edits.daysOf(line)).toEqual(moved);
	edits.forgetSaved();
	expect(edits.daysOf(line)).toEqual(own);
});

test("A refused bar goes back", async () => {
	const edits = new Edits();
	expect(await edits.save("a", { days: moved }, Promise.reject(new Error("no")))).toBe(true);
	expect(edits.daysOf(line)).toEqual(own);
});

test("The refusal of an older change leaves a newer one alone", async () => {
	const edits = new Edits();
	let refuse = () => {};
	const older = edits.save(
		"a",
		{ days: moved },
		new Promise((_, reject) => {
			refuse = () => reject(new Error("no"));
		}),
	);
	const later = { start: 20, end: 25 };
	await edits.save("a", { days: later }, Promise.resolve());
	refuse();
	expect(await older).toBe(false);
	expect(edits.daysOf(line)).toEqual(later);
});

test("New rows do not take away what is still being saved", () => {
	const edits = new Edits();
	void edits.save("a", { name: "Charter" }, new Promise(() => {}));
	edits.forgetSaved();
	expect(edits.nameOf(line)).toBe("Charter");
});
