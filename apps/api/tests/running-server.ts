import { person } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import type { Role } from "@throughline/domain/account";
import { openSessions } from "../src/auth/session/sessions.ts";
import type { Network } from "../src/pages/network.ts";
import { sessionSecret, startHost } from "./host.ts";

export type Client = (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>;

type ServerOptions = {
	database?: TestDatabase;
	url?: string;
	environment?: Record<string, string>;
	webRoot?: string;
	network?: Network;
};

/** The host, and callers of it as each role. Over `database` or, reached another way, `url`. */
export async function startServer({ environment = {}, webRoot, network, ...options }: ServerOptions = {}) {
	const database = options.database ?? (await createTestDatabase());
	const { origin, port, dataDir, stop } = await startHost(options.url ?? database.url, {
		environment,
		webRoot,
		network,
	});

	function client(headers: Record<string, string>): Client {
		return (path, { json, ...init } = {}) =>
			fetch(new URL(path, origin), {
				redirect: "manual",
				...init,
				...(json !== undefined && { body: JSON.stringify(json), method: init.method ?? "POST" }),
				headers: {
					...headers,
					...(json !== undefined && { "content-type": "application/json" }),
					...(init.headers as Record<string, string>),
				},
			});
	}

	/** The cookie of a session of a person of this role. */
	async function cookie(role: Role): Promise<string> {
		const identity = { issuer: "https://id.test", subject: role };
		await database.db
			.insert(person)
			.values({ ...identity, firstName: role, lastName: "Example", role })
			.onConflictDoNothing();
		const row = await database.db.query.person.findFirst({
			where: (table, { eq }) => eq(table.subject, role),
		});
		if (!row) throw new Error("no person");
		const token = await openSessions(database.db, sessionSecret).start(row.id, {
			userAgent: "test",
			ipAddress: null,
		});
		return `throughline_session=${token}`;
	}

	return {
		origin,
		port,
		dataDir,
		database,
		anonymous: client({}),
		/** A browser in which a person of this role is signed in. */
		browser: async (role: Role): Promise<Client> => client({ cookie: await cookie(role), origin }),
		cookie,
		stop,
	};
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;
