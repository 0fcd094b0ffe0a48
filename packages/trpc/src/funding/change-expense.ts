import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import {
	approvalAfter,
	approvalIssues,
	changesApproved,
	type Expense,
	type ExpenseChange,
} from "@throughline/domain/funding";
import { lockIn } from "../find.ts";
import type { Writer } from "../writer.ts";
import { expenses } from "./entity.ts";
import { expenseOf } from "./read-expenses.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Changes an expense, approves it or takes the approval back. A change of what was approved takes the approval back by
 * itself, unless the same call gives it anew. Throws NOT_FOUND, CONFLICT or INVALID_INPUT.
 */
export async function changeExpense(
	{ db, person, write }: Call,
	{ id, version, ...input }: ExpenseChange & { id: string },
): Promise<Expense> {
	// Locked, so that the approval is judged as it is when the change is stored.
	const before = await lockIn(db, expenses, id);
	const { approvedById: asked = before.approvedById } = input;
	const approvedById = approvalAfter(before, input, person.id);
	await write.update(
		expenses,
		{ id, version },
		{ ...input, approvedById },
		{
			action: changesApproved(before, input) ? "updated" : actionOf(before.approvedById, approvedById),
			issuesOf: () => approvalIssues(before.approvedById, asked, person),
		},
	);
	return await expenseOf(db, id);
}

function actionOf(before: string | null, after: string | null): string {
	if (before === after) return "updated";
	return after === null ? "unapproved" : "approved";
}
