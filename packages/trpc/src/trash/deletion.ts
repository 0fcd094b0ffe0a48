import type { Transaction } from "@throughline/db/connect";
import { deletedObject } from "@throughline/db/schema";
import { restore } from "@throughline/db/trash/restore";
import { allows, type Person } from "@throughline/domain/account";
import { contributorMay } from "@throughline/domain/account/contribution";
import { and, eq, notInArray, or } from "drizzle-orm";
import { CodedError } from "../error.ts";
import { personalTypes } from "../history/personal.ts";
import { measurementType } from "../kpi/entity.ts";
import type { Writer } from "../writer.ts";
import { afterRestore } from "./after-restore.ts";

/** What a Contributor deletes of their own, and brings back. */
const contributedTypes = [measurementType, "absence"];

/** What belongs to the whole organisation: Admins alone delete it, and bring it back. */
const curatedTypes = ["portfolio", "exchange rate", "playbook"];

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Puts every row of a deletion back as it was. Answers the object's id. Throws NOT_FOUND where it is not in the trash,
 * or not the person's to restore, FORBIDDEN, or what the database refuses.
 */
export async function bringBack(ctx: Call, undoId: string): Promise<string> {
	const [kept] = await ctx.db
		.delete(deletedObject)
		.where(and(eq(deletedObject.id, undoId), isSeenBy(ctx.person)))
		.returning();
	if (!kept) throw new CodedError("NOT_FOUND", "This deletion can no longer be undone");
	// Whoever was an Editor when they deleted it.
	if (!allows(ctx.person.role, "write") && !contributedTypes.includes(kept.objectType))
		throw new CodedError("FORBIDDEN", contributorMay);
	await restore(ctx.db, kept.rows);
	await afterRestore[kept.objectType]?.(ctx, kept.objectId);
	await ctx.write.record({
		action: "restored",
		// What hung on the object came back with it.
		area: "resync",
		objectType: kept.objectType,
		objectId: kept.objectId,
		objectTitle: kept.title,
		programId: kept.programId,
	});
	return kept.objectId;
}

/** Takes a deletion out of the trash for good. Throws NOT_FOUND where it is not there, or somebody else's. */
export async function discard({ db, person, write }: Call, undoId: string): Promise<void> {
	const administers = allows(person.role, "administer");
	const [kept] = await db
		.delete(deletedObject)
		.where(
			and(
				eq(deletedObject.id, undoId),
				administers ? isSeenBy(person) : eq(deletedObject.personId, person.id),
			),
		)
		.returning();
	if (!kept) {
		throw new CodedError(
			"NOT_FOUND",
			"This is not in the trash, or somebody else deleted it: then an Admin deletes it for good",
		);
	}
	await write.record({
		action: "discarded",
		area: "resync",
		objectType: kept.objectType,
		objectId: kept.objectId,
		objectTitle: kept.title,
		programId: null,
	});
}

/** What a person may bring back: what they deleted, and for who may write, what is nobody's own. */
export function isSeenBy({ id, role }: Person) {
	const own = eq(deletedObject.personId, id);
	if (!allows(role, "write")) return own;
	const notTheirs = [...personalTypes, ...(allows(role, "curate") ? [] : curatedTypes)];
	return or(own, notInArray(deletedObject.objectType, notTheirs));
}
