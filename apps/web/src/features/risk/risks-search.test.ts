import { expect, test } from "vitest";
import { riskOf } from "../../../tests/data/risk-rows.ts";
import { readFields } from "../../workspace/view/fields.ts";
import { cellWord, filteredRisks, risksIn, risksSearch } from "./risks-search.ts";
import { risksView } from "./view.ts";

/** What an address means, as it comes from the router. */
const meaningOf = (address: Record<string, unknown>) => risksSearch(readFields(risksView.search, address));

test("an address without parameters shows all risks in the matrix, where they lie before mitigation", () => {
	expect(meaningOf({})).toEqual({
		tab: "matrix",
		priorities: [],
		statuses: [],
		assessment: "inherent",
		movement: false,
		cell: null,
		item: undefined,
		part: "details",
		form: undefined,
	});
});

test.each([
	[{ priority: "High" }, { priorities: ["High"] }],
	[{ priority: "Low,Critical,Huge" }, { priorities: ["Critical", "Low"] }],
	[{ status: "Open,Monitoring" }, { statuses: ["Open", "Monitoring"] }],
	[{ cell: "Likely/Very High" }, { cell: { likelihood: "Likely", impact: "Very High" } }],
	[{ cell: "High/Likely" }, { cell: null }],
	[{ cell: "Likely" }, { cell: null }],
	[
		{ scale: "residual", display: "movement" },
		{ assessment: "residual", movement: true },
	],
	[
		{ scale: "log", display: "chart", part: "money", tab: "x" },
		{ assessment: "inherent", part: "details" },
	],
] as const)("the address %j means %j", (address, meaning) => {
	expect(meaningOf(address)).toMatchObject(meaning);
});

test("risks pass when their priority and their status are among the wanted ones", () => {
	const risks = [
		riskOf(1, { priority: "High", status: "Open" }),
		riskOf(2, { priority: "High", status: "Closed" }),
		riskOf(3, { priority: "Low", status: "Open" }),
	];
	const codes = (address: Record<string, unknown>) =>
		filteredRisks(risks, meaningOf(address)).map(({ riskId }) => riskId);
	expect(codes({})).toHaveLength(3);
	expect(codes({ priority: "High", status: "Open,Monitoring" })).toEqual(["R-001"]);
});

test("a cell holds the risks of its position, before or after mitigation", () => {
	const moved = riskOf(1, { residualLikelihood: "Likely", residualImpact: "High" });
	const cell = { likelihood: "Likely", impact: "High" } as const;
	expect(cellWord(cell)).toBe("Likely/High");
	expect(risksIn(cell, [moved], "inherent")).toEqual([]);
	expect(risksIn(cell, [moved], "residual")).toEqual([moved]);
});
