import { databaseTime } from "@throughline/db/clock";
import type { Transaction } from "@throughline/db/connect";
import { personalAccessToken } from "@throughline/db/schema";
import { type CreatedToken, type NewToken, tokenExpiry } from "@throughline/domain/account";
import type { SignedIn } from "../context.ts";
import { invalidInput } from "../error.ts";
import type { Writer } from "../writer.ts";
import { hashToken, newTokenSecret } from "./secret.ts";
import { tokenEntry, tokenEvent } from "./token-entry.ts";

type Caller = Pick<SignedIn, "person"> & { db: Transaction; write: Writer };

/** Makes a token for the caller; the answer alone holds it. Throws INVALID_INPUT for an end in the past. */
export async function createToken(caller: Caller, input: NewToken): Promise<CreatedToken> {
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
