import { lazyRouteComponent } from "@tanstack/react-router";
import { expenseCategories } from "@throughline/domain/funding";
import { defineView } from "../../workspace/view/define-view.ts";
import { oneOf, text } from "../../workspace/view/fields.ts";

/** Funding: sources, expenses, and what is left. */
export const fundingView = defineView(
	{
		id: "funding",
		search: {
			tab: oneOf(["sources", "expenses", "categories", "trends", "budget", "earned-value"]),
			/** The printable report in place of the tabs, or all expenses in place of the most recent ones. */
			display: oneOf(["report", "all"]),
			category: oneOf(expenseCategories),
			/** Only approved expenses, or only those that are not. */
			status: oneOf(["approved", "open"]),
			/** The source or the expense that is open, and which part of it. */
			item: text,
			part: oneOf(["why", "history"]),
			/** `source` or `expense` for a new one, or the id of one that is edited. */
			form: text,
		},
		component: lazyRouteComponent(() => import("./funding-view.tsx"), "FundingView"),
	},
	{
		loadProgram({ queries, ask }, programId, { tab }) {
			ask(queries.funding.source.list.queryOptions({ programId }));
			ask(queries.funding.expense.list.queryOptions({ programId }));
			if (tab === "budget") {
				ask(queries.funding.budgetLine.plan.queryOptions({ programId }));
				ask(queries.task.workstream.list.queryOptions({ programId }));
			}
			if (tab === "earned-value") ask(queries.funding.earnedValue.queryOptions({ programId }));
		},
	},
);
