import type { Executor } from "@throughline/db/connect";
import type { FundingReport } from "@throughline/domain/funding";
import { budgetOf, spendByCategory } from "@throughline/domain/funding/budget";
import { findIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import { expensesOf } from "./read-expenses.ts";
import { sourcesOf } from "./source.ts";

/** A program's money as it is on `today`. Throws NOT_FOUND. */
export async function reportOf(db: Executor, programId: string, today: string): Promise<FundingReport> {
	const { name, currency } = await findIn(db, programs, programId);
	const [sources, expenses] = await Promise.all([sourcesOf(db, programId), expensesOf(db, programId)]);
	return {
		programId,
		programName: name,
		currency,
		asOf: today,
		budget: budgetOf(sources, expenses, today),
		categories: spendByCategory(expenses),
		sources,
		expenses,
	};
}
