import { type Expense, type ExpenseCategory, expenseCategories } from "@throughline/domain/funding";
import { spendByCategory } from "@throughline/domain/funding/budget";
import { Card } from "@throughline/ui/card";
import { DonutChart } from "@throughline/ui/charts/donut-chart";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { clsx } from "clsx";
import { useMemo } from "react";
import { formatCount } from "../../format/count.ts";
import { formatPercent } from "../../format/percent.ts";
import { useMoney } from "../../workspace/program/program-currency.tsx";
import { Money } from "./money.tsx";

type CategoriesTabProps = {
	expenses: readonly Expense[];
	/** Leads to a category's expenses. */
	onOpen: (category: ExpenseCategory) => void;
};

/** A category keeps its colour, whatever is spent on the others; six colours, then again from the first. */
function colourOf(category: ExpenseCategory): string {
	return `var(--series-${(expenseCategories.indexOf(category) % 6) + 1})`;
}

/** What the money was spent on. */
export function CategoriesTab({ expenses, onOpen }: CategoriesTabProps) {
	const money = useMoney();
	const categories = useMemo(() => spendByCategory(expenses), [expenses]);
	return (
		<div
			className={clsx(
				"grid grid-cols-1 items-start gap-4",
				categories.length > 0 && "@3xl:grid-cols-[16rem_minmax(0,1fr)]",
			)}
		>
			<Card className="p-4">
				<DonutChart
					title="Spend by category"
					centreLabel="Total Spent"
					hideParts
					height={220}
					empty="No expenses yet."
					formatValue={(value) => money.whole(String(value))}
					slices={categories.map(({ category, amount }) => ({
						label: category,
						value: Number(amount),
						colour: colourOf(category),
					}))}
				/>
			</Card>
			{categories.length > 0 && (
				<Card>
					<Table caption="Categories">
						<TableHead>
							<TableRow>
								<TableHeader>Category</TableHeader>
								<TableHeader align="right">Spent</TableHeader>
								<TableHeader align="right">Share</TableHeader>
								<TableHeader align="right">Expenses</TableHeader>
								<TableHeader align="right">Not approved</TableHeader>
							</TableRow>
						</TableHead>
						<TableBody>
							{categories.map(({ category, amount, share, count, unapproved }) => (
								<TableRow key={category}>
									<TableCell>
										<button
											type="button"
											onClick={() => onOpen(category)}
											className="flex items-center gap-2 rounded-sm font-medium text-ink-strong hover:underline"
										>
											<span
												aria-hidden="true"
												className="size-2.5 shrink-0 rounded-sm"
												style={{ background: colourOf(category) }}
											/>
											{category}
										</button>
									</TableCell>
									<TableCell align="right">
										<Money amount={amount} />
									</TableCell>
									<TableCell align="right">{formatPercent(share)}</TableCell>
									<TableCell align="right">{formatCount(count)}</TableCell>
									<TableCell align="right">
										<Money amount={unapproved} />
									</TableCell>
								</TableRow>
							))}
						</TableBody>
					</Table>
				</Card>
			)}
		</div>
	);
}
