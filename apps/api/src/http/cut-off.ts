import type { FastifyRequest } from "fastify";

/** How long what a refused client still sends is thrown away, so that it can read why; then it is cut off. */
const lingerMs = 5_000;

/** Reads on for a moment, to nowhere: a client that is cut off at once would not see the answer. */
export function cutOff({ raw }: Pick<FastifyRequest, "raw">): void {
	if (raw.complete || raw.destroyed) return;
	raw.unpipe();
	raw.resume();
	const timer = setTimeout(() => raw.destroy(), lingerMs);
	raw.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer));
}
