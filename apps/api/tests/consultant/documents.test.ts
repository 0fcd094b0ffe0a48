import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { rateLimit, run, sourceDocument } from "@throughline/db/schema";
import { Analyzed, SourceDocument, SourceText } from "@throughline/domain/consultant/session";
import { discardUnwanted } from "@throughline/trpc/consultant/document/discard";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { fixtures } from "../../fixtures/planted.ts";
import { openFileStore } from "../../src/documents/file-store.ts";
import { type Client, type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let editor: Client;
let admin: Client;
let viewer: Client;

beforeAll(async () => {
	server = await startServer();
	editor = await server.browser("Editor");
	admin = await server.browser("Admin");
	viewer = await server.browser("Viewer");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const consultant = "/api/strategic-consultant";
const fixture = (file: string) => readFileSync(new URL(`../../fixtures/${file}`, import.meta.url));
let number = 0;
const freshSession = () => `strategy_1700000000000_file${number++}`;
type Named = readonly [name: string, content: Buffer];

function form(files: readonly Named[], fields: Record<string, string> = {}): FormData {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	for (const [name, content] of files) body.append("file", new Blob([new Uint8Array(content)]), name);
	return body;
}

const send = (client: Client, files: readonly Named[], fields?: Record<string, string>, headers = {}) =>
	client(`${consultant}/analyze`, { method: "POST", body: form(files, fields), headers });

async function analyzed(answer: Response): Promise<z.infer<typeof Analyzed>> {
	expect(answer.status, await answer.clone().text()).toBe(200);
	return Analyzed.parse(await answer.json());
}

const answers = new Map<string, ReturnType<typeof analyzed>>();

/** OCR takes seconds: a file is read once for all tests that only look at the answer. */
function readOnce(file: string): ReturnType<typeof analyzed> {
	const sessionId = freshSession();
	const answer = answers.get(file) ?? send(editor, [[file, fixture(file)]], { sessionId }).then(analyzed);
	answers.set(file, answer);
	return answer;
}

function pictureOf(line: string): Promise<Buffer> {
	const canvas = createCanvas(400, 80);
	const context = canvas.getContext("2d");
	context.fillStyle = "white";
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.fillStyle = "black";
	context.font = "30px DejaVu Serif, Georgia, serif";
	context.fillText(line, 40, 50);
	return canvas.encode("png");
}

const storedFiles = () => readdirSync(join(server.dataDir, "files"));
const arrivingFiles = () => readdirSync(join(server.dataDir, "uploads"));

describe.each(fixtures)("$file", ({ file, planted }) => {
	it("is read: every planted sentence stands in the text, in a passage, at its place", async () => {
		const answer = await readOnce(file);
		const [document] = answer.documents;
		expect(document).toMatchObject({ kind: "file", name: file, downloadable: true });
		const source = await editor(`${consultant}/documents/${document?.id}?limit=500`);
		const { passages } = SourceText.parse(await source.json());
		for (const { start, end, text } of passages) expect(answer.inputContent.slice(start, end)).toBe(text);
		const sentences = [
			...planted.causes.map(({ sentence }) => sentence),
			...planted.contradictions.flat(),
			...planted.gaps,
			...planted.figures,
			...planted.hostile,
		];
		const found = (sentence: string) => passages.some(({ text }) => text.includes(sentence));
		expect(sentences.filter((sentence) => !found(sentence))).toEqual([]);
	}, 90_000);
});

describe("an uploaded file", () => {
	it("says how it was read, and on which page a passage stands", async () => {
		const { documents } = await readOnce("service-audit.pdf");
		expect(documents[0]).toMatchObject({
			mediaType: "application/pdf",
			readBy: "ocr",
			pages: 2,
			notes: ["This PDF has no text layer; its pages were read by OCR."],
		});
		const source = await editor(`${consultant}/documents/${documents[0]?.id}?from=25`);
		const { passages, total } = SourceText.parse(await source.json());
		expect(passages.map(({ page }) => page)).toEqual(Array(total - 25).fill(2));
	}, 90_000);

	it("names the session by its first sentence", async () => {
		const { sessionId } = await readOnce("board-memo.docx");
		const session = await (await editor(`${consultant}/sessions/${sessionId}`)).json();
		expect(session).toMatchObject({ title: "Memo to the board: why we are losing service contracts" });
	});

	it("comes back as an attachment with the very same bytes", async () => {
		const original = fixture("werk-minden.docx");
		const { documents } = await analyzed(await send(editor, [['Größe "1"; ä.docx', original]]));
		const answer = await editor(`${consultant}/documents/${documents[0]?.id}/file`);
		expect(answer.status).toBe(200);
		expect(Buffer.from(await answer.arrayBuffer())).toEqual(original);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			"content-type": "application/octet-stream",
			"content-disposition": `attachment; filename="Gr__e _1_; _.docx"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22%3B%20%C3%A4.docx`,
			"x-content-type-options": "nosniff",
			"content-security-policy": "sandbox; default-src 'none'",
			"cache-control": "no-store",
		});
	});

	it("may come with others and a text, in one call", async () => {
		const files: Named[] = [
			["memo.docx", fixture("board-memo.docx")],
			["register.xls", fixture("loss-register.xls")],
		];
		const { inputContent, documents } = await analyzed(await send(editor, files, { text: "Look at both." }));
		expect(documents.map(({ name }) => name)).toEqual(["Typed text", "memo.docx", "register.xls"]);
		expect(inputContent).toContain("Look at both.\n\nMemo to the board");
	});

	it("is read though nothing can be read of the text beside it, and listed once", async () => {
		const sessionId = freshSession();
		const fields = { sessionId, text: "!!! ???" };
		const files: Named[] = [["memo.docx", fixture("board-memo.docx")]];
		const { documents } = await analyzed(await send(editor, files, fields));
		expect(documents.map(({ name }) => name)).toEqual(["memo.docx"]);
		const again = await analyzed(await send(editor, files, fields));
		expect(again.documents).toEqual(documents);
		const alone = await send(editor, [], { text: "!!! ???" });
		expect([alone.status, await alone.json()]).toMatchObject([
			422,
			{ code: "UNREADABLE", error: "No valid input text could be extracted" },
		]);
	});

	it("in a field that is not known is refused, and not kept", async () => {
		const before = storedFiles().length;
		const body = new FormData();
		body.append("file", new Blob([new Uint8Array(fixture("board-memo.docx"))]), "memo.docx");
		body.append("attachment", new Blob([new Uint8Array(fixture("board-memo.docx"))]), "memo.docx");
		const answer = await editor(`${consultant}/analyze`, { method: "POST", body });
		expect([answer.status, await answer.json()]).toMatchObject([
			400,
			{ code: "INVALID_INPUT", issues: [{ path: "attachment", message: "This field is not known" }] },
		]);
		expect([storedFiles().length, arrivingFiles()]).toEqual([before, []]);
	});

	it("is read and kept once, however often it comes", async () => {
		const sessionId = freshSession();
		const files: Named[] = [["memo.docx", fixture("board-memo.docx")]];
		const once = await analyzed(await send(editor, files, { sessionId }));
		const before = storedFiles().length;
		const again = await analyzed(await send(editor, [...files, ...files], { sessionId }));
		expect(again).toEqual(once);
		expect(storedFiles()).toHaveLength(before);
	});

	it("gives the first answer to a repeated Idempotency-Key, also while the first call is under way", async () => {
		const call = () =>
			send(editor, [["memo.docx", fixture("board-memo.docx")]], {}, { "idempotency-key": "one-upload" });
		const [one, other] = await Promise.all([call(), call()]);
		const first = await analyzed(one);
		expect(await analyzed(other)).toEqual(first);
		expect(await analyzed(await call())).toEqual(first);
		expect(first.documents).toHaveLength(1);
	});

	it("is read after the answer for who prefers that, and the run tells how far it is", async () => {
		const sessionId = freshSession();
		const headers = { prefer: "respond-async" };
		const files: Named[] = [["note.png", await pictureOf("Orders are late.")]];
		const answer = await send(editor, files, { sessionId }, headers);
		expect(answer.status).toBe(202);
		expect(answer.headers.get("preference-applied")).toBe("respond-async");
		const begun = z.object({ sessionId: z.literal(sessionId), runId: z.uuid() }).parse(await answer.json());
		const stream = await editor(`${consultant}/runs/${begun.runId}/stream`);
		const events = await stream.text();
		expect(events).toContain("OCR: page 1 of 1");
		expect(events).toContain('"complete"');
		const documents = await (await editor(`${consultant}/sessions/${sessionId}/documents`)).json();
		expect(z.array(SourceDocument).parse(documents)).toHaveLength(1);
		// Known by now: nothing is left to wait for.
		const again = await send(editor, files, { sessionId }, headers);
		expect((await analyzed(again)).documents).toHaveLength(1);
	}, 90_000);

	it("can be cancelled while it is read; its file goes", async () => {
		const before = storedFiles();
		const answer = await send(
			editor,
			// A picture takes seconds to read: a document of text may be read before anybody can cancel it.
			[["note.png", await pictureOf("Orders are late.")]],
			{},
			{ prefer: "respond-async" },
		);
		const { sessionId, runId } = (await answer.json()) as { sessionId: string; runId: string };
		await vi.waitFor(
			async () => {
				const [row] = await server.database.db.select().from(run).where(eq(run.id, runId));
				expect(row?.status).toBe("running");
			},
			{ timeout: 20_000 },
		);
		const cancelled = await editor(`${consultant}/runs/${runId}/cancel`, { method: "POST" });
		expect(cancelled.status).toBe(200);
		const [stopped] = await server.database.db.select().from(run).where(eq(run.id, runId));
		expect(stopped?.status).toBe("cancelled");
		await vi.waitFor(() => expect(storedFiles()).toEqual(before), { timeout: 20_000 });
		const documents = await (await editor(`${consultant}/sessions/${sessionId}/documents`)).json();
		expect(documents).toEqual([]);
		const sessions = (await (await editor(`${consultant}/sessions`)).json()) as { id: string }[];
		expect(sessions.map(({ id }) => id)).not.toContain(sessionId);
	}, 60_000);

	it("goes with its session once the deletion can no longer be undone", async () => {
		const { sessionId } = await analyzed(await send(editor, [["memo.docx", fixture("board-memo.docx")]]));
		const { db } = server.database;
		const [document] = await db.select().from(sourceDocument).where(eq(sourceDocument.sessionId, sessionId));
		const key = document?.storageKey ?? "";
		const store = await openFileStore(server.dataDir);
		const removed = await editor(`${consultant}/sessions/${sessionId}`, { method: "DELETE" });
		const { undoId } = (await removed.json()) as { undoId: string };
		await discardUnwanted(db, store, storedFiles());
		expect(storedFiles()).toContain(key);
		await editor("/api/trash/restore", { json: { undoId } });
		await discardUnwanted(db, store, storedFiles());
		expect(storedFiles()).toContain(key);

		await editor(`${consultant}/sessions/${sessionId}`, { method: "DELETE" });
		await server.database.sql`delete from deleted_object`;
		await discardUnwanted(db, store, storedFiles());
		expect(storedFiles()).not.toContain(key);
	});
});

describe("who may not", () => {
	it("a Viewer cannot upload, and nothing of what they send is kept", async () => {
		const before = storedFiles();
		const answer = await send(viewer, [["memo.docx", fixture("board-memo.docx")]]);
		expect(answer.status).toBe(403);
		expect(storedFiles()).toEqual(before);
		expect(arrivingFiles()).toEqual([]);
	});

	it("nobody without a sign-in", async () => {
		expect((await send(server.anonymous, [["memo.docx", fixture("board-memo.docx")]])).status).toBe(401);
	});

	it("nobody sees another person's documents or files, nor adds to their session", async () => {
		const sessionId = freshSession();
		const { documents } = await analyzed(
			await send(admin, [["memo.docx", fixture("board-memo.docx")]], { sessionId }),
		);
		const before = storedFiles();
		for (const path of [
			`sessions/${sessionId}`,
			`sessions/${sessionId}/documents`,
			`documents/${documents[0]?.id}`,
			`documents/${documents[0]?.id}/file`,
		]) {
			expect((await editor(`${consultant}/${path}`)).status, path).toBe(404);
		}
		const removed = await editor(`${consultant}/sessions/${sessionId}`, { method: "DELETE" });
		expect(removed.status).toBe(404);
		expect(storedFiles()).toEqual(before);
		// Who chooses the same id has a session of that id: the answer is as for one that nobody has.
		const added = await analyzed(
			await send(editor, [["x.xls", fixture("loss-register.xls")]], { sessionId }),
		);
		expect(added).toMatchObject({ sessionId, documents: [{ sessionId, name: "x.xls" }] });
		const mine = await (await editor(`${consultant}/sessions/${sessionId}`)).json();
		expect(mine).toMatchObject({ id: sessionId, documents: [{ name: "x.xls" }] });
		const theirs = await (await admin(`${consultant}/sessions/${sessionId}`)).json();
		expect(theirs).toMatchObject({ id: sessionId, documents: [{ name: "memo.docx" }] });
	});

	it("nobody with more than 2 GB", async () => {
		const { db } = server.database;
		const { sessionId } = await analyzed(
			await admin(`${consultant}/analyze`, { json: { text: "Some text." } }),
		);
		const big = { sessionId, kind: "file", name: "big", mediaType: "application/pdf", content: "x" } as const;
		for (const at of [1, 2]) {
			await db
				.insert(sourceDocument)
				.values({ ...big, byteSize: 1024 ** 3, sha256: createHash("sha256").update(`${at}`).digest("hex") });
		}
		const full = await send(admin, [["x.xls", fixture("loss-register.xls")]]);
		expect(full.status).toBe(429);
		expect(await full.json()).toMatchObject({
			code: "QUOTA_EXCEEDED",
			error:
				"Your strategy sessions hold 2 GB of texts and files, which is the most. Delete a session that you no longer need.",
		});
	});

	it("no address more often than 2,400 times an hour, whoever sends from there", async () => {
		const { db } = server.database;
		await send(editor, [["x.xls", fixture("loss-register.xls")]]);
		const address = eq(rateLimit.bucket, "texts and files@127.0.0.1");
		const [counted] = await db.select().from(rateLimit).where(address);
		await db.update(rateLimit).set({ count: 2_400 }).where(address);
		const answer = await send(editor, [["x.xls", fixture("loss-register.xls")]]);
		await db
			.update(rateLimit)
			.set({ count: counted?.count ?? 0 })
			.where(address);
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(await answer.json()).toMatchObject({
			code: "RATE_LIMITED",
			error: expect.stringMatching(
				/^Your network address has reached the rate limit of 2,400 texts and files an hour\./,
			),
		});
	});
});

describe("a call without anything to read", () => {
	it("is refused in the specified words", async () => {
		for (const answer of [
			await send(editor, []),
			await send(editor, [], { text: " " }),
			await editor(`${consultant}/analyze`, { json: {} }),
		]) {
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ error: "Please provide text input or upload a file" });
		}
	});

	it("with a field that it does not know is refused, and its file does not stay", async () => {
		const before = storedFiles();
		const answer = await send(editor, [["x.xls", fixture("loss-register.xls")]], { colour: "red" });
		expect(answer.status).toBe(400);
		expect(storedFiles()).toEqual(before);
	});

	it("neither JSON nor a form is told that both are taken", async () => {
		const answer = await editor("/api/strategic-consultant/analyze", {
			method: "POST",
			body: "Orders leave late.",
			headers: { "content-type": "text/plain" },
		});
		expect(answer.status).toBe(415);
		expect(await answer.json()).toMatchObject({
			error: "Send the body as application/json, or files as multipart/form-data",
		});
	});

	it("a form is taken by no other route", async () => {
		const answer = await editor("/api/programs", { method: "POST", body: form([]) });
		expect(answer.status).toBe(415);
	});
});
