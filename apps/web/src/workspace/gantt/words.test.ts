// @vitest-environment node

import { dayNumber } from "@throughline/domain/value/day";
import { expect, test } from "vitest";
import type { GanttTask } from "./gantt-props.ts";
import type { Line } from "./layout/chart-model.ts";
import { daySpan } from "./layout/days.ts";
import { lineNote, lineWords, linkWords, progressText, spanWords } from "./words.ts";

const task = {
	id: "a",
	name: "Draft charter",
	startDate: "2026-03-02",
	endDate: "2026-03-13",
	progress: 40,
	status: "In Progress",
	milestone: false,
	details: ["High priority", "Ana Ferreira"],
};
/** Before its end. */
const today = "2026-03-10";
const days = daySpan(task.startDate, task.endDate);
const line = (changes: Partial<GanttTask> = {}): Line => ({
	kind: "task",
	id: "a",
	task: { ...task, ...changes },
	days,
	up: 1,
	open: true,
	position: 1,
	size: 3,
	predecessors: 1,
	successors: 2,
});

test("A row says everything that its bar shows", () => {
	expect(lineWords(line(), "Draft charter", days, { critical: true, today })).toBe(
		"Draft charter. Mar 2, 2026 to Mar 13, 2026, 12 days. 40 percent done. In Progress. High priority. " +
			"Ana Ferreira. On the critical path. Waits for 1 task. 2 tasks wait for it.",
	);
});

test("A task outside its program's dates says so, and one that is pinned", () => {
	const outlasting = line({ outside: "Ends after the program", pinned: true });
	const words = "In Progress, ends after the program, pinned";
	expect(lineWords(outlasting, "Draft charter", days, { critical: false, today })).toContain(`${words}. `);
	expect(lineNote(outlasting, days, { today })).toContain(`${words} · 40%`);
});

test("A milestone says its day, a task without dates that they are not set", () => {
	const milestone = lineWords(line({ milestone: true }), "Go-live", daySpan("2026-05-03", "2026-05-03"), {
		critical: false,
		today,
	});
	expect(milestone).toContain("Go-live. Milestone. May 3, 2026. 40 percent done.");
	expect(lineWords(line(), "Draft charter", null, { critical: false, today })).toContain("Dates not set");
});

test("Progress that nobody measures is 0% on the bar, as specified, and said to be unmeasured", () => {
	expect(progressText(null)).toBe("0%");
	expect(lineWords(line({ progress: null }), "X", days, { critical: false, today })).toContain(
		"Progress not measured",
	);
});

test("A day alone is one day", () => {
	expect(spanWords({ start: dayNumber("2026-03-02"), end: dayNumber("2026-03-03") })).toBe(
		"Mar 2, 2026, 1 day",
	);
});

test("A note beside a bar has name, days, state and owner", () => {
	expect(lineNote(line(), days, { today })).toEqual([
		"Draft charter",
		"Mar 2, 2026 – Mar 13, 2026, 12 days",
		"In Progress · 40%",
		"High priority · Ana Ferreira",
	]);
});

test("What is late says so in its row and in its note", () => {
	const after = { critical: false, today: "2026-03-14" };
	expect(lineWords(line(), "Draft charter", days, after)).toContain("In Progress, overdue.");
	expect(lineNote(line({ status: "Not Started" }), days, { today })).toContain(
		"Not Started, late start · 40%",
	);
});

test("A link is told by its kind and both tasks", () => {
	expect(linkWords("FS", "Draft charter", "Approve charter")).toBe(
		"Finish to start: Draft charter → Approve charter",
	);
});
