import { auditEntry } from "@throughline/db/schema";
import { allows } from "@throughline/domain/account";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { reads, router } from "../procedure.ts";
import { personalTypes, privateFields } from "./personal.ts";

const longest = 500;

export const historyRouter = router({
	/** What happened to one object, newest first: who, when, and each changed field before and after. */
	ofObject: reads("read")
		.input(z.strictObject({ objectType: z.string().max(40), objectId: z.string().max(200) }))
		.query(async ({ ctx, input }) => {
			const rows = await ctx.db
				.select({
					id: auditEntry.id,
					at: auditEntry.at,
					personId: auditEntry.personId,
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
				.limit(longest);
			const hidden = allows(ctx.person.role, "write") ? [] : (privateFields[input.objectType] ?? []);
			return rows.map(({ personId, before, after, ...row }) => {
				const left = personId === ctx.person.id ? [] : hidden;
				return { ...row, before: without(before, left), after: without(after, left) };
			});
		}),
});

function without(fields: Record<string, unknown> | null, left: readonly string[]) {
	return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => !left.includes(name)));
}
