import type { Database } from "@throughline/db/connect";
import { person, personalAccessToken } from "@throughline/db/schema";
import type { Person, TokenScope } from "@throughline/domain/account";
import { hashToken, tokenPattern } from "@throughline/trpc/account/secret";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { openUseNotes } from "./note-use.ts";

const minuteMs = 60_000;

export type TokenOwner = { person: Person; scope: TokenScope };

/** The token in an `Authorization: Bearer …` header; null when the header speaks of something else. */
export function readBearer(header: string | undefined): string | null {
	const [, token] = /^Bearer(?: +(.*))?$/i.exec(header?.trim() ?? "") ?? [null, null];
	return token === null ? null : (token ?? "");
}

/** Finds who owns a token, in one query. Null for one that is wrong, expired, revoked, or of a disabled person. */
export function tokenOwners(db: Database): (token: string) => Promise<TokenOwner | null> {
	const noteUse = openUseNotes();
	const lookUp = db
		.select({
			tokenId: personalAccessToken.id,
			scope: personalAccessToken.scope,
			expiresAt: personalAccessToken.expiresAt,
			lastUsedAt: personalAccessToken.lastUsedAt,
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
				isNull(person.disabledAt),
			),
		)
		.prepare("token_and_person");

	return async (token) => {
		if (!tokenPattern.test(token)) return null;
		const [row] = await lookUp.execute({ hash: hashToken(token) });
		if (!row) return null;
		const { tokenId, scope, expiresAt, lastUsedAt, ...owner } = row;
		const now = Date.now();
		if (expiresAt !== null && Date.parse(expiresAt) <= now) return null;
		if (lastUsedAt === null || Date.parse(lastUsedAt) < now - minuteMs) {
			await noteUse(tokenId, () => markUsed(db, tokenId, now));
		}
		return { person: owner, scope };
	};
}

/** Notes the use, at most once a minute also when many requests arrive at once. */
async function markUsed(db: Database, tokenId: string, now: number): Promise<void> {
	const { id, lastUsedAt } = personalAccessToken;
	const stale = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now - minuteMs).toISOString()));
	await db
		.update(personalAccessToken)
		.set({ lastUsedAt: new Date(now).toISOString() })
		.where(and(eq(id, tokenId), stale));
}
