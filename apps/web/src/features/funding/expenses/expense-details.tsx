import type { Expense } from "@throughline/domain/funding";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { Button } from "@throughline/ui/button";
import { DescriptionList } from "@throughline/ui/description-list";
import { DrawerBody } from "@throughline/ui/drawer";
import { BadgeCheck, Undo2 } from "lucide-react";
import { formatDay } from "../../../format/date.ts";
import { useAllowed } from "../../../session/user.ts";
import { ObjectHistory } from "../../../workspace/object-history.tsx";
import { useMoney } from "../../../workspace/program-currency.tsx";
import { DetailsFooter } from "../details-footer.tsx";
import type { FundingActions } from "../funding-actions.ts";
import { ApprovalBadge } from "./approval-badge.tsx";
import { useApproval } from "./use-approval.ts";

const labels = {
	description: "Description",
	amount: "Amount",
	category: "Category",
	vendor: "Vendor",
	expenseDate: "Date",
	approvedById: "Approval",
};

/** An expense to read, to approve, and with what happened to it. */
export function ExpenseDetails({ expense, actions }: { expense: Expense; actions: FundingActions }) {
	const money = useMoney();
	const mayWrite = useAllowed("write");
	const { mayApprove, mayTakeBack, approve, takeBack, isPending } = useApproval();
	return (
		<>
			<DrawerBody className="space-y-6">
				<DescriptionList
					items={[
						{ term: "Amount", value: money.exact(expense.amount) },
						{ term: "Category", value: expense.category },
						{ term: "Vendor", value: expense.vendor },
						{ term: "Date", value: formatDay(expense.expenseDate) },
						{ term: "Approval", value: <ApprovalBadge expense={expense} /> },
					]}
				/>
				<section aria-label="History">
					<h3 className="mb-3 text-table font-semibold">History</h3>
					<ObjectHistory
						type="expense"
						id={expense.id}
						labels={labels}
						show={(field, value) => inWords(field, value, money)}
					/>
				</section>
			</DrawerBody>
			{mayWrite && (
				<DetailsFooter onEdit={() => actions.edit(expense.id)} onDelete={() => actions.remove({ expense })}>
					{mayTakeBack(expense) && (
						<Button
							icon={<Undo2 size={16} aria-hidden="true" />}
							loading={isPending}
							onClick={() => void takeBack(expense)}
						>
							Take approval back
						</Button>
					)}
					{mayApprove(expense) && (
						<Button
							icon={<BadgeCheck size={16} aria-hidden="true" />}
							loading={isPending}
							onClick={() => void approve(expense)}
						>
							Approve
						</Button>
					)}
				</DetailsFooter>
			)}
		</>
	);
}

function inWords(field: string, value: string, money: MoneyFormat): string {
	if (field === "amount") return money.exact(value);
	if (field === "expenseDate") return formatDay(value);
	// Who approves does so as themself: the entry names them.
	return field === "approvedById" ? "Approved" : value;
}
