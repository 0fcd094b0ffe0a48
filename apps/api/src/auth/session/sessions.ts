import type { Database } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import type { Person } from "@throughline/domain/account";
import { Lucia, TimeSpan } from "lucia";
import { hashKey, keyedHash, randomToken } from "../../secret.ts";
import { absoluteMs, idleMs, sessionAdapter } from "./adapter.ts";

declare module "lucia" {
	interface Register {
		Lucia: ReturnType<typeof createLucia>;
		DatabaseSessionAttributes: { publicId: string; userAgent?: string | null; ipAddress?: string | null };
		DatabaseUserAttributes: Omit<Person, "id">;
	}
}

function createLucia(db: Database) {
	return new Lucia(sessionAdapter(db), {
		sessionExpiresIn: new TimeSpan(idleMs, "ms"),
		getSessionAttributes: ({ publicId }) => ({ publicId }),
		getUserAttributes: (person) => person,
	});
}

/** Where a session was started from. */
type Origin = { userAgent: string | null; ipAddress: string | null };

export type Sessions = {
	/** Who is signed in with this cookie value; null when it is unknown, expired or its person is disabled. */
	find(token: string): Promise<{ person: Person; publicId: string } | null>;
	/** Starts a session with a new id and answers the cookie value, which is stored nowhere. */
	start(personId: string, origin: Origin): Promise<string>;
	end(token: string): Promise<void>;
};

/** How long a browser keeps the cookie; the server decides by itself when the session ends. */
export const sessionCookieSeconds = absoluteMs / 1000;

/** Sessions on Lucia. The database holds a keyed hash of the cookie value: a leaked table signs nobody in. */
export function openSessions(db: Database, sessionSecret: string): Sessions {
	const lucia = createLucia(db);
	const key = hashKey(sessionSecret, "session id");
	return {
		async find(token) {
			const { user, session } = await lucia.validateSession(keyedHash(key, token));
			return session && { person: user, publicId: session.publicId };
		},
		async start(personId, { userAgent, ipAddress }) {
			const token = randomToken();
			const attributes = { publicId: newId(), userAgent: userAgent?.slice(0, 500) ?? null, ipAddress };
			await lucia.createSession(personId, attributes, { sessionId: keyedHash(key, token) });
			return token;
		},
		end: (token) => lucia.invalidateSession(keyedHash(key, token)),
	};
}
