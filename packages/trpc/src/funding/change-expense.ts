import type { Executor, Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import {
	approvalAfter,
	approvalIssues,
	changesApproved,
	type Expense,
	type ExpenseApprovals,
	type ExpenseChange,
	filedAfter,
	type StoredExpense,
	whyNotOwn,
} from "@throughline/domain/funding";
import type { Issue } from "@throughline/domain/shape";
import { type FieldPath, lockIn, ownField } from "../find.ts";
import { readOrganisation } from "../organisation/read.ts";
import type { Writer } from "../writer.ts";
import { expenses } from "./entity.ts";
import { expenseOf } from "./read-expenses.ts";
import { requireWorkstream } from "./require-workstream.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Changes an expense, approves it or takes the approval back. A change of what was approved takes the approval back by
 * itself, unless the same call gives it anew; under four eyes it cannot: who changes it has filed it. Throws NOT_FOUND, CONFLICT or INVALID_INPUT.
 */
export async function changeExpense(
	{ db, person, write }: Call,
	{ id, version, ...input }: Partial<ExpenseChange> & { id: string },
	path: FieldPath = ownField,
	place = 0,
): Promise<Expense> {
	// Locked, so that the approval is judged as it is when the change is stored.
	const before = await lockIn(db, expenses, id);
	await requireWorkstream(db, { programId: before.programId, workstreamId: input.workstreamId });
	const { approvedById: asked = before.approvedById } = input;
	const approvedById = approvalAfter(before, input, person.id);
	const filedById = filedAfter(before, input, person.id);
	const changes = changesApproved(before, input);
	const isGivenAnew = approvedById === person.id && (changes || before.approvedById !== person.id);
	const own = isGivenAnew ? await ownApprovalIssues(db, { filedById }, person) : [];
	await write.update(
		expenses,
		{ id, version },
		{ ...input, approvedById, filedById },
		{
			action: changes ? "updated" : actionOf(before.approvedById, approvedById),
			issuesOf: () =>
				[...approvalIssues(before.approvedById, asked, person), ...own].map((issue) => ({
					...issue,
					path: path(place, issue.path),
				})),
		},
	);
	return await expenseOf(db, id);
}

/** Approves several as the caller, all or none. Throws as `changeExpense`, naming the place of the one that is refused. */
export async function approveExpenses(call: Call, { expenses }: ExpenseApprovals): Promise<Expense[]> {
	const approved: Expense[] = [];
	for (const [place, { id, version }] of expenses.entries())
		approved.push(
			await changeExpense(
				call,
				{ id, version, approvedById: call.person.id },
				(at, field) => `expenses.${at}.${field}`,
				place,
			),
		);
	return approved;
}

/** What four eyes say against an approval by the caller. */
export async function ownApprovalIssues(
	db: Executor,
	expense: Pick<StoredExpense, "filedById">,
	caller: Pick<Person, "id">,
): Promise<Issue[]> {
	const message = whyNotOwn(expense, caller.id, await readOrganisation(db));
	return message === null ? [] : [{ path: "approvedById", message }];
}

function actionOf(before: string | null, after: string | null): string {
	if (before === after) return "updated";
	return after === null ? "unapproved" : "approved";
}
