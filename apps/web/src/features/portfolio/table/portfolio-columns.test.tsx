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
