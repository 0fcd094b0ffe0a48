import type { BenefitPeriod } from "@throughline/domain/benefit";
import { describe, expect, it } from "vitest";
import {
	cellProblem,
	changedPeriods,
	nextRow,
	pastedRows,
	rebaseRows,
	rowsOf,
	withRows,
} from "./plan-rows.ts";

const period = (
	month: string,
	planned: string,
	actual: string | null = null,
	version = 1,
): BenefitPeriod => ({
	id: "01939000-0000-7000-8000-000000000001",
	benefitId: "01939000-0000-7000-8000-000000000002",
	month: `${month}-01`,
	planned,
	actual,
	version,
	createdAt: "2026-01-01T00:00:00.000Z",
	updatedAt: "2026-01-01T00:00:00.000Z",
});

const base = [period("2026-01", "100.00", "90.50", 3), period("2026-03", "300.00")];
const rows = rowsOf(base);

describe("the grid of a plan", () => {
	it("shows every month from first to last, as one would write the amounts", () => {
		expect(rowsOf([period("2026-01", "1234567.50", "1000.00")])).toEqual([
			{ month: "2026-01", planned: "1,234,567.50", actual: "1,000" },
		]);
		expect(rows).toEqual([
			{ month: "2026-01", planned: "100", actual: "90.50" },
			{ month: "2026-02", planned: "", actual: "" },
			{ month: "2026-03", planned: "300", actual: "" },
		]);
		expect(rowsOf([])).toEqual([]);
	});

	it("goes on with the next month, or begins where it is told", () => {
		expect(nextRow(rows, "2030-01").month).toBe("2026-04");
		expect(nextRow([], "2030-01").month).toBe("2030-01");
	});

	it("takes months in, and the ones between", () => {
		const given = { month: "2026-05", planned: "5", actual: "" };
		expect(withRows(rows, [given]).map(({ month }) => month)).toEqual([
			"2026-01",
			"2026-02",
			"2026-03",
			"2026-04",
			"2026-05",
		]);
	});
});

describe("what is sent", () => {
	it("is nothing while nothing differs, however it is written", () => {
		expect(changedPeriods(base, rows)).toEqual([]);
		const [first, ...rest] = rows;
		expect(
			changedPeriods(base, [{ month: first?.month ?? "", planned: "100.0", actual: " 90.5 " }, ...rest]),
		).toEqual([]);
	});

	it("is the changed months, each with the version that was read", () => {
		const changed = [
			{ month: "2026-01", planned: "100", actual: "" },
			{ month: "2026-02", planned: "20", actual: "" },
			{ month: "2026-03", planned: "", actual: "" },
		];
		expect(changedPeriods(base, changed)).toEqual([
			{ month: "2026-01", planned: "100.00", actual: null, version: 3 },
			{ month: "2026-02", planned: "20.00", actual: null, version: null },
			{ month: "2026-03", planned: "0.00", actual: null, version: 1 },
		]);
	});
});

describe("a block from a spreadsheet", () => {
	it("fills the cells from where it is pasted, and adds the months that it needs", () => {
		const block = [
			["10", "1,250.50"],
			["20", ""],
			["n/a", "5"],
		];
		expect(pastedRows(rows, block, { row: 1, cell: "planned" })).toEqual({
			rows: [
				{ month: "2026-02", planned: "10", actual: "1,250.50" },
				{ month: "2026-03", planned: "20", actual: "" },
				{ month: "2026-04", planned: "n/a", actual: "5" },
			],
			isCut: false,
		});
	});

	it("leaves the column before it alone, and says when it is wider than the grid", () => {
		expect(pastedRows(rows, [["7", "8"]], { row: 0, cell: "actual" })).toEqual({
			rows: [{ month: "2026-01", planned: "100", actual: "7" }],
			isCut: true,
		});
	});
});

it("A cell says why it holds no amount", () => {
	expect(["", "1,250", "12.5"].map(cellProblem)).toEqual([null, null, null]);
	expect(cellProblem("n/a")).toBe("“n/a” is no number");
});

it("What one has typed stays when somebody else was faster; all else follows them", () => {
	const mine = [
		{ month: "2026-01", planned: "111", actual: "90.50" },
		{ month: "2026-02", planned: "", actual: "" },
		{ month: "2026-03", planned: "300", actual: "33" },
		{ month: "2026-04", planned: "44", actual: "" },
	];
	const theirs = [
		period("2025-12", "12.00"),
		period("2026-01", "100.00", "95.00", 4),
		period("2026-03", "350.00", null, 2),
	];
	expect(rebaseRows(base, mine, theirs)).toEqual([
		{ month: "2025-12", planned: "12", actual: "" },
		{ month: "2026-01", planned: "111", actual: "95" },
		{ month: "2026-02", planned: "", actual: "" },
		{ month: "2026-03", planned: "350", actual: "33" },
		{ month: "2026-04", planned: "44", actual: "" },
	]);
});
