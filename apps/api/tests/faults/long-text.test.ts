import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeToken } from "./database.ts";
import { end, type Product, startProduct } from "./process.ts";

let dataDir: string;
let product: Product;
let token: string;

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "throughline-text-"));
	product = await startProduct({ DATA_DIR: dataDir });
	token = await makeToken(dataDir);
}, 60_000);
afterAll(async () => {
	await end(product);
	await rm(dataDir, { recursive: true, force: true });
});

const megabyte = 1_000_000;
const filled = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length)).slice(0, megabyte);
const german =
	"Der Lieferant liefert seit Monaten zu spät, weil die Planung in Minden fehlt. Das kostet 1,2 Mio. Euro im Jahr.\n";

/** Texts of a million characters, and how the call ends. */
const texts = [
	["prose", filled(german), 200],
	["one word", filled("a"), 200],
	["short lines", filled("ab\n"), 200],
	["50,000 bullets", Array.from({ length: 50_000 }, (_, at) => `- item number ${at}`).join("\n"), 200],
	["quotation marks", filled('"a\\"'), 200],
	["emoji", filled("😀 late "), 200],
	["nothing but the ends of lines", filled("\n"), 400],
	["NULs", filled("a\0"), 400],
	["halves of characters", filled("a \ud800"), 400],
] as const;

const probes = new Agent({ keepAlive: true });

/** Asks `/healthz` over and over until the work is done. @returns the longest wait, in milliseconds */
async function longestWaitDuring(work: Promise<unknown>): Promise<number> {
	let done = false;
	void work.finally(() => {
		done = true;
	});
	let longest = 0;
	while (!done) {
		const asked = performance.now();
		await new Promise<void>((resolve, reject) =>
			get(`${product.url}/healthz`, { agent: probes }, (answer) => answer.resume().once("end", resolve)).once(
				"error",
				reject,
			),
		);
		longest = Math.max(longest, performance.now() - asked);
	}
	return longest;
}

/** The longest that the server's event loop stood still since this was asked last, in milliseconds. */
async function longestStandstill(): Promise<number> {
	const metrics = await (await fetch(`${product.url}/metrics`)).text();
	return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000;
}

const analyze = (body: string, path = "/api/strategic-consultant/analyze") =>
	fetch(`${product.url}${path}`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: Buffer.from(body),
	});

describe("while a text of a million characters is analysed, everybody else is served", () => {
	it.each(texts)(
		"%s",
		async (_which, text, status) => {
			const body = JSON.stringify({ text });
			const rounds: { wait: number; standstill: number }[] = [];
			// The best of a few: the machine may have other work.
			do {
				await longestStandstill();
				const answer = analyze(body);
				const wait = await longestWaitDuring(answer);
				const { status: met } = await answer;
				await (await answer).arrayBuffer();
				rounds.push({ wait, standstill: await longestStandstill() });
				expect(met).toBe(status);
			} while (rounds.length < 3 && rounds.every(({ standstill }) => standstill >= 100));
			expect(Math.min(...rounds.map(({ standstill }) => standstill))).toBeLessThan(100);
		},
		60_000,
	);
});
