import type { Executor } from "@throughline/db/connect";
import { expense, person } from "@throughline/db/schema";
import { displayName } from "@throughline/domain/account";
import type { Expense } from "@throughline/domain/funding";
import { aliasedTable, desc, eq, getTableColumns, type SQL } from "drizzle-orm";
import { noSuch } from "../find.ts";
import { expenses } from "./entity.ts";

const approver = aliasedTable(person, "approver");
const filer = aliasedTable(person, "filer");
const nameOf = ({ firstName, lastName, email }: typeof approver) => ({ firstName, lastName, email });

/** A program's expenses with their the names of who filed and approved them, the newest first. */
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
	return db
		.select({ expense: getTableColumns(expense), approver: nameOf(approver), filer: nameOf(filer) })
		.from(expense)
		.leftJoin(approver, eq(approver.id, expense.approvedById))
		.leftJoin(filer, eq(filer.id, expense.filedById))
		.where(which)
		.orderBy(desc(expense.expenseDate), desc(expense.id));
}

type Row = Awaited<ReturnType<typeof read>>[number];

function named({ expense, approver, filer }: Row): Expense {
	return {
		...expense,
		approvedByName: expense.approvedById && approver ? displayName(approver) : null,
		filedByName: expense.filedById && filer ? displayName(filer) : null,
	};
}
