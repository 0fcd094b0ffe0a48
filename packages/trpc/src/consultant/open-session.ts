import { randomBytes } from "node:crypto";
import type { Transaction } from "@throughline/db/connect";
import { strategySession } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { CodedError } from "../error.ts";
import type { Writer } from "../writer.ts";
import { requireChangeable, type SessionRow } from "./require-session.ts";
import { sessions } from "./session-entity.ts";

/**
 * The session that material goes into, its row locked: one that the caller may change, or a new one bound to the caller.
 * @throws ALREADY_EXISTS when somebody else has a session of this id
 */
export async function openSession(
	{ tx, write, person }: { tx: Transaction; write: Writer; person: Person },
	sessionId: string | undefined,
	title: string,
): Promise<SessionRow> {
	const id = sessionId ?? `strategy_${Date.now()}_${randomBytes(6).toString("hex")}`;
	const [made] = await tx
		.insert(strategySession)
		.values({ id, creatorId: person.id, title, inputText: "" })
		.onConflictDoNothing({ target: strategySession.id })
		.returning();
	if (made) {
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
	return await requireChangeable(tx, person, id, { lock: true }).catch((error) => {
		if (!(error instanceof CodedError) || error.code !== "NOT_FOUND") throw error;
		throw new CodedError("ALREADY_EXISTS", "There is a session of this id already. Start a new one.");
	});
}
