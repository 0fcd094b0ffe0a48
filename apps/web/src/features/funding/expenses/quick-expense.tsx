import { trpc, trpcClient } from "../../../api/client.ts";
import { lazyPart } from "../../../workspace/lazy-part.ts";
import { insertRows } from "../../../workspace/quick-add/insert-rows.ts";
import { QuickAdd } from "../../../workspace/quick-add/quick-add.tsx";
import type { FundingSearch } from "../funding-search.ts";

const PasteExpenses = lazyPart(() => import("./paste-expenses.tsx"), "PasteExpenses");

type QuickExpenseProps = {
	programId: string;
	search: FundingSearch;
	today: string;
	onClearFilters: () => void;
};

/** Writes today's expenses down one after the other, of the category that the filter shows. */
export function QuickExpense({ programId, search, today, onClearFilters }: QuickExpenseProps) {
	const utils = trpc.useUtils();
	const defaults = { programId, expenseDate: today, ...(search.category && { category: search.category }) };
	return (
		<QuickAdd
			label="Add an expense"
			draftKey={`expense/${programId}`}
			amount={{ label: "Amount", required: true, money: true }}
			onClearFilters={onClearFilters}
			paste={(text, onClose) => (
				<PasteExpenses text={text} defaults={defaults} today={today} onClose={onClose} />
			)}
			create={async ({ text, amount }, options) => {
				const expense = await trpcClient.funding.expense.create.mutate(
					{ ...defaults, description: text, amount: amount ?? "" },
					options,
				);
				await insertRows(utils.funding.expense.list, { programId }, [expense], "first");
				return { hidden: search.approval === "approved" };
			}}
		/>
	);
}
