import type { Expense, FundingSource } from "@throughline/domain/funding";
import { trpcClient } from "../../api/client.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { useMoney } from "../../workspace/program/program-currency.tsx";

export type Deletable = { source: FundingSource } | { expense: Expense };

type DeleteDialogsProps = { what: Deletable; onDeleted: () => void; onClose: () => void };

/** The question before a source or an expense is deleted. */
export function DeleteDialogs({ what, ...after }: DeleteDialogsProps) {
	const money = useMoney();
	return "source" in what ? (
		<DeleteDialog
			entity={what.source}
			noun="funding source"
			titleOf={({ sourceName }) => sourceName}
			consequence={`The total budget becomes ${money.whole(what.source.allocatedAmount)} smaller.`}
			remove={trpcClient.funding.source.remove.mutate}
			{...after}
		/>
	) : (
		<DeleteDialog
			entity={what.expense}
			noun="expense"
			titleOf={({ description }) => description}
			consequence={`What was spent becomes ${money.whole(what.expense.amount)} less.`}
			remove={trpcClient.funding.expense.remove.mutate}
			{...after}
		/>
	);
}
