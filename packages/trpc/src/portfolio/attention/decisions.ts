import { tripwire } from "@throughline/db/schema";
import { and, isNotNull, isNull } from "drizzle-orm";
import { isOneOf } from "../../lock-rows.ts";
import type { FoundIn, Watched } from "./found.ts";

/** Decisions that live data opened again. */
export async function reopenedDecisions({ db, ids }: Watched): Promise<FoundIn[]> {
	const rows = await db
		.select()
		.from(tripwire)
		.where(and(isOneOf(tripwire.programId, ids), isNotNull(tripwire.crossedAt), isNull(tripwire.settledAt)));
	return rows.flatMap(({ id, programId, reason, crossedAt, version }) =>
		programId === null
			? []
			: {
					kind: "decision" as const,
					id,
					programId,
					title: "A decision is open again",
					reason: reason ?? "An assumption of it no longer holds",
					since: crossedAt?.slice(0, 10) ?? null,
					ownerId: null,
					version,
					task: null,
				},
	);
}
