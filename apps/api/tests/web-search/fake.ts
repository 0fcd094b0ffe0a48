import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { SearchKind } from "@throughline/domain/web-search";

type Hit = { url: string; title: string };

/** What the next question is answered with instead of results. */
export type Trouble =
	| "bad_key"
	| "rate_limit"
	| "quota"
	| "forbidden"
	| "html"
	| "other_json"
	| "broken"
	| "silent"
	| "cut"
	| "redirect"
	| "huge";

type Asked = {
	method: string;
	path: string;
	question: string;
	headers: IncomingMessage["headers"];
	url: URL;
};

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** How the real services word their answers. */
const dialects: Record<
	SearchKind,
	{
		question(url: URL, body: string): string;
		results(hits: readonly Hit[]): unknown;
		troubles: Record<"bad_key" | "rate_limit" | "quota" | "forbidden", Answer>;
	}
> = {
	searxng: {
		question: (url) => url.searchParams.get("q") ?? "",
		results: (hits) => ({
			query: "",
			number_of_results: 0,
			results: hits.map((hit) => ({ ...hit, content: "…", engine: "mojeek", score: 1, category: "general" })),
			answers: [],
			corrections: [],
			infoboxes: [],
			suggestions: [],
			unresponsive_engines: [["google", "Suspended: CAPTCHA"]],
		}),
		troubles: {
			bad_key: { status: 401, body: "Unauthorized" },
			rate_limit: { status: 429, body: "Too Many Requests" },
			quota: { status: 429, body: "Too Many Requests" },
			forbidden: { status: 403, body: "<!doctype html><title>403 Forbidden</title>" },
		},
	},
	brave: {
		question: (url) => url.searchParams.get("q") ?? "",
		results: (hits) => ({
			type: "search",
			query: { original: "" },
			...(hits.length > 0 && {
				web: {
					type: "search",
					results: hits.map((hit) => ({ ...hit, description: "…", family_friendly: true })),
				},
			}),
		}),
		troubles: {
			bad_key: {
				status: 422,
				body: { type: "ErrorResponse", error: { status: 422, code: "SUBSCRIPTION_TOKEN_INVALID" } },
			},
			rate_limit: {
				status: 429,
				body: { type: "ErrorResponse", error: { status: 429, code: "RATE_LIMITED" } },
			},
			quota: { status: 429, body: { type: "ErrorResponse", error: { status: 429, code: "QUOTA_LIMITED" } } },
			forbidden: { status: 403, body: { type: "ErrorResponse", error: { status: 403 } } },
		},
	},
	tavily: {
		question: (_url, body) => (JSON.parse(body) as { query: string }).query,
		results: (hits) => ({
			query: "",
			answer: null,
			images: [],
			results: hits.map((hit) => ({ ...hit, content: "…", score: 0.9, raw_content: null })),
			response_time: "0.8",
		}),
		troubles: {
			bad_key: { status: 401, body: { detail: { error: "Unauthorized: missing or invalid API key." } } },
			rate_limit: { status: 429, body: { detail: { error: "Your request has been blocked." } } },
			quota: {
				status: 432,
				body: { detail: { error: "This request exceeds your plan's set usage limit." } },
			},
			forbidden: { status: 403, body: { detail: { error: "Forbidden" } } },
		},
	},
};

/** A search on this machine: a real HTTP server that answers as the real one does. */
export async function startFakeSearch(kind: SearchKind) {
	const dialect = dialects[kind];
	const asked: Asked[] = [];
	let troubles: (Trouble | null)[] = [];
	let find: (question: string) => readonly Hit[] = () => [];
	let retryAfter = "0";

	const server = createServer(async (request, response) => {
		const url = new URL(request.url ?? "", "http://fake");
		const pieces: Buffer[] = [];
		for await (const piece of request) pieces.push(piece as Buffer);
		const question = dialect.question(url, Buffer.concat(pieces).toString());
		asked.push({
			method: request.method ?? "",
			path: url.pathname,
			question,
			headers: request.headers,
			url,
		});
		const trouble = troubles.shift() ?? null;
		if (trouble) return fail(trouble, response);
		send(response, { status: 200, body: dialect.results(find(question)) });
	});

	function fail(trouble: Trouble, response: ServerResponse): void {
		if (trouble === "silent") return;
		if (trouble !== "cut") {
			send(response, answerOf(trouble));
			return;
		}
		response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
		response.write('{"results": [');
		setImmediate(() => response.destroy());
	}

	function answerOf(trouble: Exclude<Trouble, "silent" | "cut">): Answer {
		const others: Partial<Record<Trouble, Answer>> = {
			broken: { status: 503, body: "Service Unavailable" },
			html: { status: 200, body: "<!doctype html><title>Welcome</title>" },
			other_json: { status: 200, body: { hello: "world" } },
			huge: { status: 200, body: "x".repeat(5 * 1024 ** 2) },
			redirect: { status: 302, body: "", headers: { location: `${address}/elsewhere` } },
		};
		const refusals: Partial<Record<Trouble, Answer>> = dialect.troubles;
		const answer = others[trouble] ?? refusals[trouble];
		if (!answer) throw new Error(`There is no answer for ${trouble}`);
		return { ...answer, headers: { "retry-after": retryAfter, ...answer.headers } };
	}

	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url: address,
		asked,
		/** What each question finds from now on. */
		answerWith(found: (question: string) => readonly Hit[]) {
			find = found;
		},
		/** What goes wrong with the next questions, one each. */
		fail: (...next: (Trouble | null)[]) => {
			troubles = next;
		},
		askToWait(seconds: number) {
			retryAfter = String(seconds);
		},
		reset() {
			asked.length = 0;
			troubles = [];
			find = () => [];
			retryAfter = "0";
		},
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

export type FakeSearch = Awaited<ReturnType<typeof startFakeSearch>>;

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
	const isText = typeof body === "string";
	response.writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers });
	response.end(isText ? body : JSON.stringify(body));
}
