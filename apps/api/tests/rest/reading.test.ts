import { orchestratorRun, person, playbook, playbookVersion, run } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { Playbook } from "@throughline/domain/playbook/playbook";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { watchAssumptions } from "../../src/hourly/assumptions.ts";
import { remind } from "../../src/hourly/reminders.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";
import { documentedReads, readAddress } from "./documented-reads.ts";

const quay = Playbook.parse({
	id: "quay",
	name: { en: "Quay" },
	summary: { en: "For a quay" },
	workstreams: [
		{ id: "work", title: { en: "Work" }, tasks: [{ id: "dig", name: { en: "Dig" }, days: [1, 2, 3] }] },
	],
});

let database: TestDatabase;
let server: RunningServer;
let viewer: Client;

beforeAll(async () => {
	database = await createTestDatabase({ demo: true });
	// What the server does by itself at its start must not look like the work of a call.
	await remind(database.db);
	await watchAssumptions(database.db);
	server = await startServer({ database });
	viewer = await server.browser("Viewer");
	const [{ id: personId } = { id: "" }] = await database.db
		.select()
		.from(person)
		.where(eq(person.subject, "Viewer"));
	const [row] = await database.db.insert(playbook).values({ id: "quay", content: quay }).returning();
	if (!row) throw new Error("no playbook");
	const { id: playbookId, version, content } = row;
	await database.db.insert(playbookVersion).values({ playbookId, version, content, savedBy: "Admin" });
	const ended = { status: "succeeded", finishedAt: new Date().toISOString(), result: {} } as const;
	const [{ id: runId } = { id: "" }] = await database.db
		.insert(run)
		.values({ kind: "orchestration", key: "orchestration/1", personId, provider: "offline", ...ended })
		.returning();
	await database.db
		.insert(orchestratorRun)
		.values({ personId, runId, taskDescription: "Draft the charter", requirements: ["One page"] });
});
afterAll(async () => {
	await server.stop();
	await database.drop();
});

/** What all rows are, by table; when sessions and limits were last counted is no change that a person sees. */
async function contents(): Promise<Record<string, string>> {
	const { sql } = database;
	const names = await sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
	const counted = names.map(({ tablename }) => String(tablename)).filter((name) => name !== "rate_limit");
	const entries = counted.map(async (name) => {
		const rows = sql`select to_jsonb(t) - 'last_seen_at' - 'expires_at' as row from ${sql(name)} t`;
		const [all] =
			await sql`select count(*), md5(string_agg(row::text, ' ' order by row::text)) from (${rows})`;
		return [name, `${all?.count} ${all?.md5}`] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

it("No documented GET changes anything, by a Viewer on the demo; only a research stream may begin work", async () => {
	const reading = documentedReads(await (await server.anonymous("/api/openapi.json")).json());
	expect(reading.length).toBeGreaterThan(70);
	const before = await contents();
	const refused: string[] = [];
	for (const read of reading) {
		const answer = await viewer(await readAddress(database, read));
		await answer.text();
		if (!answer.ok) refused.push(`${answer.status} ${read.path}`);
	}
	// Seven that ask for more than reading, and five of which the demo has none.
	expect(refused).toEqual([
		"403 /api/people",
		"403 /api/ai-providers",
		"403 /api/ai-providers/{provider}/models",
		"403 /api/web-search",
		"404 /api/portfolios/{id}",
		"404 /api/templates/{id}",
		"404 /api/exchange-rates/{id}",
		"404 /api/strategic-consultant/documents/{id}/file",
		"403 /api/strategic-consultant/origins/choices",
		"404 /api/strategic-consultant/tripwires/{id}",
		"403 /api/trash",
		"403 /api/undo",
	]);
	expect(await contents()).toEqual(before);
});
