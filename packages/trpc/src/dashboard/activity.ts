import type { Executor } from "@throughline/db/connect";
import { auditEntry, searchEntry } from "@throughline/db/schema";
import type { Activity } from "@throughline/domain/dashboard";
import { and, desc, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** So many entries are looked through for the lines of what was done last. */
const mostLookedThrough = 300;

/** What was done last, a line for each call: of what moved along with a task, only how many did. */
export async function recentDeeds(db: Executor, programId: string, limit: number): Promise<Activity[]> {
	const entries = await recentActivity(db, programId, { limit: mostLookedThrough });
	const deeds = Map.groupBy(entries, ({ id, requestId, action, objectType, status }) =>
		requestId === null ? id : [requestId, action, objectType, status].join(" "),
	);
	return [...deeds.values()].slice(0, limit).flatMap((deed) => {
		// What somebody acted on was written first, and what followed from it behind.
		const first = deed.at(-1);
		return first ? [{ ...withoutCall(first), others: deed.length - 1 }] : [];
	});
}

/** Each entry by itself, as it was written. */
export async function recentEntries(...given: Parameters<typeof recentActivity>): Promise<Activity[]> {
	return (await recentActivity(...given)).map((entry) => ({ ...withoutCall(entry), others: 0 }));
}

type Entry = Awaited<ReturnType<typeof recentActivity>>[number];

function withoutCall({ requestId: _, ...entry }: Entry): Omit<Entry, "requestId"> {
	return entry;
}

/** The newest entries, of those that `also` lets pass. What an integration created is one of them: the integration. */
function recentActivity(db: Executor, programId: string, { limit, also }: { limit: number; also?: SQL }) {
	const integrated = alias(auditEntry, "integrated");
	const integrations = db
		.select({ requestId: sql<string>`${integrated.requestId}` })
		.from(integrated)
		.where(
			and(
				eq(integrated.programId, programId),
				eq(integrated.action, "integrated"),
				isNotNull(integrated.requestId),
			),
		);
	return db
		.select({
			id: auditEntry.id,
			at: auditEntry.at,
			requestId: auditEntry.requestId,
			personName: auditEntry.personName,
			action: auditEntry.action,
			objectType: auditEntry.objectType,
			objectId: searchEntry.objectId,
			parentId: searchEntry.parentId,
			objectTitle: auditEntry.objectTitle,
			status: sql<
				string | null
			>`case when ${auditEntry.action} = 'updated' then ${auditEntry.after}->>'status' end`,
		})
		.from(auditEntry)
		.leftJoin(
			searchEntry,
			and(eq(searchEntry.objectType, auditEntry.objectType), eq(searchEntry.objectId, auditEntry.objectId)),
		)
		.where(
			and(
				eq(auditEntry.programId, programId),
				also,
				or(
					ne(auditEntry.action, "created"),
					isNull(auditEntry.requestId),
					notInArray(auditEntry.requestId, integrations),
				),
			),
		)
		.orderBy(desc(auditEntry.at), desc(auditEntry.id))
		.limit(limit);
}
