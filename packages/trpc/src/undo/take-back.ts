import { auditEntry } from "@throughline/db/schema";
import { and, asc, eq } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { whileLinksMove } from "../task/carry-links.ts";
import { afterwards } from "./afterwards.ts";
import { requireContributed } from "./contributed.ts";
import { isDerived } from "./derived.ts";
import { didOf, doneAgain, takenBack, undoKinds, withoutMark } from "./kinds.ts";
import type { Call, Line } from "./line.ts";
import { reverse, type Step } from "./reverse.ts";

const tooLate = "This can no longer be undone";

/**
 * Takes back all that one of the person's own calls changed, or nothing: what it added goes to the trash, what it
 * changed gets its old values, what it deleted comes back, and what is calculated from any of them is calculated again.
 * Throws NOT_FOUND for an action that is not the person's or was taken back already, and CONFLICT, by name, where
 * something has been changed since.
 */
export async function takeBack(ctx: Call, requestId: string): Promise<void> {
	const { mark, lines } = withoutMark(await linesOf(ctx, requestId));
	// What came out of the trash by itself may be one of several that lie there as one.
	const restores = lines.some(({ action }) => action === "restored");
	if (mark === takenBack.action || (restores && mark === undefined))
		throw new CodedError("NOT_FOUND", tooLate);
	await reverseAll(ctx, requestId, lines, takenBack);
}

/** Does again what a call of the person took back: that call is taken back by the same rules. */
export async function redo(ctx: Call, requestId: string): Promise<void> {
	const { mark, lines } = withoutMark(await linesOf(ctx, requestId));
	if (mark !== takenBack.action) throw new CodedError("NOT_FOUND", "There is nothing to do again");
	await reverseAll(ctx, requestId, lines, doneAgain);
}

async function reverseAll(
	ctx: Call,
	requestId: string,
	lines: readonly Line[],
	mark: typeof takenBack | typeof doneAgain,
): Promise<void> {
	const [first] = lines;
	if (!first || (await isReversed(ctx, requestId))) throw new CodedError("NOT_FOUND", tooLate);
	await requireContributed(ctx, lines);
	const isAdded = ({ action }: Line) => didOf(action) === "added";
	const others = lines.filter((line) => !isAdded(line));
	const reverseOthers = async () => {
		for (const step of stepsOf(others, lines)) await reverse(ctx, step, requestId);
	};
	if (others.some(changesProgram)) await whileLinksMove(ctx.db, reverseOthers);
	else await reverseOthers();
	// From the first to the last: what hangs on something goes to the trash with it, as one.
	const added = lines.filter(isAdded).toReversed();
	for (const step of stepsOf(added, lines)) await reverse(ctx, step, requestId);
	await afterwards(ctx, lines);
	await ctx.write.record({
		...mark,
		area: "resync",
		objectId: requestId,
		objectTitle: first.objectTitle,
		programId: null,
	});
}

/** Whether a link was carried to another program, with its tasks. */
const changesProgram = ({ objectType, before }: Line) =>
	objectType === "dependency" && before?.programId !== undefined;

/** In their order. */
function linesOf({ db, person }: Call, requestId: string): Promise<Line[]> {
	return db
		.select()
		.from(auditEntry)
		.where(and(eq(auditEntry.personId, person.id), eq(auditEntry.requestId, requestId)))
		.orderBy(asc(auditEntry.at), asc(auditEntry.id));
}

async function isReversed({ db, person }: Call, requestId: string): Promise<boolean> {
	const [marked] = await db
		.select({ id: auditEntry.id })
		.from(auditEntry)
		.where(
			and(
				eq(auditEntry.objectType, takenBack.objectType),
				eq(auditEntry.objectId, requestId),
				eq(auditEntry.personId, person.id),
			),
		)
		.limit(1);
	return marked !== undefined;
}

/** From the last of some of a call's lines to the first, in parts of one kind, each object at most once in a part. */
function stepsOf(lines: readonly Line[], all: readonly Line[]): Step[] {
	const steps: Step[] = [];
	for (const line of lines.toReversed()) {
		const kind = undoKinds.get(line.objectType);
		const did = didOf(line.action);
		if (!kind || !did) throw new CodedError("NOT_FOUND", tooLate);
		const last = steps.at(-1);
		const derived = isDerived(line, all);
		const joins =
			last?.kind === kind && last.did === did && last.derived === derived && !last.lines.has(line.objectId);
		if (joins) last.lines.set(line.objectId, line);
		else steps.push({ kind, did, derived, lines: new Map([[line.objectId, line]]) });
	}
	return steps;
}
