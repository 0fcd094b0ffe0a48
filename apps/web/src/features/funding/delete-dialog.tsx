import type { Expense, FundingSource } from "@throughline/domain/funding";
import { ConfirmDialog } from "@throughline/ui/confirm-dialog";
import { trpcClient } from "../../api/client.ts";
import { useDelete } from "../../forms/use-delete.ts";
import { useMoney } from "../../workspace/program-currency.tsx";

export type Deletable = { source: FundingSource } | { expense: Expense };

/** Asks once before a source or an expense is deleted. */
export function DeleteDialog({ what, onClose }: { what: Deletable; onClose: () => void }) {
	const money = useMoney();
	const removeSource = useDelete<FundingSource>({
		noun: "funding source",
		titleOf: ({ sourceName }) => sourceName,
		remove: trpcClient.funding.source.remove.mutate,
	});
	const removeExpense = useDelete<Expense>({
		noun: "expense",
		titleOf: ({ description }) => description,
		remove: trpcClient.funding.expense.remove.mutate,
	});
	const question =
		"source" in what
			? {
					title: `Delete “${what.source.sourceName}”?`,
					description: `The total budget becomes ${money.whole(what.source.allocatedAmount)} smaller.`,
					confirmLabel: "Delete funding source",
					onConfirm: () => removeSource(what.source),
				}
			: {
					title: `Delete “${what.expense.description}”?`,
					description: `What was spent becomes ${money.whole(what.expense.amount)} less.`,
					confirmLabel: "Delete expense",
					onConfirm: () => removeExpense(what.expense),
				};
	return (
		<ConfirmDialog
			open
			onOpenChange={(open) => !open && onClose()}
			destructive
			{...question}
			description={`${question.description} You can undo this for ten seconds.`}
		/>
	);
}
