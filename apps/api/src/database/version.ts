import postgres from "postgres";
import { StartProblem } from "../start-problem.ts";

const oldest = 15;

/** @throws {StartProblem} when the server at `url` is older than PostgreSQL 15. */
export async function checkServerVersion(url: string): Promise<void> {
	const sql = postgres(url, { max: 1, connect_timeout: 5, fetch_types: false, onnotice: () => {} });
	try {
		const [row] = await sql<{ major: number }[]>`
			select current_setting('server_version_num')::int / 10000 as major`;
		if (row && row.major < oldest) {
			throw new StartProblem(
				`The database runs PostgreSQL ${row.major}; Throughline needs PostgreSQL ${oldest} or newer.`,
			);
		}
	} finally {
		await sql.end({ timeout: 1 });
	}
}
