import { databaseDay } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { approvalIssues, type Expense, type NewExpense } from "@throughline/domain/funding";
import { invalidInput } from "../error.ts";
import { requireIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import type { Writer } from "../writer.ts";
import { expenses } from "./entity.ts";
import { expenseOf } from "./read-expenses.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/** Adds an expense, today's (in UTC) when it has no date. Throws NOT_FOUND for the program, or INVALID_INPUT. */
export async function addExpense({ db, person, write }: Call, input: NewExpense): Promise<Expense> {
	const issues = approvalIssues(null, input.approvedById, person);
	if (issues.length > 0) throw invalidInput(issues);
	await requireIn(db, programs, input.programId);
	const expenseDate = input.expenseDate ?? (await databaseDay(db));
	const { id } = await write.insert(expenses, { ...input, expenseDate });
	return await expenseOf(db, id);
}
