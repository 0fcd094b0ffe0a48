import type { Database } from "@throughline/db/connect";
import type { Context } from "@throughline/trpc/context";
import { CodedError } from "@throughline/trpc/error";
import type { FastifyRequest } from "fastify";
import { readBearer } from "../http/caller.ts";
import type { CookieJar } from "./session/cookies.ts";
import type { Sessions } from "./session/sessions.ts";
import { tokenOwners } from "./token-owners.ts";

/** Who makes a request, and how far their credentials reach. */
export type Identity = Pick<Context, "person" | "scope" | "sessionPublicId">;

const anonymous: Identity = { person: null, scope: "write", sessionPublicId: null };

/**
 * Finds who makes a request, with one query: by bearer token when there is one, else by session cookie. A cookie that
 * no longer holds means an anonymous caller; a token that does not hold throws UNAUTHENTICATED, because its sender
 * believes in it.
 */
export function identifier(db: Database, sessions: Sessions, cookie: CookieJar) {
	const ownerOf = tokenOwners(db);
	return async (request: Pick<FastifyRequest, "headers" | "cookies">): Promise<Identity> => {
		const bearer = readBearer(request.headers.authorization);
		if (bearer !== null) {
			const owner = await ownerOf(bearer);
			if (!owner) throw new CodedError("UNAUTHENTICATED", "This access token is wrong, expired or revoked");
			return { ...owner, sessionPublicId: null };
		}
		const token = cookie.read(request);
		const session = token === null ? null : await sessions.find(token);
		return session
			? { person: session.person, scope: "write", sessionPublicId: session.publicId }
			: anonymous;
	};
}
