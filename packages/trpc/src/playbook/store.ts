import type { Transaction } from "@throughline/db/connect";
import { playbookVersion } from "@throughline/db/schema";
import { displayName, type Person } from "@throughline/domain/account";
import type { PlaybookEntry } from "@throughline/domain/playbook/library";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { sql } from "drizzle-orm";
import type { RowOf } from "../entity.ts";
import { CodedError, invalidInput } from "../error.ts";
import { outdated } from "../outdated.ts";
import type { Writer } from "../writer.ts";
import { playbooks as stored } from "./entity.ts";
import { findPlaybook, lookUpPlaybook } from "./library.ts";

/** A change of the library by a person, in a transaction. */
export type LibraryCall = { db: Transaction; person: Person; shipped: readonly Playbook[]; write: Writer };

/** Stores a playbook under a new id. Throws ALREADY_EXISTS, with the one of that id. */
export async function storeNew(call: LibraryCall, playbook: Playbook): Promise<PlaybookEntry> {
	await lockLibrary(call.db);
	const current = await lookUpPlaybook(call, playbook.id);
	if (current) {
		const sentence = `There is a playbook with the id "${playbook.id}" already`;
		throw new CodedError("ALREADY_EXISTS", sentence, { current });
	}
	return await insert(call, playbook);
}

/**
 * Stores a playbook in the place of the one of that id; a shipped one, which has no version, stays behind it. Throws NOT_FOUND, CONFLICT and
 * VERSION_REQUIRED (both with the playbook as it is), and INVALID_INPUT where the content names another id.
 */
export async function storeChange(
	call: LibraryCall,
	id: string,
	{ version, playbook }: { version: number | null | undefined; playbook: Playbook },
): Promise<PlaybookEntry> {
	await lockLibrary(call.db);
	const current = await findPlaybook(call, id);
	if ((version ?? null) !== current.version) throw outdated("playbook", version, current);
	if (playbook.id !== id) {
		const message = `The id stays "${id}": copy the playbook to have it under another one`;
		throw invalidInput([{ path: "playbook.id", message }]);
	}
	if (current.version === null) return await insert(call, playbook);
	return await keepVersion(
		call,
		await call.write.update(stored, { id, version: current.version }, { content: playbook }),
	);
}

async function insert(call: LibraryCall, playbook: Playbook): Promise<PlaybookEntry> {
	return await keepVersion(call, await call.write.insert(stored, { id: playbook.id, content: playbook }));
}

/** Keeps what was stored, so that it can be looked at and stored again once it has been changed. */
async function keepVersion(call: LibraryCall, row: RowOf<typeof stored.table>): Promise<PlaybookEntry> {
	const { id: playbookId, version, content } = row;
	const state = { playbookId, version, content, savedBy: displayName(call.person) };
	await call.db.insert(playbookVersion).values(state).onConflictDoNothing();
	return await findPlaybook(call, playbookId);
}

/** Locks the library until the transaction ends, so that of two who store under one id the second meets the first. */
async function lockLibrary(tx: Transaction): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('playbook'), 0)`);
}
