import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trpcClient } from "./client.ts";
import { askNow } from "./connectivity.ts";
import { identified } from "./identified.ts";

const id = "01939000-0000-7000-8000-000000000002";
let keys: (string | null)[] = [];
let ready: () => Response;
let write: (time: number) => Response;

const answer = (data: unknown, requestId = "request-1") =>
	Response.json({ result: { data: { json: data } } }, { headers: { "x-request-id": requestId } });
const noAnswer = (): never => {
	throw new TypeError("Failed to fetch");
};

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
	keys = [];
	ready = () => new Response(null, { status: 200 });
	vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
		if (!String(input).includes("risk.remove")) return ready();
		keys.push(new Headers(init?.headers).get("idempotency-key"));
		return write(keys.length);
	});
});
afterEach(async () => {
	ready = () => new Response(null, { status: 200 });
	await askNow();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const remove = () => identified((options) => trpcClient.risk.remove.mutate({ id, version: 1 }, options));

test("A change whose answer is lost is sent once more under its key, as soon as the server answers", async () => {
	write = (time) => (time === 1 ? noAnswer() : answer({ undoId: id }));
	const removed = remove();
	await vi.advanceTimersByTimeAsync(3500);
	expect(await removed).toEqual({ answer: { undoId: id }, requestId: "request-1" });
	expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("Where the server stays away the person is told, after eight seconds", async () => {
	write = noAnswer;
	ready = noAnswer;
	const refused = remove().catch((error: Error) => error);
	await vi.advanceTimersByTimeAsync(8100);
	expect(String(await refused)).toContain("Server not reached");
	expect(keys).toHaveLength(1);
});

test("What is lost twice is not sent a third time, and what was refused not again", async () => {
	write = noAnswer;
	const lost = remove().catch((error: Error) => error);
	await vi.advanceTimersByTimeAsync(3500);
	expect(String(await lost)).toContain("Server not reached");
	expect(keys).toHaveLength(2);

	await askNow();
	write = () => new Response("{}", { status: 409 });
	await remove().catch(() => undefined);
	expect(keys).toHaveLength(3);
	expect(keys[2]).not.toBe(keys[0]);
});
