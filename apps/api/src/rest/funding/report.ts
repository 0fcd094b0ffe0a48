import type { FundingReport } from "@throughline/domain/funding";
import { type CsvValue, csvOf } from "@throughline/domain/value/spreadsheet";
import type { Cell, Sheet } from "../../spreadsheet/sheet.ts";
import { workbookOf } from "../../spreadsheet/workbook.ts";

/** The report as a workbook with a sheet for each of its parts. */
export function reportWorkbook(report: FundingReport): Promise<Buffer> {
	const { budget, categories, sources, expenses } = report;
	const sheets: Sheet[] = [
		{
			name: "Summary",
			header: ["Figure", "Value"],
			rows: [
				["Program", report.programName],
				["As of", { day: report.asOf }],
				["Currency", report.currency],
				["Total Budget", { amount: budget.total }],
				["Total Spent", { amount: budget.spent }],
				["Budget Utilization", { percent: budget.utilization }],
				["Remaining", { amount: budget.remaining }],
				["Burn Rate (monthly average)", { amount: budget.burnRate }],
				["Not approved", { amount: budget.unapproved }],
			],
		},
		{
			name: "Funding Sources",
			header: ["Source", "Allocated", "Received"],
			rows: sources.map((source) => [
				source.sourceName,
				{ amount: source.allocatedAmount },
				dayOrNull(source.dateReceived),
			]),
		},
		{
			name: "Expenses",
			header: ["Date", "Description", "Category", "Vendor", "Amount", "Filed by", "Approved by"],
			rows: expenses.map((expense) => [
				{ day: expense.expenseDate },
				expense.description,
				expense.category,
				expense.vendor,
				{ amount: expense.amount },
				expense.filedByName,
				expense.approvedByName,
			]),
		},
		{
			name: "Categories",
			header: ["Category", "Spent", "Share", "Expenses", "Not approved"],
			rows: categories.map((category) => [
				category.category,
				{ amount: category.amount },
				{ percent: category.share },
				{ count: category.count },
				{ amount: category.unapproved },
			]),
		},
	];
	return workbookOf(sheets, report.currency);
}

/**
 * The report as one table, whose first column says what a row is: Total, Category, Source or Expense; the last one names
 * the currency of its amount.
 */
export function reportCsv({ budget, categories, sources, expenses, currency }: FundingReport): string {
	const total = (name: string, cell: Cell): Cell[] => ["Total", name, null, null, null, cell, null, null];
	const rows: Cell[][] = [
		total("Total Budget", { amount: budget.total }),
		total("Total Spent", { amount: budget.spent }),
		["Total", "Budget Utilization", null, null, null, null, { percent: budget.utilization }, null],
		total("Remaining", { amount: budget.remaining }),
		total("Burn Rate (monthly average)", { amount: budget.burnRate }),
		total("Not approved", { amount: budget.unapproved }),
		...categories.map(({ category, amount, share }): Cell[] => {
			return ["Category", category, category, null, null, { amount }, { percent: share }, null];
		}),
		...sources.map(({ sourceName, allocatedAmount, dateReceived }): Cell[] => {
			const day = dayOrNull(dateReceived);
			return ["Source", sourceName, null, null, day, { amount: allocatedAmount }, null, null];
		}),
		...expenses.map(({ description, category, vendor, expenseDate, amount, approvedByName }): Cell[] => {
			return [
				"Expense",
				description,
				category,
				vendor,
				{ day: expenseDate },
				{ amount },
				null,
				approvedByName,
			];
		}),
	];
	return csvOf(
		["Kind", "Name", "Category", "Vendor", "Date", "Amount", "Percent", "Approved by", "Currency"],
		rows.map((row) => [...row.map(csvValue), isAmount(row[5]) ? currency : null]),
	);
}

/** `funding-harbour-2026-11-21`, without an extension; ASCII only, as a header takes it. */
export function reportName({ programName, asOf }: FundingReport): string {
	const name = programName.normalize("NFKD").replace(/[^a-zA-Z0-9\s-]/g, "");
	const words = ["funding", ...name.toLowerCase().split(/[\s-]+/), asOf].filter(Boolean);
	return words.join("-");
}

function isAmount(cell: Cell | undefined): boolean {
	return typeof cell === "object" && cell !== null && "amount" in cell;
}

/** A cell without what a workbook knows of its format. */
function csvValue(cell: Cell): CsvValue {
	return typeof cell === "object" && cell !== null ? Object.values(cell)[0] : cell;
}

function dayOrNull(day: string | null): Cell {
	return day === null ? null : { day };
}
