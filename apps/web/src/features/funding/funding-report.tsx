import type { Budget, Expense, FundingSource } from "@throughline/domain/funding";
import { spendByCategory } from "@throughline/domain/funding/budget";
import type { Program } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { DescriptionList } from "@throughline/ui/description-list";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@throughline/ui/table";
import { clsx } from "clsx";
import { ArrowLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../format/date.ts";
import { formatPercent } from "../../format/percent.ts";
import { useMoney } from "../../workspace/program/program-currency.tsx";

type FundingReportProps = {
	program: Program;
	budget: Budget;
	sources: readonly FundingSource[];
	expenses: readonly Expense[];
	today: string;
	onClose: () => void;
};

/** All of a program's money on one page, to the cent, to print. */
export function FundingReport({ program, budget, sources, expenses, today, onClose }: FundingReportProps) {
	const money = useMoney();
	return (
		<div className="mx-auto max-w-4xl space-y-4">
			<div data-print="hide" className="flex flex-wrap items-center justify-between gap-2">
				<Button
					variant="ghost"
					className="-ml-3"
					icon={<ArrowLeft size={16} aria-hidden="true" />}
					onClick={onClose}
				>
					Back to funding
				</Button>
				<Button
					variant="primary"
					icon={<Printer size={16} aria-hidden="true" />}
					onClick={() => window.print()}
				>
					Print
				</Button>
			</div>
			<Card className="space-y-6 px-5 py-5 sm:px-8 sm:py-7">
				<header>
					<h2 className="text-title font-semibold">Funding report</h2>
					<p className="mt-0.5 text-body text-ink-muted">
						{program.name} · As of {formatDay(today)}
					</p>
				</header>
				<DescriptionList
					layout="columns"
					items={[
						{ term: "Total Budget", value: money.exact(budget.total) },
						{ term: "Total Spent", value: money.exact(budget.spent) },
						{ term: "Budget Utilization", value: formatPercent(budget.utilization) },
						{ term: "Remaining", value: money.exact(budget.remaining) },
						{ term: "Burn Rate", value: money.exact(budget.burnRate) },
						{ term: "Not approved", value: money.exact(budget.unapproved) },
					]}
				/>
				<Part
					title="Funding Sources"
					head={["Source", "Received", "Allocated"]}
					empty="No funding sources."
					rows={sources.map(({ id, sourceName, dateReceived, allocatedAmount }) => ({
						id,
						cells: [sourceName, dateReceived && formatDay(dateReceived), money.exact(allocatedAmount)],
					}))}
				/>
				<Part
					title="Categories"
					head={["Category", "Share", "Spent"]}
					empty="No expenses."
					rows={spendByCategory(expenses).map(({ category, share, amount }) => ({
						id: category,
						cells: [category, formatPercent(share), money.exact(amount)],
					}))}
				/>
				<Part
					title="Expenses"
					head={["Description", "Category", "Vendor", "Date", "Approved by", "Amount"]}
					empty="No expenses."
					rows={expenses.map((expense) => ({
						id: expense.id,
						cells: [
							expense.description,
							expense.category,
							expense.vendor,
							formatDay(expense.expenseDate),
							expense.approvedByName,
							money.exact(expense.amount),
						],
					}))}
				/>
			</Card>
		</div>
	);
}

/** Columns that are read at a glance; the width of a sheet of paper is for the words of the others. */
const unbroken = ["Received", "Date", "Share"];

type PartProps = {
	title: string;
	/** The last column is an amount. */
	head: readonly string[];
	empty: string;
	rows: readonly { id: string; cells: readonly ReactNode[] }[];
};

function Part({ title, head, empty, rows }: PartProps) {
	const look = (name: string, column: number) =>
		clsx(
			"print:px-1.5!",
			column === 0 && "w-2/5",
			(column === head.length - 1 || unbroken.includes(name)) && "whitespace-nowrap",
		);
	const align = (column: number) => (column === head.length - 1 ? "right" : "left");
	return (
		<div>
			<h3 className="mb-1 text-body font-semibold">{title}</h3>
			{rows.length === 0 ? (
				<p className="text-table text-ink-muted">{empty}</p>
			) : (
				<Table caption={title} density="compact">
					<TableHead>
						<TableRow>
							{head.map((name, column) => (
								<TableHeader key={name} align={align(column)} className={look(name, column)}>
									{name}
								</TableHeader>
							))}
						</TableRow>
					</TableHead>
					<TableBody>
						{rows.map(({ id, cells }) => (
							<TableRow key={id}>
								{head.map((name, column) => (
									<TableCell key={name} align={align(column)} className={look(name, column)}>
										{cells[column] ?? "—"}
									</TableCell>
								))}
							</TableRow>
						))}
					</TableBody>
				</Table>
			)}
		</div>
	);
}
