import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { person } from "@throughline/db/schema";
import type { PersonChange, PersonEntry } from "@throughline/domain/account";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { lockRows } from "../lock-rows.ts";
import type { Writer } from "../writer.ts";
import { endSessions, revokeTokens } from "./end-access.ts";
import { people } from "./entity.ts";
import { personEntry } from "./person-entry.ts";

/**
 * Changes a person's role or access. Who is disabled loses every session and token in the same transaction.
 * Throws NOT_FOUND, CONFLICT, VERSION_REQUIRED, or LAST_ADMIN when nobody would be left to manage people.
 */
export async function changePerson(
	{ db: tx, write }: { db: Transaction; write: Writer },
	{ id, version, role, disabled }: PersonChange & { id: string },
): Promise<PersonEntry> {
	const admins = await lockAdmins(tx);
	const before = admins.find((admin) => admin.id === id);
	const stepsDown = (role !== undefined && role !== "Admin") || disabled === true;
	if (before && stepsDown && !admins.some((admin) => admin.id !== id && admin.issuer === before.issuer)) {
		throw new CodedError("LAST_ADMIN", "This is the last Admin. Make somebody else Admin first.");
	}
	const action = disabled === undefined ? "updated" : disabled ? "disabled" : "enabled";
	const disabledAt = await disabledSince(tx, id, disabled);
	const after = await write.update(people, { id, version }, { role, disabledAt }, { action });
	if (after.disabledAt !== null) {
		await endSessions(tx, id);
		await revokeTokens(tx, id);
	}
	return personEntry(after);
}

/** Changes several people, each as `changePerson` does and with its refusals. Answers them in the given order. */
export async function changePeople(
	call: { db: Transaction; write: Writer },
	changes: readonly (PersonChange & { id: string })[],
): Promise<PersonEntry[]> {
	await lockAdmins(call.db);
	await lockRows(call.db, people, changes);
	// Who becomes an Admin does so before others step down.
	const inOrder = changes.toSorted(
		(one, other) => Number(other.role === "Admin") - Number(one.role === "Admin"),
	);
	const after = new Map<string, PersonEntry>();
	for (const change of inOrder) after.set(change.id, await changePerson(call, change));
	return changes.flatMap(({ id }) => after.get(id) ?? []);
}

/**
 * Everybody who can act as Admin, locked in one order: of two Admins who demote each other at once, the second sees
 * what the first did.
 */
async function lockAdmins(tx: Transaction): Promise<{ id: string; issuer: string | null }[]> {
	return await tx
		.select({ id: person.id, issuer: person.issuer })
		.from(person)
		.where(and(eq(person.role, "Admin"), isNull(person.disabledAt), isNotNull(person.issuer)))
		.orderBy(asc(person.id))
		.for("update");
}

/** The moment to store: who is disabled already stays so since then. Undefined leaves the field as it is. */
async function disabledSince(tx: Transaction, id: string, disabled: boolean | undefined) {
	if (disabled === undefined) return undefined;
	if (!disabled) return null;
	const [row] = await tx.select({ since: person.disabledAt }).from(person).where(eq(person.id, id));
	return row?.since ?? (await databaseTime(tx)).toISOString();
}
