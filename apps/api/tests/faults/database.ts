import { connect } from "@throughline/db/connect";
import { person, personalAccessToken } from "@throughline/db/schema";
import { hashToken, newTokenSecret } from "@throughline/trpc/account/secret";
import { runningEmbedded } from "../../src/database/embedded.ts";

/** The address of the database that runs on a data folder. */
export async function databaseOf(dataDir: string): Promise<string> {
	const url = await runningEmbedded(dataDir);
	if (!url) throw new Error(`no database runs on ${dataDir}`);
	return url;
}

/** Works with that database, past the product. */
export async function withDatabase<Result>(
	dataDir: string,
	work: (connection: ReturnType<typeof connect>) => Promise<Result>,
): Promise<Result> {
	const connection = connect(await databaseOf(dataDir), { max: 1 });
	try {
		return await work(connection);
	} finally {
		await connection.close();
	}
}

/** An Editor's access token. */
export async function makeToken(dataDir: string): Promise<string> {
	return await tokenIn(await databaseOf(dataDir));
}

/** An Editor's access token for the product on a database. */
export async function tokenIn(url: string): Promise<string> {
	const token = newTokenSecret();
	const { db, close } = connect(url, { max: 1 });
	const [writer] = await db.insert(person).values({ firstName: "Writer", role: "Editor" }).returning();
	if (!writer) throw new Error("no person was made");
	await db.insert(personalAccessToken).values({
		personId: writer.id,
		name: "writes",
		tokenHash: hashToken(token),
		hint: token.slice(-4),
		scope: "write",
	});
	await close();
	return token;
}
