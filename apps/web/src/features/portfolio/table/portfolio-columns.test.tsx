import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { sheetOf } from "@throughline/ui/data-table";
import { expect, test } from "vitest";
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

const harbour: PortfolioProgram = {
	id: "01939000-0000-7000-8000-000000000001",
	name: "Harbour",
	status: "Active",
	startDate: null,
	endDate: null,
	currency: "EUR",
	portfolioId: null,
	version: 1,
	rating: "At risk",
	reasons: [{ rating: "At risk", about: "gate", text: "Gate due" }],
	tasks: { total: 9, completed: 2, overdue: 4, afterEnd: 0, lastEnd: null },
	progress: { done: 40, planned: 55 },
	nextGate: {
		id: "01939000-0000-7000-8000-000000000002",
		code: "G2",
		name: "Feasibility",
		status: "Pending",
		reviewDate: "2026-12-11",
		criteria: { total: 3, met: 1, unmet: 1 },
	},
	money: {
		budget: "1000.00",
		spent: "250.50",
		forecast: null,
		exposure: "10.00",
		contingency: "20.00",
		benefitsPlanned: "400.00",
		benefitsForecast: "300.00",
		benefitsRealized: "0.00",
	},
	converted: null,
	people: { members: 5, overloaded: 1 },
	waiting: { expenses: 3, reviews: 0, decisions: 1 },
	lastChangeAt: "2026-11-30T12:00:00.000Z",
};
