import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type RunningServer, startServer } from "./running-server.ts";

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
async function openUpload(headers: Record<string, string>) {
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
	socket.write(`POST /api/strategic-consultant/analyze HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
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

it("a file of a wrong type is refused at its first bytes, whatever its name", async () => {
	const { socket, said } = await openUpload({ "content-length": String(30 * mebibyte) });
	socket.write(beginning("memo.docx"));
	socket.write(Buffer.concat([Buffer.from("MZ"), Buffer.alloc(8_000)]));
	await vi.waitFor(() => expect(said.text).toContain("UNSUPPORTED_TYPE"), { timeout: 10_000 });
	expect(said.text).toMatch(/^HTTP\/1\.1 415 /);
	expect(said.text).toContain(
		"Unsupported file format. Please upload: pdf, docx, xlsx, xls, jpeg, png, gif, webp",
	);
	socket.destroy();
	await nothingStays();
}, 30_000);

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
	bytes.set(pdfHead);
	body.append("file", new Blob([bytes]), "large.pdf");
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
