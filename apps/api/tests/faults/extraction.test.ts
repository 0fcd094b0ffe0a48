import { readdirSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databaseOf, makeToken, withDatabase } from "./database.ts";
import { hold } from "./hold.ts";
import { end, processesOf, startProduct } from "./process.ts";
import { over } from "./rounds/run.ts";
import { startedFolder } from "./started-folder.ts";
import { createStrategist } from "./strategist.ts";

let dataDir: string;

beforeEach(async () => {
	dataDir = await startedFolder();
});

afterEach(async () => {
	await rm(dataDir, { recursive: true, force: true });
});

const memo = readFileSync(new URL("../../fixtures/board-memo.docx", import.meta.url));

async function upload(url: string, token: string, sessionId: string, headers = {}): Promise<unknown> {
	const body = new FormData();
	body.append("sessionId", sessionId);
	body.append("file", new Blob([new Uint8Array(memo)]), "memo.docx");
	const answer = await fetch(`${url}/api/strategic-consultant/analyze`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, ...headers },
		body,
	});
	if (!answer.ok) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`);
	return await answer.json();
}

/** The writes of a reading at which the server dies: its beginning, its progress, its end. The rounds of runs have others. */
const writes = process.env.FAULT_ROUNDS ? [0, 1, 2] : [2];

test("kill -9 while a file is read: the next start reads it, once and whole", async () => {
	let product = await startProduct({ DATA_DIR: dataDir });
	const token = await makeToken(dataDir);
	const database = await databaseOf(dataDir);
	for (const [number, write] of writes.entries()) {
		const sessionId = `strategy_1700000000000_kill${number}`;
		const held = await hold(database, "run_event");
		await upload(product.url, token, sessionId, { prefer: "respond-async" });
		for (let passed = 0; passed < write; passed++) await held.pass();
		await held.reached();
		product.process.kill("SIGKILL");
		await product.ended;
		await held.release();
		// The process that reads does not outlive the server.
		await vi.waitFor(() => expect(readers()).toEqual([]), { timeout: 60_000 });

		product = await startProduct({ DATA_DIR: dataDir });
		expect(await over(createStrategist(product.url, token), sessionId, "extraction")).toBe(2);
		const answers = [
			await upload(product.url, token, sessionId),
			await upload(product.url, token, sessionId, { prefer: "respond-async" }),
		];
		expect(answers[1]).toEqual(answers[0]);
		expect(await storedOf(sessionId)).toEqual({ documents: 1, passages: 62, ends: 1 });
		expect(readdirSync(join(dataDir, "files"))).toHaveLength(number + 1);
	}
	expect(await end(product)).toBe(0);
	expect(processesOf(dataDir)).toEqual([]);
});

function readers(): string[] {
	return processesOf(dataDir).filter((command) => command.includes("documents/worker/main"));
}

async function storedOf(sessionId: string) {
	return await withDatabase(dataDir, async ({ sql }) => {
		const [found] = await sql`
			select count(distinct d.id)::int as documents, count(p.id)::int as passages,
				(select count(*)::int from run_event join run on run.id = run_id
					where session_id = ${sessionId} and run_event.kind = 'complete') as ends
			from source_document d join passage p on p.document_id = d.id where d.session_id = ${sessionId}`;
		return { ...found };
	});
}
