import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { connect } from "@throughline/db/connect";
import { loadDemo } from "@throughline/db/demo/demo";
import { deletedObject } from "@throughline/db/schema";
import { createTwoRoles, type TwoRoles } from "@throughline/db/testing/roles";
import { IntegrationSummary } from "@throughline/domain/consultant/version";
import { OrchestratorResult } from "@throughline/domain/orchestrator";
import { Program } from "@throughline/domain/program";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readConfig } from "../../src/config.ts";
import { bringToSchema } from "../../src/database/schema.ts";
import { watchAssumptions } from "../../src/hourly/assumptions.ts";
import { tidy } from "../../src/hourly/housekeeping.ts";
import { remind } from "../../src/hourly/reminders.ts";
import { explainFailure } from "../../src/lifecycle/explain.ts";
import { createPlanOverRest } from "../consultant/plan-over-rest.ts";
import { sessionSecret } from "../host.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let roles: TwoRoles;
let runtime: ReturnType<typeof connect>;
let server: RunningServer;
let editor: Client;

beforeAll(async () => {
	roles = await createTwoRoles();
	const { applied } = await bringToSchema({ url: roles.runtimeUrl, migrationUrl: roles.ownerUrl });
	expect(applied.length).toBeGreaterThan(10);
	runtime = connect(roles.runtimeUrl, { max: 4 });
	server = await startServer({ database: { ...runtime, url: roles.runtimeUrl, drop: roles.drop } });
	editor = await server.browser("Editor");
});
afterAll(async () => {
	await server.stop();
	await runtime.close();
	await roles.drop();
});

async function read<T>(shape: z.ZodType<T>, answer: Promise<Response>): Promise<T> {
	const response = await answer;
	expect(response.ok, await response.clone().text()).toBe(true);
	return shape.parse(await response.json());
}
const post: RequestInit = { method: "POST" };

describe("the product with a role that owns nothing", () => {
	it("creates, changes, finds, deletes and brings back", async () => {
		const program = await read(Program, editor("/api/programs", { json: { name: "Harbour quay" } }));
		const path = `/api/programs/${program.id}`;
		const named = { programId: program.id, name: "Dredge the basin" };
		await read(z.object({ id: z.string() }), editor("/api/tasks", { json: named }));
		await read(Program, editor(path, { method: "PATCH", json: { version: 1, description: "Quay 4" } }));
		const found = await editor(`/api/search?${new URLSearchParams({ q: "Harbuor" })}`);
		expect(await found.text()).toContain(program.id);
		const deleted = z.object({ undoId: z.string() });
		const { undoId } = await read(deleted, editor(`${path}?version=2`, { method: "DELETE" }));
		expect((await editor(path)).status).toBe(404);
		await read(z.object({ id: z.string() }), editor(`/api/deletions/${undoId}/undo`, post));
		expect(await read(Program, editor(path))).toMatchObject({ description: "Quay 4" });
	});

	it("leads a strategy from a memo to a program", async () => {
		const { sessionId, versionNumber } = await createPlanOverRest(editor, "strategy_1700000000000_roles");
		const path = `/api/strategic-consultant/integrate/${sessionId}/${versionNumber}`;
		expect(await read(IntegrationSummary, editor(path, post))).toMatchObject({ stageGatesCreated: 5 });
	}, 60_000);

	it("runs the orchestrator", async () => {
		const task = { taskDescription: "Export the risks", requirements: ["A row for each"], maxRetries: 1 };
		const answer = editor("/api/orchestrator/task", { json: { ...task, preferredProvider: "offline" } });
		expect(await read(OrchestratorResult, answer)).toMatchObject({ provider: "offline" });
	}, 60_000);

	it("keeps house every hour", async () => {
		await runtime.db.update(deletedObject).set({ createdAt: "2026-01-01T00:00:00.000Z" });
		for (const work of [tidy, remind, watchAssumptions]) await work(runtime.db);
		expect(await runtime.db.select().from(deletedObject)).toEqual([]);
	});

	it.each([
		"alter table audit_entry disable trigger user",
		"truncate audit_entry",
		"delete from audit_entry",
		"update audit_entry set action = 'deleted'",
		"drop table audit_entry",
	])("cannot touch the audit trail: %s", async (statement) => {
		await expect(runtime.db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "42501" } });
		expect(await runtime.db.$count(sql`audit_entry`)).toBeGreaterThan(0);
	});
});

it("a backup is made by the role that owns nothing, and restored by the owner for it to use", async () => {
	const folder = await mkdtemp(join(tmpdir(), "throughline-roles-"));
	const target = await createTwoRoles();
	const command = (script: string, { runtimeUrl, ownerUrl }: TwoRoles) =>
		promisify(execFile)(
			process.execPath,
			[join(import.meta.dirname, "../../../../scripts", script), join(folder, "archive")],
			{ env: { DATABASE_URL: runtimeUrl, MIGRATION_DATABASE_URL: ownerUrl, DATA_DIR: join(folder, script) } },
		);
	const count = "select count(*)::int as n from audit_entry";
	await command("backup.ts", roles);
	await command("restore.ts", target);
	const restored = connect(target.runtimeUrl, { max: 1 });
	expect(await restored.sql.unsafe(count)).toEqual(await runtime.sql.unsafe(count));
	await expect(restored.sql`delete from audit_entry`).rejects.toMatchObject({ code: "42501" });
	await restored.sql`update program set name = 'Changed'`;
	await restored.close();
	await target.drop();
	await rm(folder, { recursive: true });
}, 60_000);

describe("a start with two roles", () => {
	it("loads the demo as the one that runs", async () => {
		const fresh = await createTwoRoles();
		const [url, migrationUrl] = [fresh.runtimeUrl, fresh.ownerUrl];
		await Promise.all([1, 2].map(() => bringToSchema({ url, migrationUrl })));
		const { db, close } = connect(url, { max: 1 });
		expect(await loadDemo(db, { today: "2026-11-23" })).toBe(true);
		await close();
		await fresh.drop();
	});

	it("is refused when the addresses lead to different databases", async () => {
		const other = await createTwoRoles();
		const attempt = bringToSchema({ url: roles.runtimeUrl, migrationUrl: other.ownerUrl });
		await expect(attempt).rejects.toThrow("MIGRATION_DATABASE_URL lead to different databases");
		await other.drop();
	});

	it.each([
		{ name: "a wrong password", part: "password", value: "wrong", sentence: /refuses the user ".*-owner"/ },
		{ name: "a port where nothing listens", part: "port", value: "1", sentence: /cannot be reached/ },
	] as const)("names MIGRATION_DATABASE_URL after $name", async ({ part, value, sentence }) => {
		const address = new URL(roles.ownerUrl);
		address[part] = value;
		const wrong = address.href;
		const config = readConfig({
			DATABASE_URL: roles.runtimeUrl,
			MIGRATION_DATABASE_URL: wrong,
			SESSION_SECRET: sessionSecret,
		});
		const error = await bringToSchema({ url: roles.runtimeUrl, migrationUrl: wrong }).catch(
			(thrown) => thrown,
		);
		expect(explainFailure(error, config)).toMatch(sentence);
		expect(explainFailure(error, config)).toContain("MIGRATION_DATABASE_URL");
	});
});
