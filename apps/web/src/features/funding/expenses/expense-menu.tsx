import type { Expense } from "@throughline/domain/funding";
import { DropdownMenuItem } from "@throughline/ui/dropdown-menu";
import { BadgeCheck, Undo2 } from "lucide-react";
import type { FundingActions } from "../funding-actions.ts";
import { RowMenu } from "../row-menu.tsx";
import { useApproval } from "./use-approval.ts";

/** What one who may write can do with an expense. */
export function ExpenseMenu({ expense, actions }: { expense: Expense; actions: FundingActions }) {
	const { mayApprove, mayTakeBack, approve, takeBack } = useApproval();
	return (
		<RowMenu
			name={expense.description}
			onEdit={() => actions.edit(expense.id)}
			onDelete={() => actions.remove({ expense })}
		>
			{mayApprove(expense) && (
				<DropdownMenuItem icon={<BadgeCheck size={16} />} onSelect={() => void approve(expense)}>
					Approve
				</DropdownMenuItem>
			)}
			{mayTakeBack(expense) && (
				<DropdownMenuItem icon={<Undo2 size={16} />} onSelect={() => void takeBack(expense)}>
					Take approval back
				</DropdownMenuItem>
			)}
		</RowMenu>
	);
}
