import { auditEntry } from "@throughline/db/schema";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { reads, router } from "../procedure.ts";
import { personalTypes } from "./personal.ts";

const longest = 500;

export const historyRouter = router({
	/** What happened to one object, newest first: who, when, and each changed field before and after. */
	ofObject: reads("read")
		.input(z.strictObject({ objectType: z.string().max(40), objectId: z.string().max(200) }))
		.query(({ ctx, input }) =>
			ctx.db
				.select({
					id: auditEntry.id,
					at: auditEntry.at,
					personName: auditEntry.personName,
					action: auditEntry.action,
					before: auditEntry.before,
					after: auditEntry.after,
				})
				.from(auditEntry)
				.where(
					and(
						eq(auditEntry.objectType, input.objectType),
						eq(auditEntry.objectId, input.objectId),
						personalTypes.has(input.objectType) ? eq(auditEntry.personId, ctx.person.id) : undefined,
					),
				)
				.orderBy(desc(auditEntry.at), desc(auditEntry.id))
				.limit(longest),
		),
});
