import { auditEntry } from "@throughline/db/schema";
import { and, asc, eq, gte, notInArray } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { programs } from "../program/entity.ts";
import { takenBack, type UndoKind } from "./kinds.ts";
import type { Call } from "./line.ts";

/** More than that is work in any case. */
const linesAtMost = 2_000;

type Asked = { kind: UndoKind; ids: readonly string[]; since: string; requestId: string };

/**
 * What somebody worked on since some objects came to be, or back, by its name; of a program, also what is in it. Null:
 * nothing but what the request itself did, and changes of which each was taken back.
 */
export async function touchedSince(
	ctx: Call,
	{ kind, ids, since, requestId }: Asked,
): Promise<string | null> {
	const lines = await ctx.db
		.select({ title: auditEntry.objectTitle, requestId: auditEntry.requestId })
		.from(auditEntry)
		.where(
			and(
				// What this call has taken back already is no work of somebody else's.
				notInArray(auditEntry.requestId, [requestId, ctx.requestId]),
				gte(auditEntry.at, since),
				kind.type === programs.type
					? isOneOf(auditEntry.programId, ids)
					: and(eq(auditEntry.objectType, kind.type), isOneOf(auditEntry.objectId, ids)),
			),
		)
		.limit(linesAtMost);
	const cancelled = lines.length > 1 ? await cancelledSince(ctx, since, lines) : null;
	return lines.find((line) => !cancelled?.has(line.requestId))?.title ?? null;
}

/** Of the requests those that were taken back, or did so, or did it again: in pairs that left everything as it was. */
async function cancelledSince(
	{ db }: Call,
	since: string,
	lines: readonly { requestId: string | null }[],
): Promise<Set<string | null>> {
	const requests = new Set(lines.map(({ requestId }) => requestId));
	const marks = await db
		.select({ by: auditEntry.requestId, reversed: auditEntry.objectId })
		.from(auditEntry)
		.where(and(eq(auditEntry.objectType, takenBack.objectType), gte(auditEntry.at, since)))
		.orderBy(asc(auditEntry.at), asc(auditEntry.id));
	const cancelled = new Set<string | null>();
	const stands = (request: string | null) => requests.has(request) && !cancelled.has(request);
	for (const { by, reversed } of marks) {
		if (stands(by) && stands(reversed)) cancelled.add(by).add(reversed);
	}
	return cancelled;
}
