import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { OfVersion } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import { CodedError } from "../../error.ts";
import { cancelRun } from "../../run/cancel.ts";
import type { Writer } from "../../writer.ts";
import { versions } from "./entity.ts";
import { findVersion, lockVersion } from "./find.ts";
import { lockConversion } from "./lock-conversion.ts";

type Calling = { db: Transaction; person: Person; write: Writer };

/**
 * Closes a version that has a plan; one that is closed stays as it is. A plan that is being made anew at this moment is
 * not waited for. Throws NOT_READY without a plan.
 */
export async function finalizeVersion(
	{ db, person, write }: Calling,
	{ sessionId, versionNumber }: z.output<typeof OfVersion>,
): Promise<void> {
	const conversion = await lockConversion(db, { sessionId, versionNumber });
	const { id } = await findVersion(db, person, sessionId, versionNumber);
	const row = await lockVersion(db, id);
	if (row.status === "finalized" || row.status === "converted_to_program") return;
	if (row.program === null) {
		throw new CodedError("NOT_READY", "This version has no plan yet. Convert it first, then finalize it.");
	}
	if (conversion) await cancelRun(db, conversion.id);
	const finalizedAt = (await databaseTime(db)).toISOString();
	await write.update(
		versions,
		{ id, version: "any" },
		{ status: "finalized", finalizedAt },
		{ action: "finalized" },
	);
}
