import { parentPort } from "node:worker_threads";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import { CodedError } from "@throughline/trpc/error";
import type { StoredMaterial } from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import type { Answer, Question } from "./messages.ts";

// The offline consultant, in a thread of its own; offline-consultant.ts asks it one question at a time.

const consultant = offlineConsultant();
const materials = new Map<string, StoredMaterial>();
const port = parentPort;
if (!port) throw new Error("This file runs in a worker thread only");

const answer = (message: Answer): void => port.postMessage(message);

const asking: Asking = {
	// Whoever aborts ends the thread.
	signal: new AbortController().signal,
	async spent() {},
	async say(progress, message, kind) {
		answer({ type: "said", progress, message, kind });
	},
};

port.on("message", async ({ call, key, material, about }: Question) => {
	try {
		const held = material ?? materials.get(key);
		if (!held) throw new Error(`The material ${key} is not here`);
		materials.set(key, held);
		const work = consultant[call] as (material: StoredMaterial, ...more: unknown[]) => Promise<unknown>;
		const result = about === null ? await work(held, asking) : await work(held, about, asking);
		answer({ type: "done", result });
	} catch (thrown) {
		const error = thrown instanceof Error ? thrown : new Error(String(thrown));
		const code = error instanceof CodedError ? error.code : null;
		answer({ type: "failed", error: new Error(error.message, { cause: error.stack }), code });
	}
});
