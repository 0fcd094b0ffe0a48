import type { Executor } from "@throughline/db/connect";
import { expense, person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { Expense } from "@throughline/domain/funding";
import { desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { noSuch } from "../find.ts";
import { expenses } from "./entity.ts";

/** A program's expenses with their approvers' names, the newest first. */
export async function expensesOf(db: Executor, programId: string): Promise<Expense[]> {
	const rows = await read(db, eq(expense.programId, programId));
	return rows.map(named);
}

/** Throws NOT_FOUND. */
export async function expenseOf(db: Executor, id: string): Promise<Expense> {
	const [row] = await read(db, eq(expense.id, id));
	if (!row) throw noSuch(expenses);
	return named(row);
}

function read(db: Executor, which: SQL) {
	const { firstName, lastName, email } = person;
	return db
		.select({ expense: getTableColumns(expense), approver: { firstName, lastName, email } })
		.from(expense)
		.leftJoin(person, eq(person.id, expense.approvedById))
		.where(which)
		.orderBy(desc(expense.expenseDate), desc(expense.id));
}

type Row = Awaited<ReturnType<typeof read>>[number];

function named({ expense, approver }: Row): Expense {
	return { ...expense, approvedByName: expense.approvedById && approver ? displayName(approver) : null };
}
