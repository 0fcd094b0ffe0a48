import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningServer, startServer } from "../running-server.ts";

let server: RunningServer;
let cookie: string;

beforeAll(async () => {
	server = await startServer();
	cookie = await server.cookie("Editor");
});
afterAll(async () => {
	await server.stop();
	await server.database.drop();
});

const mebibyte = 1024 * 1024;
const boundary = "----throughline-test";
const filesIn = (folder: string) => readdirSync(join(server.dataDir, folder));
const pdfHead = Buffer.from("%PDF-1.7\n");

const beginning = (name: string) =>
	`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
const ending = `\r\n--${boundary}--\r\n`;

/** Opens an upload by hand, so that the test decides what is sent and when. */
async function openUpload(headers: Record<string, string>, path = "/api/strategic-consultant/analyze") {
	const socket = connect(server.port, "127.0.0.1");
	await once(socket, "connect");
	const said = { text: "", closed: false };
	socket.on("data", (chunk) => {
		said.text += chunk;
	});
	socket.on("close", () => {
		said.closed = true;
	});
	socket.on("error", () => {});
	const gone = new Promise((resolve) => socket.once("close", resolve));
	const lines = Object.entries({
		host: `127.0.0.1:${server.port}`,
		cookie,
		origin: server.origin,
		"content-type": `multipart/form-data; boundary=${boundary}`,
		...headers,
	}).map(([name, value]) => `${name}: ${value}`);
	socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
	return { socket, said, gone };
}

type Upload = Awaited<ReturnType<typeof openUpload>>;

/** Sends as much as the server takes, up to `bytes`. @returns how much it took */
async function pour({ socket, said, gone }: Upload, bytes: number): Promise<number> {
	const piece = Buffer.alloc(mebibyte, 65);
	let sent = 0;
	while (sent < bytes && !said.closed && socket.writable) {
		const chunk = piece.subarray(0, Math.min(mebibyte, bytes - sent));
		if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
		sent += chunk.length;
	}
	return sent;
}

const nothingStays = () =>
	vi.waitFor(() => {
		expect(filesIn("uploads")).toEqual([]);
		expect(filesIn("files")).toEqual([]);
	});

it("a file of more than 50 MB is refused in the specified words, with its size", async () => {
	const size = 61 * mebibyte;
	const frame = beginning("big.pdf").length + pdfHead.length + ending.length;
	const upload = await openUpload({ "content-length": String(size + frame) });
	const { socket, said } = upload;
	socket.write(beginning("big.pdf"));
	socket.write(pdfHead);
	await pour(upload, size);
	socket.write(ending);
	await vi.waitFor(() => expect(said.text).toContain("TOO_LARGE"), { timeout: 20_000 });
	expect(said.text).toMatch(/^HTTP\/1\.1 413 /);
	expect(said.text).toContain("File size exceeds 50MB limit (61.0MB)");
	socket.destroy();
	await nothingStays();
}, 60_000);

it("a file without an end is refused while it arrives, and the server stops reading", async () => {
	const { socket, said, gone } = await openUpload({ "transfer-encoding": "chunked" });
	const chunk = (data: Buffer | string) => {
		const bytes = Buffer.from(data);
		return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
	};
	socket.write(chunk(beginning("endless.pdf")));
	socket.write(chunk(pdfHead));
	const piece = chunk(Buffer.alloc(mebibyte, 65));
	while (!said.closed && socket.writable) {
		if (!socket.write(piece)) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
	}
	expect(said.text).toMatch(/^HTTP\/1\.1 413 /);
	expect(said.text).toContain("File size exceeds 50MB limit (50.0MB)");
	await vi.waitFor(() => expect(said.closed).toBe(true), { timeout: 20_000 });
	await nothingStays();
}, 60_000);

it.each([
	[
		"setup.exe",
		415,
		"UNSUPPORTED_TYPE",
		"Unsupported file format. Please upload: pdf, docx, xlsx, xls, jpeg, png, gif, webp",
	],
	[
		"memo.docx",
		415,
		"UNSUPPORTED_TYPE",
		"gif, webp. This file is named .docx, but its content is not a Word document: it is damaged, or something else",
	],
])(
	"a file of a wrong type is refused at its first bytes: %s",
	async (name, status, code, sentence) => {
		const { socket, said } = await openUpload({ "content-length": String(30 * mebibyte) });
		socket.write(beginning(name));
		socket.write(Buffer.concat([Buffer.from("MZ"), Buffer.alloc(8_000)]));
		await vi.waitFor(() => expect(said.text).toContain(code), { timeout: 10_000 });
		expect(said.text.split(" ")[1]).toBe(String(status));
		expect(said.text).toContain(sentence);
		socket.destroy();
		await nothingStays();
	},
	30_000,
);

it("a client that goes away leaves nothing behind", async () => {
	const upload = await openUpload({ "content-length": String(30 * mebibyte) });
	const { socket } = upload;
	socket.write(beginning("half.pdf"));
	socket.write(pdfHead);
	await pour(upload, 2 * mebibyte);
	await vi.waitFor(() => expect(filesIn("uploads")).toHaveLength(1), { timeout: 10_000 });
	socket.destroy();
	await nothingStays();
}, 30_000);

it("a form that ends in the middle is refused, and the server goes on", async () => {
	const { socket, said } = await openUpload({ "content-length": "200" });
	socket.write(`${beginning("half.pdf").padEnd(200, " ").slice(0, 200)}`);
	await vi.waitFor(() => expect(said.text).toMatch(/^HTTP\/1\.1 4\d\d /), { timeout: 10_000 });
	socket.destroy();
	await nothingStays();
	expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
}, 30_000);

it("exactly 50 MB pass the limit", async () => {
	const body = new FormData();
	const bytes = new Uint8Array(50 * mebibyte);
	// Sooner found to be no document than a PDF is, of which every byte is looked at.
	bytes.set(Buffer.from("PK\x03\x04"));
	body.append("file", new Blob([bytes]), "large.docx");
	const answer = await fetch(`${server.origin}/api/strategic-consultant/analyze`, {
		method: "POST",
		headers: { cookie, origin: server.origin },
		body,
	});
	expect(await answer.json()).toMatchObject({ code: "UNREADABLE" });
	await nothingStays();
}, 60_000);

it("more than 20 files at once are refused, and none stays", async () => {
	const memo = readFileSync(new URL("../../fixtures/werk-minden.docx", import.meta.url));
	const body = new FormData();
	for (let at = 0; at < 21; at++) body.append("file", new Blob([new Uint8Array(memo)]), `${at}.docx`);
	const answer = await fetch(`${server.origin}/api/strategic-consultant/analyze`, {
		method: "POST",
		headers: { cookie, origin: server.origin },
		body,
	});
	expect(answer.status).toBe(413);
	await nothingStays();
}, 30_000);

const analyze = "/api/strategic-consultant/analyze";
const mostText = 10 * mebibyte;
/** Longer than any other body may be. */
const longText = mebibyte + 1_000;
/** A text of so many bytes with one sentence in it. */
const textOf = (bytes: number) => `Orders leave late.${"\n".repeat(bytes - 19)}.`;
const tooLarge = (size: string) => ({
	code: "TOO_LARGE",
	error: `Text exceeds the 10 MB limit${size}. Shorten it, or enter it in parts.`,
});

/** Sends a JSON body over REST or tRPC; the refusal or the answer in the same form. */
async function sendJson(json: string | Buffer, path = analyze) {
	const body = path.startsWith("/trpc/") ? `{"json":${json}}` : json;
	const answer = await fetch(`${server.origin}${path}`, {
		method: "POST",
		headers: { cookie, origin: server.origin, "content-type": "application/json" },
		body: new Uint8Array(Buffer.from(body)),
	});
	const told = (await answer.json()) as Record<string, unknown> & {
		result?: { data: { json: unknown } };
		error?: { json?: { data: unknown } };
	};
	return {
		status: answer.status,
		body: told.result?.data.json ?? told.error?.json?.data ?? told,
	};
}

it("a text of exactly 10 MB is taken, measured as it reads, not as JSON writes it: each byte may take six", async () => {
	const escaped = (text: string) =>
		Array.from(text, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
	const sentence = escaped("Orders leave late.");
	const json = `{"text":"${sentence}${escaped("\n").repeat(mostText - 19)}${escaped(".")}"}`;
	const largest = await sendJson(json);
	expect(largest).toMatchObject({ status: 200, body: { documents: [{ kind: "text", notes: [] }] } });
	expect((largest.body as { inputContent: string }).inputContent).toBe(textOf(mostText));
}, 60_000);

it.each([
	["REST", analyze],
	["tRPC", "/trpc/consultant.session.analyzeText"],
])(
	"a text of one byte more than 10 MB is refused over %s, with its size",
	async (_which, path) => {
		const larger = await sendJson(JSON.stringify({ text: textOf(mostText + 1) }), path);
		expect(larger).toMatchObject({ status: 413, body: tooLarge(" (10.0 MB)") });
	},
	60_000,
);

it("a text beside files is held to the same limit, whatever the form makes of its lines", async () => {
	const send = async (text: string) => {
		const body = new FormData();
		body.append("text", text);
		const headers = { cookie, origin: server.origin };
		const answer = await fetch(`${server.origin}${analyze}`, { method: "POST", headers, body });
		return { status: answer.status, body: await answer.json() };
	};
	expect(await send(textOf(mostText + 1))).toMatchObject({ status: 413, body: tooLarge(" (10.0 MB)") });
	expect(await send("x".repeat(2 * mostText + 2))).toMatchObject({ status: 413, body: tooLarge("") });
}, 60_000);

it.each([
	["a text", analyze, "Text exceeds the 10 MB limit"],
	["any other body", "/api/programs", "The body is too large"],
])(
	"%s without an end is refused while it arrives, and the server stops reading",
	async (_which, path, words) => {
		const head = { "transfer-encoding": "chunked", "content-type": "application/json" };
		const { socket, said, gone } = await openUpload(head, path);
		const piece = Buffer.alloc(mebibyte, 65);
		const chunk = Buffer.concat([
			Buffer.from(`${piece.length.toString(16)}\r\n`),
			piece,
			Buffer.from("\r\n"),
		]);
		while (!said.closed && socket.writable) {
			if (!socket.write(chunk)) await Promise.race([once(socket, "drain").catch(() => {}), gone]);
		}
		// The end of writing may be noticed before the answer has been read.
		await vi.waitFor(() => expect(said.text).toMatch(/^HTTP\/1\.1 413 /), { timeout: 20_000 });
		await vi.waitFor(() => expect(said.text).toContain(words), { timeout: 20_000 });
		await vi.waitFor(() => expect(said.closed).toBe(true), { timeout: 20_000 });
	},
	60_000,
);

it("a long text that is no JSON, or not what the call takes, is refused as a short one is", async () => {
	const long = "x".repeat(longText);
	for (const body of [`{"text":"${long}"`, `{"text":"${long}","colour":"red"}`]) {
		const short = await sendJson(body.replace(long, "x"));
		const { requestId: _, ...refusal } = short.body as Record<string, unknown>;
		expect(await sendJson(body)).toMatchObject({ status: 400, body: refusal });
	}
	for (const body of [`{"text":["${long}"]}`, `["${long}"]`, `{"sessionId":"${long}"}`])
		expect(await sendJson(body)).toMatchObject({ status: 413, body: { error: "The body is too large" } });
}, 60_000);

it.each([
	"whys-tree/generate",
	"whys-tree/start",
	"whys-tree/expand",
	"whys-tree/finalize",
	"research/start",
])(
	"%s takes a long text along, which later steps send as documented, and goes by the stored one",
	async (path) => {
		const sessionId = "strategy_1700000000000_none";
		const others = { selectedPath: ["One", "Two", "Three"], rootCause: "Nobody plans the shifts" };
		const body = { sessionId, input: textOf(longText), ...(path.endsWith("finalize") && others) };
		expect(await sendJson(JSON.stringify(body), `/api/strategic-consultant/${path}`)).toMatchObject({
			status: 404,
			body: { error: "There is no such strategy session" },
		});
	},
	30_000,
);

it("no more than two long texts of a person are on their way at once, and nobody else waits for them", async () => {
	const json = { "content-type": "application/json", "content-length": String(longText) };
	const open = [await openUpload(json), await openUpload(json)];
	await vi.waitFor(async () => {
		const third = await openUpload(json);
		open.push(third);
		await vi.waitFor(() => expect(third.said.text).toMatch(/^HTTP\/1\.1 429 /), { timeout: 1_000 });
		expect(third.said.text).toContain("2 long texts of yours are still on their way.");
	}, 10_000);
	expect((await sendJson('{"text":"Orders leave late."}')).status).toBe(200);
	for (const { socket } of open) socket.destroy();
	const long = JSON.stringify({ text: textOf(longText) });
	await vi.waitFor(async () => expect((await sendJson(long)).status).toBe(200), { timeout: 25_000 });
}, 60_000);

it("each of very many lines of a text can be quoted", async () => {
	const lines = Array.from({ length: 12_000 }, (_, at) => `item ${at}`).join("\n");
	const { body } = await sendJson(JSON.stringify({ text: lines }));
	const [document] = (body as { documents: { id: string }[] }).documents;
	expect(document).toMatchObject({ characters: lines.length, notes: [] });
	const read = await fetch(`${server.origin}/api/strategic-consultant/documents/${document?.id}?from=11999`, {
		headers: { cookie },
	});
	expect(await read.json()).toMatchObject({ total: 12_000, passages: [{ text: "item 11999" }] });
	expect((body as { inputContent: string }).inputContent).toBe(lines);
}, 60_000);

it("of the texts of an hour 120 are taken; who sends more is told when to come back before they are read", async () => {
	cookie = await server.cookie("Admin");
	const sendOne = async () => (await sendJson('{"text":"Orders leave late."}')).status;
	expect(await sendOne()).toBe(200);
	await server.database.sql`
		update rate_limit set count = 118 from person where role = 'Admin' and bucket = 'texts and files:' || person.id`;
	expect([await sendOne(), await sendOne(), await sendOne()]).toEqual([200, 200, 429]);
	const { socket, said } = await openUpload({
		"content-length": String(mostText),
		"content-type": "application/json",
	});
	await vi.waitFor(() => expect(said.text).toMatch(/^HTTP\/1\.1 429 /), { timeout: 10_000 });
	expect(said.text).toMatch(/\r\nretry-after: [1-9]\d*\r\n/i);
	expect(said.text).toMatch(/You have reached the rate limit of 120 texts and files an hour\. Try again in /);
	socket.destroy();
	const direct = { sessionId: "strategy_1700000000000_direct", files: [], text: "Orders leave late." };
	for (const call of ["startFiles", "analyzeFiles"])
		expect((await sendJson(JSON.stringify(direct), `/trpc/consultant.session.${call}`)).status).toBe(429);
	cookie = await server.cookie("Editor");
}, 60_000);
