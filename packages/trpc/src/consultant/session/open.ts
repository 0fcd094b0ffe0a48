import { randomBytes } from "node:crypto";
import type { Transaction } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Provider } from "@throughline/domain/run";
import { CodedError, invalidInput } from "../../error.ts";
import { settleProvider } from "../../run/session-provider.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable, type SessionRow } from "../session-access.ts";
import { longestChosenId, markedId } from "./chosen-id.ts";
import { sessions } from "./entity.ts";

type Call = { tx: Transaction; write: Writer; person: Person };

/**
 * The session that material goes into, its row locked: one that the caller may change, or a new one bound to the caller.
 * `provider`: who is to serve it from now on. An id that somebody else has is as good as one that nobody has.
 * @throws INVALID_INPUT for a new session with an id of more than 87 characters
 */
export async function openSession(
	call: Call,
	sessionId: string | undefined,
	title: string,
	provider?: Provider | undefined,
): Promise<SessionRow> {
	const id = sessionId ?? `strategy_${Date.now()}_${randomBytes(6).toString("hex")}`;
	const isNew = id.length <= longestChosenId;
	for (const each of isNew ? [id, markedId(call.person, id)] : [id]) {
		const session =
			(isNew ? await makeSession(call, each, title) : null) ??
			(await requireChangeable(call.tx, call.person, each, { lock: true }).catch(noneIfMissing));
		if (!session) continue;
		if (provider) await settleProvider(call.tx, session.id, { chosen: provider, preferred: provider });
		return session;
	}
	throw invalidInput([
		{ path: "sessionId", message: `A new session's id has at most ${longestChosenId} characters` },
	]);
}

/** A new session of this id; null when there is one already. */
async function makeSession(
	{ tx, write, person }: Call,
	id: string,
	title: string,
): Promise<SessionRow | null> {
	const [made] = await tx
		.insert(strategySession)
		.values({ id, creatorId: person.id, title, inputText: "" })
		.onConflictDoNothing({ target: strategySession.id })
		.returning();
	if (!made) return null;
	await write.record({
		action: "created",
		area: sessions.area,
		objectType: sessions.type,
		objectId: id,
		objectTitle: title,
		programId: null,
	});
	return made;
}

function noneIfMissing(error: unknown): null {
	if (error instanceof CodedError && error.code === "NOT_FOUND") return null;
	throw error;
}
