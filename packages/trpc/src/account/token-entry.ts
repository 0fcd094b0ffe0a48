import { personalAccessToken } from "@throughline/db/schema";

/** What an owner sees of a token: all but its hash. */
export const tokenEntry = {
	id: personalAccessToken.id,
	name: personalAccessToken.name,
	hint: personalAccessToken.hint,
	scope: personalAccessToken.scope,
	createdAt: personalAccessToken.createdAt,
	expiresAt: personalAccessToken.expiresAt,
	lastUsedAt: personalAccessToken.lastUsedAt,
	revokedAt: personalAccessToken.revokedAt,
};

/** The audit line of what happened to a token. */
export function tokenEvent(action: string, row: { id: string; name: string }) {
	return {
		action,
		area: "account" as const,
		objectType: "access token",
		objectId: row.id,
		objectTitle: row.name,
		programId: null,
	};
}
