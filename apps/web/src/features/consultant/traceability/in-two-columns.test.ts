import { expect, test } from "vitest";
import { inTwoColumns } from "./in-two-columns.ts";

const kindOf = (objectType: "program" | "task" | "risk" | "kpi", count: number) => ({
	objectType,
	total: count,
	orphans: count,
	named: Array.from({ length: count }, (_, index) => ({ id: `${objectType}-${index}`, title: "Any" })),
});
const columns = (...kinds: ReturnType<typeof kindOf>[]) =>
	inTwoColumns(kinds).map((column) => column.map(({ objectType }) => objectType));

test("Two columns of the orphan report keep the order and come out about equally high", () => {
	expect(columns(kindOf("program", 1), kindOf("task", 9), kindOf("kpi", 4), kindOf("risk", 5))).toEqual([
		["program", "task"],
		["kpi", "risk"],
	]);
});

test("What a card does not show at once makes no column higher", () => {
	expect(columns(kindOf("task", 28), kindOf("kpi", 5), kindOf("risk", 4))).toEqual([
		["task"],
		["kpi", "risk"],
	]);
});

test("A single kind stands in one column, and none in none", () => {
	expect(columns(kindOf("task", 3))).toEqual([["task"]]);
	expect(columns()).toEqual([]);
});
