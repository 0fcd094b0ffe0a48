import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { person } from "@throughline/db/schema";
import { createTestDatabase, type TestDatabase } from "@throughline/db/testing/database";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { openSessions } from "../../src/auth/session/sessions.ts";
import { end, type Product, startProduct } from "../faults/process.ts";
import { sessionSecret } from "../host.ts";

const vendorKey = "sk-a-key-that-nobody-may-read";
const enteredKey = "sk-a-key-that-an-admin-enters";
const typedText = "a-text-that-somebody-typed";

let database: TestDatabase;
let dataDir: string;
let product: Product;
let cookie: string;

beforeAll(async () => {
	database = await createTestDatabase();
	dataDir = await mkdtemp(join(tmpdir(), "throughline-log-"));
	product = await startProduct({
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		SESSION_SECRET: sessionSecret,
		OPENAI_API_KEY: vendorKey,
		LOG_LEVEL: "trace",
	});
	const [editor] = await database.db
		.insert(person)
		.values({ issuer: "https://id.test", subject: "Editor", role: "Editor" })
		.returning();
	const from = { userAgent: "test", ipAddress: null };
	cookie = await openSessions(database.db, sessionSecret).start(editor?.id ?? "", from);
});
afterAll(async () => {
	await end(product);
	await database.drop();
	await rm(dataDir, { recursive: true, force: true });
});

const signedIn = () => ({ cookie: `throughline_session=${cookie}`, origin: product.url });
const Line = z.looseObject({
	requestId: z.string().optional(),
	reqId: z.string().optional(),
	level: z.string(),
	msg: z.string().optional(),
});

/** The lines that the log has about a request. */
function linesOf(requestId: string) {
	return product
		.stdout()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => Line.parse(JSON.parse(line)))
		.filter((line) => line.requestId === requestId || line.reqId === requestId);
}

/** Sends a request that fails by our own fault, and waits for what the log says about it. */
async function failing(path: string, init: RequestInit) {
	const answer = await fetch(product.url + path, init);
	expect(answer.status, path).toBe(500);
	const requestId = answer.headers.get("x-request-id") ?? "";
	return await vi.waitFor(() => {
		const [failure] = linesOf(requestId).filter(({ level }) => level === "error");
		if (!failure) throw new Error(`The log says nothing about ${path}`);
		return failure;
	});
}

it("A failed request's line has its cause, and the log no cookie, token, key or typed text", async () => {
	const json = { ...signedIn(), "content-type": "application/json" };
	const body = JSON.stringify({ name: typedText });
	const made = await fetch(`${product.url}/api/tokens`, {
		method: "POST",
		headers: json,
		body: JSON.stringify({ name: "Reports", scope: "write" }),
	});
	const { token } = z.object({ token: z.string() }).parse(await made.json());
	const bearer = { authorization: `Bearer ${token}` };

	// An Admin enters a key: once as it should be, once where it cannot be stored.
	const enter = { method: "PATCH", headers: json, body: JSON.stringify({ version: 1, apiKey: enteredKey }) };
	await database.sql`update person set role = 'Admin'`;
	expect((await fetch(`${product.url}/api/ai-providers/gemini`, enter)).status).toBe(200);
	await database.sql`alter table ai_provider rename to ai_provider_away`;
	await failing("/api/ai-providers/anthropic", enter);

	await database.sql`alter table program rename to away`;
	for (const failure of [
		await failing("/api/programs", { headers: signedIn() }),
		await failing("/api/programs", { headers: bearer }),
		await failing(`/trpc/program.list?input={"json":{}}&${typedText}`, { headers: signedIn() }),
		await failing("/api/programs", { method: "POST", headers: json, body }),
		await failing("/trpc/program.create", { method: "POST", headers: json, body: `{"json":${body}}` }),
	]) {
		expect(JSON.stringify(failure)).toContain('relation \\"program\\" does not exist');
	}
	await database.sql`alter table session rename to session_away`;
	const [{ id: sessionKey } = { id: "" }] = await database.sql`select id from session_away`;
	const unknown = await failing("/api/programs", { headers: signedIn() });
	expect(JSON.stringify(unknown)).toContain('relation \\"session\\" does not exist');
	const refused = await fetch(`${product.url}/api/programs`, {
		headers: { authorization: "Bearer wrong-one" },
	});
	expect(refused.status).toBe(401);

	const secrets = [cookie, sessionKey, token, "wrong-one", sessionSecret, vendorKey, enteredKey, typedText];
	const log = product.stdout() + product.stderr();
	expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
