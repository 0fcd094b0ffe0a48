import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import {
	missingChoices,
	sameChoices,
	selectAll,
	unknownChoices,
} from "@throughline/domain/consultant/decision/selection";
import type { SelectDecisions } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import { CodedError, invalidInput } from "../../error.ts";
import { cancelRun } from "../../run/cancel.ts";
import type { Writer } from "../../writer.ts";
import { versions } from "../version/entity.ts";
import { findVersion, lockVersion } from "../version/find.ts";
import { lockConversion } from "../version/lock-conversion.ts";
import { requireDraft } from "../version/require-draft.ts";

type Calling = { db: Transaction; person: Person; write: Writer };

/**
 * Saves the chosen options. Other ones than the plan was made of take the plan back, and stop a conversion that is under
 * way. Throws INVALID_INPUT for a decision without a choice and for what is not there, DECIDED, CONFLICT, NOT_READY.
 */
export async function selectDecisions(
	{ db, person, write }: Calling,
	{ sessionId, versionNumber, selectedDecisions, version }: z.output<typeof SelectDecisions>,
): Promise<void> {
	// The run before the version: in this order a conversion's success takes them, too.
	const conversion = await lockConversion(db, { sessionId, versionNumber });
	const { id } = await findVersion(db, person, sessionId, versionNumber);
	const row = await lockVersion(db, id, version);
	requireDraft(row);
	if (!row.decisions) throw new CodedError("NOT_READY", "The decisions are not drawn up yet");
	const unknown = unknownChoices(row.decisions, selectedDecisions);
	if (unknown.length > 0) throw invalidInput(unknown);
	const missing = missingChoices(row.decisions, selectedDecisions);
	if (missing.length > 0) throw new CodedError("INVALID_INPUT", selectAll, { issues: missing });
	if (sameChoices(row.selectedDecisions, selectedDecisions)) return;
	if (conversion) await cancelRun(db, conversion.id);
	await write.update(versions, { id, version: "any" }, { selectedDecisions, program: null });
}
