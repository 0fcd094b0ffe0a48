import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { corrections } from "./entity.ts";

/** Notes that a person goes on although the case is not ready: everything after it carries that mark. */
export async function goOnUnready(
	{ person }: { person: Person },
	tx: Transaction,
	write: Writer,
	sessionId: string,
): Promise<void> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	await write.insert(corrections, { sessionId, correction: { kind: "go on" }, madeBy: person.id });
}
