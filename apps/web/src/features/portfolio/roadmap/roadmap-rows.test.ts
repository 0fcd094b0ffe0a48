import type { Portfolio, PortfolioProgram } from "@throughline/domain/portfolio";
import { expect, test } from "vitest";
import { roadmapRows } from "./roadmap-rows.ts";

const program = (id: string, given: Partial<PortfolioProgram>) =>
	({
		id,
		name: id,
		status: "Active",
		startDate: "2026-02-01",
		endDate: "2026-12-31",
		portfolioId: null,
		rating: null,
		reasons: [],
		progress: { done: 40, planned: 50 },
		...given,
	}) as unknown as PortfolioProgram;

const days = [
	{
		id: "a",
		gates: [{ id: "r", code: "G1", name: "Concept", status: "Passed" as const, date: "2026-05-01" }],
		milestones: [{ id: "m", name: "Go-live", date: "2026-03-01", status: "Completed", progress: 100 }],
	},
];

test("A program is a line with its rating, its reasons, and its gates and milestones by day", () => {
	const reasons = [{ rating: "At risk" as const, about: "gate" as const, text: "Late" }];
	const [row] = roadmapRows([program("a", { rating: "At risk", reasons })], [], days);
	expect(row).toMatchObject({ name: "All programs" });
	expect(row?.tasks[0]).toMatchObject({
		startDate: "2026-02-01",
		tone: "serious",
		details: ["At risk", "Late"],
		marks: [
			{ label: "Go-live, Completed", date: "2026-03-01", tone: "good" },
			{ label: "G1 Concept, Passed", date: "2026-05-01", tone: "good" },
		],
	});
});

test("Without dates of its own a program lies between the first and the last of what is dated in it", () => {
	const [row] = roadmapRows([program("a", { startDate: null, endDate: null })], [], days);
	expect(row?.tasks[0]).toMatchObject({ startDate: "2026-03-01", endDate: "2026-05-01", tone: "unknown" });
	const [bare] = roadmapRows([program("b", { startDate: null, endDate: null })], [], days);
	expect(bare?.tasks[0]).toMatchObject({ startDate: null, endDate: null, marks: [] });
});

test("Programs stand under their portfolios by start; those in none come last", () => {
	const programs = [
		program("late", { portfolioId: "p", startDate: "2026-06-01" }),
		program("alone", {}),
		program("early", { portfolioId: "p", startDate: "2026-01-01" }),
	];
	const rows = roadmapRows(programs, [{ id: "p", name: "Growth" } as Portfolio], []);
	expect(rows.map(({ name, tasks }) => `${name}: ${tasks.map((task) => task.name)}`)).toEqual([
		"Growth: early,late",
		"In no portfolio: alone",
	]);
});
