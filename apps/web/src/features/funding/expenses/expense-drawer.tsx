import { type Expense, expenseCategories } from "@throughline/domain/funding";
import type { MoneyFormat } from "@throughline/domain/value/money";
import { Button } from "@throughline/ui/button";
import { DescriptionList } from "@throughline/ui/description-list";
import { BadgeCheck, Undo2 } from "lucide-react";
import { trpc, trpcClient } from "../../../api/client.ts";
import { formatDay } from "../../../format/date.ts";
import { AmountInPlace } from "../../../workspace/in-place/amount-in-place.tsx";
import { DayInPlace } from "../../../workspace/in-place/day-in-place.tsx";
import { EditedInPlace } from "../../../workspace/in-place/saving.tsx";
import { TextInPlace } from "../../../workspace/in-place/text-in-place.tsx";
import { WordInPlace } from "../../../workspace/in-place/word-in-place.tsx";
import { ObjectDrawer } from "../../../workspace/object/object-drawer.tsx";
import { ObjectHistory } from "../../../workspace/object/object-history.tsx";
import { useMoney } from "../../../workspace/program/program-currency.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import type { FundingActions } from "../funding-actions.ts";
import { fundingView } from "../view.ts";
import { ApprovalBadge } from "./approval-badge.tsx";
import { useApproval } from "./use-approval.ts";

const labels = {
	description: "Description",
	amount: "Amount",
	category: "Category",
	vendor: "Vendor",
	expenseDate: "Date",
	workstreamId: "Workstream",
	approvedById: "Approval",
};

type ExpenseDrawerProps = { expense: Expense; actions: FundingActions; onClose: () => void };

/** An expense to read, to approve, and with what happened to it. */
export function ExpenseDrawer({ expense, actions, onClose }: ExpenseDrawerProps) {
	const money = useMoney();
	const { search, change } = useViewSearch(fundingView);
	const { data: workstreams } = trpc.task.workstream.list.useQuery({ programId: expense.programId });
	const workstreamName = (id: string) => workstreams?.find((each) => each.id === id)?.name ?? "A workstream";
	return (
		<EditedInPlace
			object={expense}
			title={expense.description}
			update={trpcClient.funding.expense.update.mutate}
		>
			<ObjectDrawer
				title={
					<TextInPlace
						isTitle
						field="description"
						label="Description"
						value={expense.description}
						maxLength={2000}
					/>
				}
				description="Expense"
				width="md"
				label="About the expense"
				tabs={[
					{
						value: "details",
						label: "Details",
						content: (
							<DescriptionList
								editable
								items={[
									{
										term: "Amount",
										value: <AmountInPlace exact field="amount" label="Amount" value={expense.amount} />,
									},
									{
										term: "Category",
										value: (
											<WordInPlace
												field="category"
												label="Category"
												value={expense.category}
												choices={expenseCategories}
											/>
										),
									},
									{
										term: "Vendor",
										value: (
											<TextInPlace field="vendor" label="Vendor" value={expense.vendor} maxLength={200} />
										),
									},
									...(expense.workstreamId
										? [{ term: "Workstream", value: workstreamName(expense.workstreamId) }]
										: []),
									{
										term: "Date",
										value: <DayInPlace field="expenseDate" label="Date" value={expense.expenseDate} />,
									},
									{ term: "Filed by", value: expense.filedByName },
									{ term: "Approval", value: <ApprovalBadge expense={expense} /> },
								]}
							/>
						),
					},
					{
						value: "history",
						label: "History",
						content: (
							<ObjectHistory
								type="expense"
								id={expense.id}
								labels={labels}
								show={(field, value) =>
									field === "workstreamId" ? workstreamName(value) : inWords(field, value, money)
								}
							/>
						),
					},
				]}
				tab={search.part}
				onTab={(part) => change({ part: fundingView.search.part(part) })}
				onEdit={() => actions.edit(expense.id)}
				onDelete={() => actions.remove({ expense })}
				footer={<ApprovalButtons expense={expense} />}
				onClose={onClose}
			/>
		</EditedInPlace>
	);
}

function ApprovalButtons({ expense }: { expense: Expense }) {
	const { mayApprove, mayTakeBack, whyNot, approve, takeBack, isPending } = useApproval();
	const hindrance = whyNot(expense);
	if (hindrance !== null) return <p className="text-pretty text-table text-ink-muted">{hindrance}.</p>;
	if (mayTakeBack(expense)) {
		return (
			<Button
				icon={<Undo2 size={16} aria-hidden="true" />}
				loading={isPending}
				onClick={() => void takeBack(expense)}
			>
				Take approval back
			</Button>
		);
	}
	return (
		mayApprove(expense) && (
			<Button
				icon={<BadgeCheck size={16} aria-hidden="true" />}
				loading={isPending}
				onClick={() => void approve(expense)}
			>
				Approve
			</Button>
		)
	);
}

function inWords(field: string, value: string, money: MoneyFormat): string {
	if (field === "amount") return money.exact(value);
	if (field === "expenseDate") return formatDay(value);
	// Who approves does so as themself: the entry names them.
	return field === "approvedById" ? "Approved" : value;
}
