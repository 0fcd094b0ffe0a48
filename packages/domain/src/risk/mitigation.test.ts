import { expect, it, test } from "vitest";
import { isOverdue, mitigationCost, NewRiskMitigation, RiskMitigationChange } from "./mitigation.ts";

it("needs only a description; the rest is absent or Planned", () => {
	expect(NewRiskMitigation.parse({ description: "Rehearse the way back" })).toEqual({
		description: "Rehearse the way back",
		ownerId: null,
		dueDate: null,
		cost: null,
		effect: null,
		status: "Planned",
	});
});

test.each<[object, string]>([
	[{ description: "" }, "description"],
	[{ description: "A", dueDate: "2026-02-30" }, "dueDate"],
	[{ description: "A", cost: "-5" }, "cost"],
	[{ description: "A", status: "Open" }, "status"],
	[{ description: "A", ownerId: "Petra" }, "ownerId"],
])("refuses %j at %s", (input, path) => {
	expect(NewRiskMitigation.safeParse(input).error?.issues.map((issue) => issue.path.join("."))).toEqual([
		path,
	]);
});

it("a change clears what is null and keeps what is not named", () => {
	expect(RiskMitigationChange.parse({ cost: null, effect: "" })).toEqual({ cost: null, effect: null });
});

it("costs what the measures that are not cancelled cost together, exactly", () => {
	expect(
		mitigationCost([
			{ cost: "0.10", status: "Done" },
			{ cost: "0.20", status: "Planned" },
			{ cost: "500.00", status: "Cancelled" },
			{ cost: null, status: "In Progress" },
		]),
	).toBe("0.30");
	expect(mitigationCost([])).toBe("0.00");
});

test.each([
	["2026-05-01", "Planned", true],
	["2026-05-01", "In Progress", true],
	["2026-05-01", "Done", false],
	["2026-05-01", "Cancelled", false],
	["2026-05-02", "Planned", false],
	[null, "Planned", false],
] as const)("due %s and %s, on 2 May it is overdue: %s", (dueDate, status, overdue) => {
	expect(isOverdue({ dueDate, status }, "2026-05-02")).toBe(overdue);
});
