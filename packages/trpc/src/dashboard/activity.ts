import type { Executor } from "@throughline/db/connect";
import { auditEntry, searchEntry } from "@throughline/db/schema";
import { and, desc, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

/** The newest entries, of those that `also` lets pass. What an integration created is one of them: the integration. */
export function recentActivity(
	db: Executor,
	programId: string,
	{ limit, also }: { limit: number; also?: SQL },
) {
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
