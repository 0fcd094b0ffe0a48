import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { patientFetch } from "../../src/ai/calls/patient-fetch.ts";
import { keep } from "./recording.ts";
import { fingerprintOf, nameOf, wireRequest } from "./request.ts";
import { type InPlace, serveInPlace } from "./served.ts";

/** The headers of an answer that the product reads. */
const headersThatMatter = ["content-type", "retry-after", "retry-after-ms"];
/** The headers of a request that belong to its connection. */
const ofConnection = new Set([
	"host",
	"connection",
	"content-length",
	"transfer-encoding",
	"accept-encoding",
]);

/**
 * Stands between the product and a vendor, hands everything on, and keeps each answer in the folder. No header of a
 * request is kept, and a key that an answer repeats is left out.
 * @param to the vendor's address; only its origin counts, the path is the request's
 */
export function startRecorder({ to, folder }: { to: string; folder: string }): Promise<InPlace> {
	const { origin, pathname } = new URL(to);
	const numbers = new Map<string, number>();

	async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const asked = await wireRequest(request);
		const left = new AbortController();
		response.once("close", () => left.abort());
		const answer = await patientFetch(`${origin}${asked.path}`, {
			method: asked.method,
			headers: handedOn(request.headers),
			...(asked.body && { body: asked.body }),
			signal: left.signal,
		}).catch(() => null);
		// Nobody answered, which the product says itself: there is nothing to keep.
		if (!answer) return void response.destroy();
		const headers = keptHeaders(answer.headers);
		response.writeHead(answer.status, headers);
		response.flushHeaders();
		const { pieces, ended } = await passOn(answer, response);
		// The product hangs up as soon as it has read the terminal event.
		const whole = ended || left.signal.aborted;
		const fingerprint = fingerprintOf(asked);
		const number = (numbers.get(fingerprint) ?? 0) + 1;
		numbers.set(fingerprint, number);
		await keep(folder, fingerprint, number, {
			request: nameOf(asked),
			status: answer.status,
			headers,
			pieces: withoutKey(pieces, keyIn(request.headers)),
			whole,
		});
		if (whole) response.end();
		else response.destroy();
	}

	return serveInPlace(pathname === "/" ? "" : pathname.replace(/\/+$/, ""), forward);
}

/** Passes the body on piece by piece. */
async function passOn(answer: Response, response: ServerResponse) {
	const decoder = new TextDecoder();
	const pieces: string[] = [];
	try {
		for await (const piece of answer.body ?? []) {
			pieces.push(decoder.decode(piece, { stream: true }));
			response.write(piece);
		}
	} catch {
		return { pieces, ended: false };
	}
	return { pieces, ended: true };
}

function handedOn(headers: IncomingHttpHeaders): [string, string][] {
	return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
		value === undefined || ofConnection.has(name) ? [] : [[name, String(value)]],
	);
}

function keptHeaders(headers: Headers): Record<string, string> {
	return Object.fromEntries([...headers].filter(([name]) => headersThatMatter.includes(name)));
}

/** The key that a request carries, whichever vendor's header it is in. */
function keyIn({ authorization, ...others }: IncomingHttpHeaders): string | null {
	const key = authorization?.replace(/^Bearer /, "") ?? others["x-goog-api-key"];
	return typeof key === "string" && key !== "" ? key : null;
}

/** Vendors repeat the key that they refuse, perhaps over two pieces. */
function withoutKey(pieces: string[], key: string | null): string[] {
	const whole = pieces.join("");
	return key !== null && whole.includes(key) ? [whole.replaceAll(key, "[key]")] : pieces;
}
