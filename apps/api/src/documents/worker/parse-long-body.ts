import { Refusal } from "./refusal.ts";

/** How long what comes beside a text may be, in characters of JSON. */
const mostBeside = 64 * 1024;

/**
 * The JSON body of a call that brings a long text. Only the text and what is short beside it get out of this process, so
 * that taking it over costs the server no more than the text itself. `input`, a copy of what is stored, is left out.
 * @throws {Refusal} INVALID_INPUT for what is no JSON, TOO_LARGE for more than a text
 */
export function parseLongBody(bytes: Uint8Array): unknown {
	const body = jsonIn(bytes);
	if (!isObject(body)) throw tooLarge();
	// Over tRPC it stands in `json`, with superjson's notes on it beside.
	const { json, ...notes } = body;
	return isObject(json) ? { ...shortened(notes), json: shortened(json) } : shortened(body);
}

function shortened({ text, input: _copy, ...others }: Record<string, unknown>): Record<string, unknown> {
	const beside = typeof text === "string" || text === undefined ? others : { ...others, text };
	if (JSON.stringify(beside).length > mostBeside) throw tooLarge();
	return text === undefined ? others : { ...others, text };
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null;
}

const tooLarge = () => new Refusal("TOO_LARGE", "The body is too large");

function jsonIn(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
	} catch {
		throw new Refusal("INVALID_INPUT", "The body is not valid JSON");
	}
}
