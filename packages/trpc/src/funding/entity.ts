import { budgetLine, expense, fundingSource } from "@throughline/db/schema";
import { entity } from "../entity.ts";

export const fundingSources = entity({
	table: fundingSource,
	type: "funding source",
	area: "funding",
	title: (row) => row.sourceName,
	programId: (row) => row.programId,
});

export const expenses = entity({
	table: expense,
	type: "expense",
	area: "funding",
	title: (row) => row.description,
	programId: (row) => row.programId,
});

export const budgetLines = entity({
	table: budgetLine,
	type: "budget line",
	area: "funding",
	title: ({ category }) => (category === null ? "Budget of a workstream" : `Budget for ${category}`),
	programId: (row) => row.programId,
});
