import { orchestratorRun, person, run } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { watchAssumptions } from "../../src/assumptions.ts";
import { remind } from "../../src/reminders.ts";
import { addressOf } from "./addresses.ts";
import { type Client, type RunningServer, startServer } from "./running-server.ts";

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

const Parameters = z.array(z.object({ name: z.string(), in: z.string(), required: z.boolean().optional() }));
const Document = z.object({
	paths: z.record(z.string(), z.object({ get: z.object({ parameters: Parameters.optional() }).optional() })),
});

/** What all rows are, by table; when sessions and limits were last counted is no change that a person sees. */
async function contents(): Promise<Record<string, string>> {
	const { sql } = database;
	const names = await sql`select tablename from pg_tables where schemaname = 'public' order by 1`;
	const counted = names.map(({ tablename }) => String(tablename)).filter((name) => name !== "rate_limit");
	const entries = counted.map(async (name) => {
		const rows = sql`select to_jsonb(t) - 'last_seen_at' as row from ${sql(name)} t`;
		const [all] =
			await sql`select count(*), md5(string_agg(row::text, ' ' order by row::text)) from (${rows})`;
		return [name, `${all?.count} ${all?.md5}`] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
}

it("No documented GET changes anything, by a Viewer on the demo; only a research stream may begin work", async () => {
	const document = Document.parse(await (await server.anonymous("/api/openapi.json")).json());
	const reading = Object.entries(document.paths).flatMap(([path, { get }]) =>
		get ? [{ path, parameters: get.parameters ?? [] }] : [],
	);
	expect(reading.length).toBeGreaterThan(70);
	const [task] = await database.sql`select program_id from task limit 1`;
	const given: Record<string, string> = {
		programId: task?.program_id,
		objectType: "program",
		objectId: task?.program_id,
		format: "csv",
		week: "2026-03-02",
		q: "energy",
	};
	const before = await contents();
	const refused: string[] = [];
	for (const { path, parameters } of reading) {
		const query = parameters.filter((each) => each.in === "query" && each.required);
		const search = new URLSearchParams(
			Object.fromEntries(query.map(({ name }) => [name, given[name] ?? ""])),
		);
		const answer = await viewer(`${await addressOf(database, path)}${query.length > 0 ? `?${search}` : ""}`);
		await answer.text();
		if (!answer.ok) refused.push(`${answer.status} ${path}`);
	}
	// Two that ask for more than reading, and two of which the demo has none.
	expect(refused).toEqual([
		"403 /api/people",
		"404 /api/strategic-consultant/documents/{id}/file",
		"403 /api/strategic-consultant/origins/choices",
		"404 /api/strategic-consultant/tripwires/{id}",
	]);
	expect(await contents()).toEqual(before);
});
