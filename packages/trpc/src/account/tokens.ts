import { personalAccessToken } from "@throughline/db/schema";
import { NewToken, type TokenEntry } from "@throughline/domain/account";
import { id } from "@throughline/domain/shape";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { managesAccess, reads, router } from "../procedure.ts";
import { createToken } from "./create-token.ts";
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
