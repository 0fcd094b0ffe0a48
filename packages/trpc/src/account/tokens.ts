import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { personalAccessToken } from "@throughline/db/schema";
import { type CreatedToken, NewToken, type TokenEntry, tokenExpiry } from "@throughline/domain/account";
import { id } from "@throughline/domain/shape";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { SignedIn } from "../context.ts";
import { CodedError, invalidInput } from "../error.ts";
import { managesAccess, reads, router } from "../procedure.ts";
import type { Writer } from "../writer.ts";
import { hashToken, newTokenSecret } from "./secret.ts";
import { tokenEntry, tokenEvent } from "./token-entry.ts";

/** A person's own access tokens for external clients. */
export const tokensRouter = router({
	/** The tokens that are not revoked, newest first; an expired one is listed until it is revoked. */
	list: reads("signed-in").query(
		({ ctx }): Promise<TokenEntry[]> =>
			ctx.db
				.select(tokenEntry)
				.from(personalAccessToken)
				.where(and(eq(personalAccessToken.personId, ctx.person.id), isNull(personalAccessToken.revokedAt)))
				.orderBy(desc(personalAccessToken.createdAt), desc(personalAccessToken.id)),
	),

	/** Makes a token; this answer alone holds it. */
	create: managesAccess("signed-in", { secretAnswer: true })
		.input(NewToken)
		.mutation(({ ctx, input }) => createToken(ctx, input)),

	/** Ends a token at once. */
	revoke: managesAccess("signed-in")
		.input(z.strictObject({ id }))
		.mutation(async ({ ctx, input }) => {
			const [row] = await ctx.db
				.update(personalAccessToken)
				.set({ revokedAt: sql`now()` })
				.where(
					and(
						eq(personalAccessToken.id, input.id),
						eq(personalAccessToken.personId, ctx.person.id),
						isNull(personalAccessToken.revokedAt),
					),
				)
				.returning(tokenEntry);
			if (!row) throw new CodedError("NOT_FOUND", "This token does not exist, or is revoked already");
			await ctx.write.record(tokenEvent("revoked", row));
			return { id: row.id };
		}),
});

type Caller = Pick<SignedIn, "person"> & { db: Transaction; write: Writer };

/** Makes a token for the caller; the answer alone holds it. Throws INVALID_INPUT for an end in the past. */
async function createToken(caller: Caller, input: NewToken): Promise<CreatedToken> {
	const { db, person, write } = caller;
	const now = await databaseTime(db);
	const expiresAt = tokenExpiry(input, now);
	if (expiresAt !== null && expiresAt <= now.toISOString()) {
		throw invalidInput([{ path: "expiresAt", message: "The token must end in the future" }]);
	}
	const token = newTokenSecret();
	const { name, scope } = input;
	const [entry] = await db
		.insert(personalAccessToken)
		.values({
			personId: person.id,
			name,
			scope,
			expiresAt,
			tokenHash: hashToken(token),
			hint: token.slice(-4),
		})
		.returning(tokenEntry);
	if (!entry) throw new Error("The token was not stored");
	await write.record({ ...tokenEvent("created", entry), after: { scope, expiresAt } });
	return { ...entry, token };
}
