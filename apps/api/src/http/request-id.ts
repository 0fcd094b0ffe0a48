import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * A request's id, of the shape of a UUID. What the web app sends once more, because the answer was lost, has the id of
 * the first: under it stands in the audit trail what was done, and by it the person takes it back. Others choose keys
 * that may come again a day later; each of their requests has an id of its own.
 */
export function requestIdOf({ url, headers }: Pick<IncomingMessage, "url" | "headers">): string {
	const { cookie, authorization, "idempotency-key": key } = headers;
	const isOurs = url?.startsWith("/trpc/") && authorization === undefined && cookie !== undefined;
	if (!isOurs || typeof key !== "string") return randomUUID();
	const hash = createHash("sha256")
		.update(JSON.stringify([cookie, url, key]))
		.digest("hex");
	return hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
}
