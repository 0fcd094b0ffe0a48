import type { IncomingMessage, ServerResponse } from "node:http";
import { type Recording, recordingsIn } from "./recording.ts";
import { fingerprintOf, nameOf, wireRequest } from "./request.ts";
import { type InPlace, serveInPlace } from "./served.ts";

/** A server of recorded answers. */
export type Replay = InPlace & {
	/** A sentence for each request that no recorded answer is there for. */
	missing: readonly string[];
};

/** Answers as it was answered when the folder was recorded: the same question as often in the same order, then as at last. */
export async function startReplay({
	folder,
	basePath,
}: {
	folder: string;
	basePath: string;
}): Promise<Replay> {
	const recorded = await recordingsIn(folder);
	const served = new Map<string, number>();
	const missing: string[] = [];

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const asked = await wireRequest(request);
		const fingerprint = fingerprintOf(asked);
		const answers = recorded.get(fingerprint) ?? [];
		const number = served.get(fingerprint) ?? 0;
		served.set(fingerprint, number + 1);
		const kept = answers[Math.min(number, answers.length - 1)];
		if (kept) return await send(kept, response);
		const message = `no recording for ${nameOf(asked)}`;
		missing.push(message);
		// A status that the product neither tries again nor takes for an unknown model.
		response.writeHead(410, { "content-type": "application/json" });
		response.end(JSON.stringify({ error: { message } }));
	}

	return { ...(await serveInPlace(basePath, answer)), missing };
}

async function send({ status, headers, pieces, whole }: Recording, response: ServerResponse): Promise<void> {
	response.writeHead(status, headers);
	response.flushHeaders();
	for (const piece of pieces) await new Promise((sent) => response.write(piece, sent));
	if (whole) response.end();
	else response.destroy();
}
