import { sheetOf } from "@throughline/ui/data-table";
import { expect, test } from "vitest";
import { harbour } from "../../../../tests/data/portfolio.ts";
import { portfolioColumns } from "./portfolio-columns.tsx";

const heads = (currencies: string[]) =>
	portfolioColumns({ currencies, wanted: null, portfolios: [], overAllocatedIn: () => null }).flatMap(
		({ header, defaultHidden }) => (defaultHidden ? [] : [header]),
	);

test("In one currency the budget stands before what is spent of it", () => {
	expect(heads(["USD"]).slice(4, 8)).toEqual(["Budget", "Spent", "Forecast", "Exposure"]);
});

test("In several, what is spent comes first, and no budget is missing in an export", () => {
	const several = heads(["CHF", "EUR", "USD"]);
	expect(several.slice(4, 7)).toEqual(["Spent CHF", "Spent EUR", "Spent USD"]);
	expect(several).toEqual(expect.arrayContaining(["Budget CHF", "Budget EUR", "Budget USD"]));
});

test("An export has each figure in a column of its own, with its unit in the head", () => {
	const given = { currencies: ["EUR"], wanted: null, portfolios: [], overAllocatedIn: () => 2 };
	const { columns, rows } = sheetOf("Programs", portfolioColumns(given), [harbour]);
	expect(Object.fromEntries(columns.map((head, place) => [head, rows[0]?.[place]]))).toEqual({
		Program: "Harbour",
		Status: "Active",
		Health: "At risk",
		Reasons: "Gate due",
		"Done %": 40,
		"Planned by today %": 55,
		"Next gate": "G2 Feasibility",
		"Gate review": "2026-12-11",
		"Gate criteria": 3,
		"Criteria met": 1,
		"Criteria not met": 1,
		"Budget EUR": "1000.00",
		"Spent EUR": "250.50",
		"Forecast EUR": null,
		"Exposure EUR": "10.00",
		"Contingency EUR": "20.00",
		"Benefits EUR": "300.00",
		"Benefits planned EUR": "400.00",
		People: 5,
		"People over capacity": 2,
		"Approvals waiting": 3,
		"Reviews waiting": 0,
		"Decisions waiting": 1,
		"Overdue tasks": 4,
		Portfolio: null,
		"Last change": "2026-11-30",
	});
});
