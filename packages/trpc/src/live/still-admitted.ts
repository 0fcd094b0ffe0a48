import { person, session } from "@throughline/db/schema";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { SignedIn } from "../context.ts";

/** Whether the caller's account and session are what they were when the call was let in. */
export async function stillAdmitted(
	ctx: Pick<SignedIn, "db" | "person" | "sessionPublicId">,
): Promise<boolean> {
	const { id, role } = ctx.person;
	const account = and(eq(person.id, id), eq(person.role, role), isNull(person.disabledAt));
	if (ctx.sessionPublicId === null) {
		return (await ctx.db.select({ id: person.id }).from(person).where(account)).length > 0;
	}
	const running = and(eq(session.publicId, ctx.sessionPublicId), gt(session.expiresAt, sql`now()`));
	const sessions = await ctx.db
		.select({ id: session.publicId })
		.from(session)
		.innerJoin(person, eq(person.id, session.personId))
		.where(and(running, account));
	return sessions.length > 0;
}
