import type { Executor } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";
import type { FundingReport } from "@throughline/domain/funding";
import { budgetOf, spendByCategory } from "@throughline/domain/funding/budget";
import { eq } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { expensesOf } from "./read-expenses.ts";
import { sourcesOf } from "./source.ts";

/** A program's money as it is on `today`. Throws NOT_FOUND. */
export async function reportOf(db: Executor, programId: string, today: string): Promise<FundingReport> {
	const [found] = await db
		.select({ name: program.name, currency: program.currency })
		.from(program)
		.where(eq(program.id, programId));
	if (!found) throw new CodedError("NOT_FOUND", "This program does not exist, or no longer does");
	const [sources, expenses] = await Promise.all([sourcesOf(db, programId), expensesOf(db, programId)]);
	return {
		programId,
		programName: found.name,
		currency: found.currency,
		asOf: today,
		budget: budgetOf(sources, expenses, today),
		categories: spendByCategory(expenses),
		sources,
		expenses,
	};
}
