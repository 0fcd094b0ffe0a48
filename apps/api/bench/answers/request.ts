import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** A request to a vendor as it stands on the wire, without its headers: those hold the key. */
export type WireRequest = {
	method: string;
	/** With its query. */
	path: string;
	body: string;
};

/** Reads a request to its end. */
export async function wireRequest(request: IncomingMessage): Promise<WireRequest> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece);
	const { method = "GET", url: path = "/" } = request;
	return { method, path, body: Buffer.concat(pieces).toString() };
}

/**
 * What a request is known by: 32 hexadecimal digits, equal for the same question on every day. Where a text tells no date
 * of its own, the days of its case count from the one on which it was given, and the fences hold fingerprints of them.
 */
export function fingerprintOf({ method, path, body }: WireRequest): string {
	const steady = body
		.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, "a day")
		.replaceAll(/\b[\da-f]{32}\b/g, "a fingerprint");
	return createHash("sha256").update(`${method} ${path}\n${steady}`).digest("hex").slice(0, 32);
}

/** A request as a person is told of it: where it goes, and for which fields of an answer it asks. */
export function nameOf(request: WireRequest): string {
	const fields = fieldsIn(request.body);
	const asks = fields.length > 0 ? ` for ${fields.join(", ")}` : "";
	return `${request.method} ${request.path}${asks} (${fingerprintOf(request).slice(0, 12)})`;
}

/** The fields at the root of the schema in a request, whichever vendor's words it uses; none where it has no schema. */
function fieldsIn(body: string): string[] {
	let fields: string[] = [];
	if (body === "") return fields;
	// What stands inside is read before what holds it: the root's come last.
	JSON.parse(body, (key, value: unknown) => {
		if (key === "properties" && typeof value === "object" && value !== null) fields = Object.keys(value);
		return value;
	});
	return fields;
}
