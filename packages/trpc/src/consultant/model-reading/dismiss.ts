import type { Transaction } from "@throughline/db/connect";
import { modelReading } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { eq } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { modelReadings } from "./entity.ts";

type Caller = { person: Person; db: Transaction; write: Writer };

/** Takes a proposal off the list, or puts it back; one that is there already stays so. Throws NOT_FOUND for one of another reading. */
export async function dismissProposal(
	{ person, db: tx, write }: Caller,
	{ sessionId, id, isBack = false }: { sessionId: string; id: string; isBack?: boolean },
): Promise<{ id: string }> {
	await requireChangeable(tx, person, sessionId, { lock: true });
	const [row] = await tx.select().from(modelReading).where(eq(modelReading.sessionId, sessionId));
	if (!row?.proposals.some((each) => each.id === id))
		throw new CodedError("NOT_FOUND", "There is no such proposal, or the case was read anew since");
	const others = row.dismissed.filter((each) => each !== id);
	const [dismissed, action] = isBack ? [others, "restored"] : [[...others, id], "dismissed"];
	await write.update(modelReadings, { id: row.id, version: "any" }, { dismissed }, { action });
	return { id };
}
