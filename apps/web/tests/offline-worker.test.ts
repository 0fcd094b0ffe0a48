import { expect, test, vi } from "vitest";
import { workerWithPage } from "../build/offline-worker.ts";

type Handler = (event: { request: object; respondWith(answer: Promise<Response>): void }) => void;

/** The worker as a browser runs it, and what it answers a request with; null where it leaves it to the browser. */
async function startWorker(fetched: () => Promise<Response>) {
	const handlers = new Map<string, Handler>();
	const addEventListener = (name: string, handler: Handler) => handlers.set(name, handler);
	new Function("addEventListener", "fetch", await workerWithPage())(addEventListener, fetched);
	return async (request: { url: string; mode: string; method: string }) => {
		const respondWith = vi.fn<(answer: Promise<Response>) => void>();
		handlers.get("fetch")?.({ request, respondWith });
		const [answer] = respondWith.mock.calls[0] ?? [null];
		return answer;
	};
}

const navigation = { url: "https://epm.example.org/?view=risks", mode: "navigate", method: "GET" };
const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));

test("Without a connection a page comes as ours, under a policy that lets its own script run and no other", async () => {
	const ask = await startWorker(noConnection);
	const answer = await ask(navigation);
	expect(answer?.headers.get("content-security-policy")).toMatch(
		/default-src 'none';script-src 'sha256-[\w+/]+=*';/,
	);
	const page = await answer?.text();
	expect(page).toContain("You are offline");
	expect(page).toContain("<circle");
	expect(page?.match(/<script/g)).toHaveLength(1);
});

test("What the server answers comes as it is, also when it is an error", async () => {
	const said = new Response("Under repair", { status: 502 });
	const ask = await startWorker(() => Promise.resolve(said));
	expect(await ask(navigation)).toBe(said);
});

test.each([
	["an answer of the API", { ...navigation, mode: "cors", url: "https://epm.example.org/trpc/program.list" }],
	[
		"a part of the app",
		{ ...navigation, mode: "no-cors", url: "https://epm.example.org/assets/main-1a2b.js" },
	],
	["signing out", { ...navigation, url: "https://epm.example.org/api/logout" }],
	["a form that is sent", { ...navigation, method: "POST" }],
])("The worker keeps out of %s", async (_what, request) => {
	const ask = await startWorker(noConnection);
	expect(await ask(request)).toBeNull();
});
