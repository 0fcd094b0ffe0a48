import type { Expense } from "@throughline/domain/funding";
import type { DataColumn } from "@throughline/ui/data-table";
import { formatDay } from "../../../format/date.ts";
import { Money } from "../money.tsx";
import { ApprovalBadge } from "./approval-badge.tsx";

export const expenseColumns: readonly DataColumn<Expense>[] = [
	{
		id: "description",
		header: "Description",
		value: (expense) => expense.description,
		cell: ({ description }) => (
			<span title={description} className="block max-w-[34vw] truncate sm:max-w-60 @6xl:max-w-96">
				{description}
			</span>
		),
		// On a phone the amount beside it is in sight.
		width: "clamp(7.5rem, 34vw, 12rem)",
		hideable: false,
	},
	{
		id: "amount",
		header: "Amount",
		align: "right",
		value: (expense) => expense.amount,
		cell: (expense) => <Money amount={expense.amount} />,
		width: "6.5rem",
	},
	{
		id: "expenseDate",
		header: "Date",
		value: (expense) => expense.expenseDate,
		cell: (expense) => <span className="tabular">{formatDay(expense.expenseDate)}</span>,
		width: "7rem",
	},
	{ id: "category", header: "Category", value: (expense) => expense.category, width: "7rem" },
	{ id: "vendor", header: "Vendor", value: (expense) => expense.vendor, width: "8rem" },
	{
		id: "filedBy",
		header: "Filed by",
		value: (expense) => expense.filedByName,
		width: "8.5rem",
		defaultHidden: true,
	},
	{
		id: "approval",
		header: "Approval",
		value: (expense) => expense.approvedByName ?? (expense.approvedById ? "Approved" : "Not approved"),
		cell: (expense) => <ApprovalBadge expense={expense} />,
		width: "8.5rem",
	},
];
