import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import postgres from "postgres";
import { type Connection, connect } from "../connect.ts";
import { databaseUrl, demoTemplate, emptyTemplate, makeDemoTemplate } from "./template.ts";

/** A real PostgreSQL database of one test file's own. */
export type TestDatabase = {
	url: string;
	db: Connection["db"];
	sql: Connection["sql"];
	/** Closes the connections and removes the database, whoever else is still connected to it. */
	drop(): Promise<void>;
};

/**
 * Makes a database with the newest schema, empty or with the demo portfolio, as a copy of a template; or as a copy of
 * another database that nobody is connected to.
 * Call it once per test file in `beforeAll`, and `drop` in `afterAll`.
 * @throws when the test server is missing: run tests through the Vitest configuration at the root.
 */
export async function createTestDatabase(
	options: { demo?: boolean; template?: string } = {},
): Promise<TestDatabase> {
	const serverUrl = process.env.TEST_POSTGRES_URL;
	if (!serverUrl)
		throw new Error("TEST_POSTGRES_URL is unset: run the tests from the root, `vitest run --project db`.");
	if (options.demo) await makeDemoTemplate(serverUrl);
	const admin = administration(serverUrl);
	const name = `test_${randomBytes(8).toString("hex")}`;
	const template = options.template ?? (options.demo ? demoTemplate : emptyTemplate);
	// Through the log, which is the usual way, a copy takes several times the processor time.
	await whenThereIsRoom(
		() => admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`,
	);
	const url = databaseUrl(serverUrl, name);
	const connection = connect(url, { max: 4 });
	return {
		url,
		db: connection.db,
		sql: connection.sql,
		async drop() {
			await connection.close();
			await whenThereIsRoom(() => admin`drop database if exists ${admin(name)} with (force)`);
		},
	};
}

/** A test that fills a disk of the same server lets its checkpoints fail: asked for again until there is room. */
async function whenThereIsRoom(change: () => PromiseLike<unknown>): Promise<void> {
	const giveUp = Date.now() + longestFull;
	for (;;) {
		try {
			await change();
			return;
		} catch (error) {
			const isFull = error instanceof Error && error.message.includes("checkpoint request failed");
			if (!isFull || Date.now() > giveUp) throw error;
			await setTimeout(200);
		}
	}
}

const longestFull = 30_000;

let shared: postgres.Sql | undefined;

/** One connection for all databases of a test process; it closes itself when it has nothing to do. */
function administration(serverUrl: string): postgres.Sql {
	shared ??= postgres(serverUrl, { max: 1, idle_timeout: 1, onnotice: () => {} });
	return shared;
}
