import type { ExpenseCategory } from "@throughline/domain/funding";
import type { ViewSearch } from "../../workspace/view/use-view-search.ts";
import type { fundingView } from "./view.ts";

type FundingAddress = ViewSearch<typeof fundingView>;

/** What the address says of the funding view. */
export type FundingSearch = Pick<FundingAddress, "item" | "form"> & {
	tab: NonNullable<FundingAddress["tab"]>;
	/** The printable report in place of the tabs. */
	report: boolean;
	/** Whether all expenses are listed, not the most recent ones alone. */
	all: boolean;
	category: ExpenseCategory | null;
	/** Whether only approved expenses are listed, or only those that are not. */
	approval: FundingAddress["status"] | null;
};

/** Says what an address means. */
export function fundingSearch({ tab, display, category, status, item, form }: FundingAddress): FundingSearch {
	return {
		tab: tab ?? "sources",
		report: display === "report",
		all: display === "all" || category !== undefined || status !== undefined,
		category: category ?? null,
		approval: status ?? null,
		item,
		form,
	};
}
