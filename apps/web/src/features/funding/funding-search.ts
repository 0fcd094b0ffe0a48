import { type ExpenseCategory, expenseCategories } from "@throughline/domain/funding";
import type { ViewSearch } from "../../workspace/use-view-search.ts";

const tabs = ["sources", "expenses", "categories", "trends"] as const;
type FundingTab = (typeof tabs)[number];

/** What the address says of the funding view. */
export type FundingSearch = {
	tab: FundingTab;
	/** The printable report in place of the tabs. */
	report: boolean;
	/** Whether all expenses are listed, not the most recent ones alone. */
	all: boolean;
	category: ExpenseCategory | null;
	/** Whether only approved expenses are listed, or only those that are not. */
	approval: "approved" | "open" | null;
	/** The source or expense that is open. */
	item: string | undefined;
	/** `source` or `expense` for a new one, or the id of one that is edited. */
	form: string | undefined;
};

/** Reads the address; what it cannot mean is left out. */
export function fundingSearch(search: ViewSearch): FundingSearch {
	const category = expenseCategories.find((each) => each === search.category) ?? null;
	const approval = search.status === "approved" || search.status === "open" ? search.status : null;
	return {
		tab: tabs.find((tab) => tab === search.tab) ?? "sources",
		report: search.display === "report",
		all: search.display === "all" || category !== null || approval !== null,
		category,
		approval,
		item: search.item,
		form: search.form,
	};
}
