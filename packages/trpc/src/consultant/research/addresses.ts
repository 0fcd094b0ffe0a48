import type { Executor, Transaction } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { ChangeResearchAddresses, ResearchAddresses } from "@throughline/domain/consultant/page";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import { outdated } from "../../outdated.ts";
import type { Writer } from "../../writer.ts";
import { sessions } from "../session/entity.ts";
import { requireChangeable, requireSession, type SessionRow } from "../session-access.ts";

const toAddresses = ({ id, researchAddresses, version }: SessionRow): ResearchAddresses => ({
	sessionId: id,
	addresses: researchAddresses,
	version,
});

/** The pages that the research of a session reads. Throws NOT_FOUND. */
export async function readAddresses(
	db: Executor,
	person: Person,
	sessionId: string,
): Promise<ResearchAddresses> {
	return toAddresses(await requireSession(db, person, sessionId));
}

/**
 * Says which pages the research of a session reads from now on. Throws NOT_FOUND, FORBIDDEN, and CONFLICT or
 * VERSION_REQUIRED with the pages as they are now.
 */
export async function changeAddresses(
	{ db, person, write }: { db: Transaction; person: Person; write: Writer },
	{ sessionId, version, addresses }: z.output<typeof ChangeResearchAddresses>,
): Promise<ResearchAddresses> {
	const session = await requireChangeable(db, person, sessionId, { lock: true });
	if (version !== session.version) throw outdated("strategy session", version, toAddresses(session));
	const changed = await write.update(sessions, { id: sessionId, version }, { researchAddresses: addresses });
	return toAddresses(changed);
}

/** The same for a run, whose caller was let in when it was started. */
export async function loadAddresses(db: Executor, sessionId: string): Promise<string[]> {
	const [session] = await db
		.select({ addresses: strategySession.researchAddresses })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	return session?.addresses ?? [];
}
