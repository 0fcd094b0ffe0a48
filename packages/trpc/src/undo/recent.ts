import type { Executor } from "@throughline/db/connect";
import { auditEntry, deletedObject, program } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { type OwnAction, ownActionsAtMost } from "@throughline/domain/history/own-action";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { didOf, doneAgain, takenBack, undoKinds, withoutMark } from "./kinds.ts";

/** How many lines of the trail are looked at; an action of which some lie further back is not offered. */
const linesAtMost = 6_000;

type Line = Awaited<ReturnType<typeof newestLines>>[number];

/** A person's latest actions that can be taken back, newest first. */
export async function recentActions(db: Executor, person: Pick<Person, "id">): Promise<OwnAction[]> {
	const lines = await newestLines(db, person.id);
	const actions = Map.groupBy(lines, ({ requestId }) => requestId ?? "");
	const gone = new Set(lines.filter(isTakingBack).map(({ objectId }) => objectId));
	if (lines.length === linesAtMost) gone.add(lines.at(-1)?.requestId ?? "");
	const whole = [...actions].flatMap(([id, all]): [string, Line[]][] => {
		const { mark, lines: parts } = withoutMark(all);
		const isOffered = mark === undefined ? !parts.some(isRestored) : mark === doneAgain.action;
		return isOffered && !gone.has(id) && parts.every(canBeTakenBack) ? [[id, parts]] : [];
	});
	const kept = await keptDeletions(
		db,
		person.id,
		whole.flatMap(([, parts]) => parts.filter(({ action }) => action === "deleted")),
	);
	return whole
		.filter(([, parts]) => canComeBack(parts, kept))
		.slice(0, ownActionsAtMost)
		.flatMap(([id, parts]) => described(id, parts));
}

function newestLines(db: Executor, personId: string) {
	return db
		.select({
			requestId: auditEntry.requestId,
			at: auditEntry.at,
			action: auditEntry.action,
			objectType: auditEntry.objectType,
			objectId: auditEntry.objectId,
			title: auditEntry.objectTitle,
			programId: auditEntry.programId,
			programName: program.name,
		})
		.from(auditEntry)
		.leftJoin(program, eq(program.id, auditEntry.programId))
		.where(and(eq(auditEntry.personId, personId), isNotNull(auditEntry.requestId)))
		.orderBy(desc(auditEntry.at), desc(auditEntry.id))
		.limit(linesAtMost);
}

function isTakingBack({ objectType }: Line): boolean {
	return objectType === takenBack.objectType;
}

function canBeTakenBack({ objectType, action }: Line): boolean {
	return undoKinds.has(objectType) && didOf(action) !== null;
}

/** Of the trash: several that lie there as one come back under one of them. */
function isRestored({ action }: Line): boolean {
	return action === "restored";
}

/** Whether what was deleted is in the trash still. Several of a kind that went together lie there under one of them. */
function canComeBack(parts: readonly Line[], kept: ReadonlySet<string>): boolean {
	const deleted = parts.filter(({ action }) => action === "deleted");
	const byType = Map.groupBy(deleted, ({ objectType }) => objectType);
	return [...byType.values()].every((lines) => lines.some((line) => kept.has(keyOf(line))));
}

/** Which of the deleted objects can still come back. */
async function keptDeletions(db: Executor, personId: string, lines: readonly Line[]): Promise<Set<string>> {
	if (lines.length === 0) return new Set();
	const ids = lines.map(({ objectId }) => objectId);
	const rows = await db
		.select({ objectType: deletedObject.objectType, objectId: deletedObject.objectId })
		.from(deletedObject)
		.where(and(eq(deletedObject.personId, personId), isOneOf(deletedObject.objectId, ids)));
	return new Set(rows.map(keyOf));
}

function keyOf({ objectType, objectId }: Pick<Line, "objectType" | "objectId">): string {
	return `${objectType} ${objectId}`;
}

/** By the object that the action began with. */
function described(id: string, parts: readonly Line[]): OwnAction[] {
	const first = parts.at(-1);
	const did = first && didOf(first.action);
	if (!did) return [];
	const { at, objectType, title, programId, programName } = first;
	const count = new Set(parts.map(keyOf)).size;
	return [{ id, at, did, objectType, title, count, programId, programName }];
}
