import postgres from "postgres";
import { connect } from "../connect.ts";
import { migrate } from "../migration/migrate.ts";

/** The database that has the newest schema and no rows. Every empty test database is a copy of it. */
export const emptyTemplate = "throughline_template";
/** The same with the demo portfolio, made when the first test asks for it. */
export const demoTemplate = "throughline_demo_template";

/** The URL of another database on the server that `serverUrl` names. */
export function databaseUrl(serverUrl: string, database: string): string {
	const url = new URL(serverUrl);
	url.pathname = `/${database}`;
	return url.href;
}

/** Makes the empty template on the test server, migrated by the product's own migrations. */
export async function makeEmptyTemplate(serverUrl: string): Promise<void> {
	const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
	try {
		await admin`create database ${admin(emptyTemplate)}`;
		await migrate(databaseUrl(serverUrl, emptyTemplate));
	} finally {
		await admin.end();
	}
}

/**
 * Makes the template with the demo portfolio, relative to today, unless another test file already did:
 * a lock lets one make it while the others wait.
 */
export async function makeDemoTemplate(serverUrl: string): Promise<void> {
	const admin = postgres(serverUrl, { max: 1, onnotice: () => {} });
	try {
		await admin`select pg_advisory_lock(1)`;
		if ((await admin`select 1 from pg_database where datname = ${demoTemplate}`).length > 0) return;
		const unfinished = `${demoTemplate}_unfinished`;
		await admin`drop database if exists ${admin(unfinished)} with (force)`;
		await admin`create database ${admin(unfinished)} template ${admin(emptyTemplate)}`;
		const connection = connect(databaseUrl(serverUrl, unfinished), { max: 2 });
		try {
			const { loadDemo } = await import("../demo/demo.ts");
			await loadDemo(connection.db, { today: new Date().toISOString().slice(0, 10) });
		} finally {
			await connection.close();
		}
		await admin`alter database ${admin(unfinished)} rename to ${admin(demoTemplate)}`;
	} finally {
		await admin.end();
	}
}
