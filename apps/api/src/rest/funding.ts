import {
	Expense,
	ExpenseChange,
	FundingSource,
	FundingSourceChange,
	NewExpense,
	NewFundingSource,
} from "@throughline/domain/funding";
import {
	BudgetLine,
	BudgetLineChange,
	BudgetPlan,
	NewBudgetLine,
} from "@throughline/domain/funding/budget-line";
import { EarnedValue } from "@throughline/domain/funding/earned-value";
import { z } from "zod";
import { reportCsv, reportName, reportWorkbook } from "./funding/report.ts";
import { describe, editRoutes, OfProgram, type RestApp } from "./route.ts";

const tag = "Funding";
const ReportQuery = OfProgram.extend({
	format: z.enum(["xlsx", "csv"]).default("xlsx").describe("An Excel workbook, or one table"),
});

/** What the report is written in. */
const mediaTypes = {
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	csv: "text/csv; charset=utf-8",
} as const;

export function fundingRoutes(app: RestApp): void {
	const sources = describe({
		tag,
		summary: "List a program's funding sources",
		query: OfProgram,
		answer: z.array(FundingSource),
	});
	app.get("/api/funding/sources", sources, (request) =>
		request.procedures.funding.source.list(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "a funding source",
		path: "/api/funding/sources",
		shape: FundingSource,
		create: NewFundingSource,
		change: FundingSourceChange,
		procedures: ({ funding }) => funding.source,
	});

	const expenses = describe({
		tag,
		summary: "List a program's expenses, the newest first",
		query: OfProgram,
		answer: z.array(Expense),
	});
	app.get("/api/funding/expenses", expenses, (request) =>
		request.procedures.funding.expense.list(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "an expense",
		path: "/api/funding/expenses",
		shape: Expense,
		create: NewExpense,
		change: ExpenseChange,
		procedures: ({ funding }) => funding.expense,
	});

	const plan = describe({
		tag,
		summary: "Read a program's budget by workstream and category: planned, spent, committed, forecast",
		query: OfProgram,
		answer: BudgetPlan,
	});
	app.get("/api/funding/budget-lines", plan, (request) =>
		request.procedures.funding.budgetLine.plan(request.query),
	);

	editRoutes(app, {
		tag,
		noun: "a budget line",
		path: "/api/funding/budget-lines",
		shape: BudgetLine,
		create: NewBudgetLine,
		change: BudgetLineChange,
		procedures: ({ funding }) => funding.budgetLine,
	});

	const earned = describe({
		tag,
		summary: "Read a program's earned value: PV, EV, AC, SPI, CPI and EAC from its newest baseline",
		query: OfProgram,
		answer: EarnedValue,
	});
	app.get("/api/funding/earned-value", earned, (request) =>
		request.procedures.funding.earnedValue(request.query),
	);

	const report = describe({
		tag,
		summary: "Download totals, categories, sources and expenses",
		query: ReportQuery,
		answer: z.string().meta({ format: "binary" }),
		mediaTypes: Object.values(mediaTypes),
	});
	app.get("/api/funding/report", report, async ({ procedures, query: { programId, format } }, reply) => {
		const content = await procedures.funding.report({ programId });
		reply.header("content-disposition", `attachment; filename="${reportName(content)}.${format}"`);
		const file = format === "csv" ? reportCsv(content) : await reportWorkbook(content);
		return reply.type(mediaTypes[format]).send(file);
	});
}
