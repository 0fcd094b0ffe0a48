import { describe, expect, test } from "vitest";
import { workingCalendar } from "../task/calendar/calendar.ts";
import type { ProgramToKeep } from "./draft.ts";
import { daysOf, effortOf, noteOnDays, personDays } from "./draft-effort.ts";

type Task = ProgramToKeep["tasks"][number];

/** Two weeks of nine working days, as one is a holiday. */
const fortnight = { startDate: "2026-11-02", endDate: "2026-11-13" };
const calendar = workingCalendar(["2026-11-11"]);
const half = { percent: 50, startDate: null, endDate: null };
const taskOf = (given: Partial<Task>): Task => ({
	id: "task",
	workstreamId: null,
	name: "Survey the quay",
	...{ startDate: null, endDate: null, estimate: null, milestone: false, role: null, shares: [] },
	...given,
});

describe("A task of a program", () => {
	test.each<[string, Partial<Task>, number, number | null]>([
		["has the days of its dates and no known effort", fortnight, 9, null],
		[
			"has its estimate for effort, whoever works on it",
			{ ...fortnight, estimate: "4.50", shares: [half] },
			9,
			4.5,
		],
		[
			"has the shares of its days for effort",
			{ ...fortnight, shares: [half, { ...half, percent: 100 }] },
			9,
			13.5,
		],
		[
			"has a share on that share's own days",
			{ ...fortnight, shares: [{ percent: 100, startDate: "2026-11-09", endDate: null }] },
			9,
			4,
		],
		["without dates has no effort of its shares", { shares: [half] }, 1, null],
		["without dates has its estimate for days, rounded up", { estimate: "2.25" }, 3, 2.25],
		["that is a milestone is one day and no effort", { ...fortnight, milestone: true, shares: [half] }, 1, 0],
	])("%s", (_what, given, days, effort) => {
		expect(daysOf(taskOf(given), calendar)).toBe(days);
		expect(effortOf(taskOf(given), calendar)).toBe(effort);
	});
});

test.each<[(number | null)[], number | null]>([
	[[4.5, 13.5, 0], 18],
	[[0.2], 1],
	[[4, null], null],
	[[], null],
	[[0, 0], null],
	[[3000, 2001], null],
])("The person-days of %j are %s", (efforts, sum) => {
	expect(personDays(efforts)).toBe(sum);
});

test("A draft says where its days come from, and of how many tasks nobody knows any", () => {
	const tasks = [
		taskOf({ ...fortnight, estimate: "4" }),
		taskOf({ ...fortnight, shares: [half] }),
		taskOf({ milestone: true }),
		taskOf({}),
	];
	expect(noteOnDays(tasks, { hasOptions: true, calendar, size: "M" }, "en")).toBe(
		"Drawn up from a program of 4 tasks, days by their dates; person-days of options by 1 estimate and assignments of 1 task; 1 without dates or estimate, 1 day each; medium case as it was, small and large scaled",
	);
	expect(noteOnDays(tasks, { hasOptions: true, calendar, size: "L" }, "fr")).toBe(
		"Tiré d'un programme de 4 tâches, jours selon leurs dates; jours-personnes des options d'après 1 estimation et les affectations de 1 tâche; 1 sans dates ni estimation, 1 jour chacune; grand cas comme dans le programme, petit et moyen extrapolés",
	);
	expect(noteOnDays(tasks.slice(0, 1), { hasOptions: false, calendar, size: "S" }, "de")).toBe(
		"Erstellt aus einem Programm mit 1 Aufgabe, Tage nach deren Daten; kleiner Fall wie im Programm, mittel und groß hochgerechnet",
	);
});
