import { isStale } from "@throughline/db/clock";
import type { Database } from "@throughline/db/connect";
import { person, personalAccessToken } from "@throughline/db/schema";
import type { Person, TokenScope } from "@throughline/domain/account";
import { hashToken, tokenPattern } from "@throughline/trpc/account/secret";
import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { openUseNotes } from "./note-use.ts";

export type TokenOwner = { person: Person; scope: TokenScope };

/** Finds who owns a token, in one query. Null for one that is wrong, expired, revoked, or of a disabled person. */
export function tokenOwners(db: Database): (token: string) => Promise<TokenOwner | null> {
	const noteUse = openUseNotes();
	const lookUp = db
		.select({
			tokenId: personalAccessToken.id,
			scope: personalAccessToken.scope,
			stale: isStale(personalAccessToken.lastUsedAt),
			id: person.id,
			email: person.email,
			firstName: person.firstName,
			lastName: person.lastName,
			profileImageUrl: person.profileImageUrl,
			role: person.role,
			version: person.version,
		})
		.from(personalAccessToken)
		.innerJoin(person, eq(personalAccessToken.personId, person.id))
		.where(
			and(
				eq(personalAccessToken.tokenHash, sql.placeholder("hash")),
				isNull(personalAccessToken.revokedAt),
				or(isNull(personalAccessToken.expiresAt), gt(personalAccessToken.expiresAt, sql`now()`)),
				isNull(person.disabledAt),
			),
		)
		.prepare("token_and_person");

	return async (token) => {
		if (!tokenPattern.test(token)) return null;
		const [row] = await lookUp.execute({ hash: hashToken(token) });
		if (!row) return null;
		const { tokenId, scope, stale, ...owner } = row;
		if (stale) await noteUse(tokenId, () => markUsed(db, tokenId));
		return { person: owner, scope };
	};
}

/** Notes the use, at most once a minute also when many requests arrive at once. */
async function markUsed(db: Database, tokenId: string): Promise<void> {
	await db
		.update(personalAccessToken)
		.set({ lastUsedAt: sql`now()` })
		.where(and(eq(personalAccessToken.id, tokenId), isStale(personalAccessToken.lastUsedAt)));
}
