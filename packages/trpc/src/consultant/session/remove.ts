import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { restsOnStrategy } from "@throughline/domain/consultant/session";
import { CodedError } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { sessions } from "./entity.ts";
import { findPrograms } from "./programs.ts";
import { readSession } from "./read.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Deletes a session with its documents, whys and versions. Throws DECIDED while there is a program that came of one of
 * them: it would lose its reasons.
 */
export async function removeSession(
	{ db, person, write }: Call,
	{ sessionId, version }: { sessionId: string; version?: number | undefined },
): Promise<{ id: string; undoId: string }> {
	// Integration locks the session, too: no program comes of it meanwhile.
	await requireChangeable(db, person, sessionId, { lock: true });
	const programs = (await findPrograms(db, [sessionId]))(sessionId);
	if (programs.length > 0) throw new CodedError("DECIDED", restsOnStrategy(programs));
	const read = (id: string) => readSession(db, person, id);
	return await write.remove({ ...sessions, read }, { id: sessionId, version });
}
