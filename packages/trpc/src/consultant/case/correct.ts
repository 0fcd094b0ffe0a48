import type { Database, Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { displayName, type Person } from "@throughline/domain/account";
import type {
	CaseCorrection,
	PersonalCorrection,
	StoredCorrection,
} from "@throughline/domain/consultant/case";
import type { Context } from "../../context.ts";
import { CodedError, invalidInput } from "../../error.ts";
import { outdated } from "../../outdated.ts";
import { lookUpPlaybook, type Shelves, shelvesOf } from "../../playbook/library.ts";
import type { Writer } from "../../writer.ts";
import { versionOfCase } from "../material/corrections.ts";
import { loadMaterial } from "../material/material.ts";
import { requireChangeable } from "../session-access.ts";
import { readingOf } from "./assess.ts";
import { corrections } from "./entity.ts";
import { readCaseView } from "./read.ts";

type Call = Pick<Context, "advisors" | "playbooks"> & {
	db: Database;
	person: Person;
	commit<T>(work: (tx: Transaction, write: Writer) => Promise<T>): Promise<T>;
};
type Asked = {
	sessionId: string;
	correction: PersonalCorrection;
	/** Which version of the case the correction rests on; "any" for one that holds whatever was said meanwhile. */
	version: number | "any" | undefined;
};

/**
 * Corrects or confirms something of a case.
 * @throws INVALID_INPUT for what the case does not have; VERSION_REQUIRED and CONFLICT with the case as it is now
 */
export async function correctCase(
	ctx: Call,
	{ sessionId, correction, version }: Asked,
	signal: AbortSignal | undefined,
): Promise<StoredCorrection> {
	await requireChangeable(ctx.db, ctx.person, sessionId);
	if (correction.kind === "playbook") await requireInLibrary(await shelvesOf(ctx), correction);
	else {
		const material = await loadMaterial(ctx.db, sessionId);
		const misfits = await ctx.advisors.cases.misfits(material, correction, readingOf(signal));
		if (misfits.length > 0)
			throw invalidInput(misfits.map(({ field, message }) => ({ path: `correction.${field}`, message })));
	}
	try {
		return await ctx.commit(async (tx, write) => {
			const caller = { person: ctx.person, tx, write };
			await requireChangeable(tx, ctx.person, sessionId, { lock: true });
			if (version !== "any" && version !== (await versionOfCase(tx, sessionId))) throw new StaleCase();
			return await storeCorrection(caller, sessionId, withEntryId(correction));
		});
	} catch (error) {
		if (!(error instanceof StaleCase) || version === "any") throw error;
		// Read when the transaction is over: it takes too long to hold one.
		throw outdated("case", version, await readCaseView(ctx, { sessionId, from: 0 }, signal));
	}
}

/** A correction that rests on another version than the case has. */
class StaleCase extends CodedError {
	constructor() {
		super("CONFLICT", "The case has changed");
	}
}

type Caller = { person: Person; tx: Transaction; write: Writer };

/** Stores what a person says of a case. Throws what `requireChangeable` throws. */
export async function storeCorrection(
	{ person, tx, write }: Caller,
	sessionId: string,
	correction: CaseCorrection,
): Promise<StoredCorrection> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	const row = await write.insert(corrections, { sessionId, correction, madeBy: person.id });
	return { id: row.id, correction, madeBy: displayName(person), createdAt: row.createdAt };
}

/** An added figure gets an id that no other can have, so that it can be corrected in turn. */
function withEntryId(correction: PersonalCorrection): PersonalCorrection {
	return correction.kind === "added figure" ? { ...correction, entryId: `added:${newId()}` } : correction;
}

/** Refuses a playbook that the library does not have. */
async function requireInLibrary(
	shelves: Shelves,
	{ playbookId }: Extract<PersonalCorrection, { kind: "playbook" }>,
): Promise<void> {
	if (await lookUpPlaybook(shelves, playbookId)) return;
	const message = "This playbook does not exist, or no longer does";
	throw invalidInput([{ path: "correction.playbookId", message }]);
}
