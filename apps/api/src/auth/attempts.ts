import type { Database } from "@throughline/db/connect";
import { signInAttempt } from "@throughline/db/schema";
import { eq, sql } from "drizzle-orm";
import { hashKey, keyedHash, randomToken } from "../secret.ts";
import { SignInFailure } from "./failure.ts";

/** How long a person may take at the identity provider. */
export const attemptSeconds = 600;

/** What one way to the provider and back remembers. */
type Attempt = { nonce: string; codeVerifier: string; returnTo: string };

export type Attempts = {
	/** Remembers an attempt of the browser that holds `browser`, and answers the `state` that goes to the provider. */
	start(browser: string, attempt: Attempt): Promise<string>;
	/** Takes the attempt out of the database: nobody can use it again. Throws a SignInFailure ATTEMPT_EXPIRED. */
	take(browser: string, state: string): Promise<Attempt>;
};

/**
 * Sign-ins under way. The stored key covers both the `state` and the browser's secret, so a `state` that was begun in
 * another browser finds nothing.
 */
export function openAttempts(db: Database, sessionSecret: string): Attempts {
	const key = hashKey(sessionSecret, "sign-in attempt");
	const stateHash = (browser: string, state: string) => keyedHash(key, `${browser} ${state}`);
	return {
		async start(browser, attempt) {
			const state = randomToken();
			const expiresAt = sql`now() + make_interval(secs => ${attemptSeconds})`;
			await db.insert(signInAttempt).values({ ...attempt, stateHash: stateHash(browser, state), expiresAt });
			return state;
		},
		async take(browser, state) {
			const [row] = await db
				.delete(signInAttempt)
				.where(eq(signInAttempt.stateHash, stateHash(browser, state)))
				.returning({
					nonce: signInAttempt.nonce,
					codeVerifier: signInAttempt.codeVerifier,
					returnTo: signInAttempt.returnTo,
					expired: sql<boolean>`${signInAttempt.expiresAt} <= now()`,
				});
			if (!row) throw new SignInFailure("ATTEMPT_EXPIRED", "No such sign-in is under way in this browser");
			const { expired, ...attempt } = row;
			if (expired) throw new SignInFailure("ATTEMPT_EXPIRED", "The sign-in took longer than allowed");
			return attempt;
		},
	};
}
