import { type Expense, expenseCategories } from "@throughline/domain/funding";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { DataTable } from "@throughline/ui/data-table";
import { DropdownMenuItem } from "@throughline/ui/dropdown-menu";
import { EmptyState } from "@throughline/ui/empty-state";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { BadgeCheck, Receipt, Undo2 } from "lucide-react";
import { useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { formatCount } from "../../../format/count.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { FilterSelect } from "../../../workspace/list/filter-select.tsx";
import { useOrganisation } from "../../../workspace/organisation.ts";
import type { ChangeSearch } from "../../../workspace/view/use-view-search.ts";
import type { FundingActions } from "../funding-actions.ts";
import type { FundingSearch } from "../funding-search.ts";
import { RowMenu } from "../row-menu.tsx";
import type { fundingView } from "../view.ts";
import { expenseColumns } from "./expense-columns.tsx";
import { QuickExpense } from "./quick-expense.tsx";
import { useApproval } from "./use-approval.ts";

const recent = 10;

type ExpensesTabProps = {
	programId: string;
	/** The newest first. */
	expenses: readonly Expense[];
	search: FundingSearch;
	onSearch: ChangeSearch<typeof fundingView>;
	/** The reader's day. */
	today: string;
	actions: FundingActions;
};

/** What was spent: the ten most recent expenses, or all of them to search and filter. */
export function ExpensesTab({ programId, expenses, search, onSearch, today, actions }: ExpensesTabProps) {
	const mayWrite = useAllowed("write");
	const { approve, mayApprove, whyNot } = useApproval();
	const { all, category, approval } = search;
	const rows = useMemo(
		() => (all ? filtered(expenses, category, approval) : expenses.slice(0, recent)),
		[expenses, all, category, approval],
	);
	const clear = () => onSearch({ display: "all", category: undefined, status: undefined });
	return (
		<Card>
			<OwnApprovalNote />
			<DataTable
				// The search belongs to one of the two lists.
				key={all ? "all" : "recent"}
				label="Expenses"
				rows={rows}
				columns={expenseColumns}
				rowId={(expense) => expense.id}
				onOpen={(expense) => actions.open(expense.id)}
				rowActions={mayWrite ? (expense) => <ExpenseMenu expense={expense} actions={actions} /> : undefined}
				bulkActions={
					mayWrite
						? (chosen, clear) => {
								const open = chosen.filter(mayApprove);
								const hindrance = chosen.map(whyNot).find((reason) => reason !== null);
								return (
									<>
										<Button
											size="sm"
											disabled={open.length === 0}
											icon={<BadgeCheck size={14} aria-hidden="true" />}
											onClick={() => void approve(...open).then(clear)}
										>
											Approve {open.length}
										</Button>
										<BulkDelete
											objectType="expense"
											nouns={["expense", "expenses"]}
											items={chosen}
											nameOf={({ description }) => description}
											onDone={clear}
										/>
										{hindrance && <span className="text-pretty text-table text-ink-muted">{hindrance}.</span>}
									</>
								);
							}
						: undefined
				}
				searchable={all}
				filters={<Filters search={search} onSearch={onSearch} count={expenses.length} />}
				filtered={category !== null || approval !== null}
				onClearFilters={clear}
				storageKey="funding-expenses"
				footer={
					mayWrite && (
						<QuickExpense key={programId} {...{ programId, search, today }} onClearFilters={clear} />
					)
				}
				empty={
					<EmptyState
						icon={<Receipt size={20} />}
						message="No expenses yet. What the program spends is added up here."
						action={mayWrite && <AddButton onClick={() => actions.add("expense")}>Add Expense</AddButton>}
					/>
				}
			/>
		</Card>
	);
}

/** Says that four eyes are switched off. */
function OwnApprovalNote() {
	if (useOrganisation()?.fourEyes !== false) return null;
	return (
		<p className="border-b border-line-subtle px-4 py-2.5 text-table text-ink-muted">
			Four-eyes approval is switched off in Settings, Organisation: people may approve the expenses that they
			file.
		</p>
	);
}

function filtered(
	expenses: readonly Expense[],
	category: FundingSearch["category"],
	approval: FundingSearch["approval"],
): Expense[] {
	return expenses.filter(
		(expense) =>
			(category === null || expense.category === category) &&
			(approval === null || (approval === "approved") === (expense.approvedById !== null)),
	);
}

type FiltersProps = Pick<ExpensesTabProps, "search" | "onSearch"> & { count: number };

function Filters({ search, onSearch, count }: FiltersProps) {
	return (
		<>
			{count > recent && (
				<SegmentedControl
					aria-label="Which expenses are shown"
					value={search.all ? "all" : "recent"}
					onValueChange={(shown) =>
						onSearch({
							display: shown === "all" ? "all" : undefined,
							category: undefined,
							status: undefined,
						})
					}
					segments={[
						{ value: "recent", label: `${recent} most recent` },
						{ value: "all", label: `All ${formatCount(count)}` },
					]}
				/>
			)}
			{search.all && <Choices search={search} onSearch={onSearch} />}
		</>
	);
}

function Choices({ search, onSearch }: Pick<ExpensesTabProps, "search" | "onSearch">) {
	return (
		<>
			<FilterSelect
				label="Category"
				all="All categories"
				value={search.category}
				values={expenseCategories}
				onChange={(category) => onSearch({ category, display: "all" })}
				className="w-40"
			/>
			<FilterSelect
				label="Approval"
				all="Approved or not"
				value={search.approval}
				values={["approved", "open"]}
				nameOf={(status) => (status === "open" ? "Not approved" : "Approved")}
				onChange={(status) => onSearch({ status, display: "all" })}
				className="w-40"
			/>
		</>
	);
}

/** What one who may write can do with an expense. */
function ExpenseMenu({ expense, actions }: { expense: Expense; actions: FundingActions }) {
	const { mayApprove, mayTakeBack, whyNot, approve, takeBack } = useApproval();
	const hindrance = whyNot(expense);
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
			{hindrance !== null && (
				<DropdownMenuItem icon={<BadgeCheck size={16} />} disabled className="text-ink-muted opacity-100!">
					<span className="block max-w-64 whitespace-normal">
						Approve
						<span className="block text-caption">{hindrance}</span>
					</span>
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
