import { Worker } from "node:worker_threads";
import type { Playbook } from "@throughline/domain/playbook/playbook";
import { CodedError } from "@throughline/trpc/error";
import type { PlaybookFiles } from "@throughline/trpc/ports/playbook-files";
import type { Answer, Question } from "./messages.ts";

/**
 * Playbooks as YAML, in a thread of its own that holds up nobody else: reading the shipped ones takes most of a second,
 * reading a hostile file of 1 MB a quarter. The thread is given back after `idleMs` milliseconds without a question.
 */
export function openPlaybookFiles({ idleMs = 60_000 } = {}): PlaybookFiles & { close(): Promise<void> } {
	const jobs = new Map<number, PromiseWithResolvers<unknown>>();
	let worker: Worker | null = null;
	let numbers = 0;
	let idle: NodeJS.Timeout | undefined;
	let shipped: Promise<readonly Playbook[]> | null = null;

	function started(): Worker {
		if (worker) return worker;
		const fresh = new Worker(new URL("./worker.ts", import.meta.url));
		fresh.on("message", ({ number, ...answer }: Answer) => {
			if ("error" in answer) jobs.get(number)?.reject(answer.error);
			else jobs.get(number)?.resolve(answer.result);
		});
		fresh.on("error", (error) => fresh === worker && lose(error));
		fresh.on("exit", () => fresh === worker && lose(new Error("The thread that reads playbooks has ended")));
		worker = fresh;
		return fresh;
	}

	function lose(reason: unknown): void {
		worker = null;
		for (const { reject } of jobs.values()) reject(reason);
	}

	async function ask<Call extends keyof PlaybookFiles>(
		call: Call,
		...given: Parameters<PlaybookFiles[Call]>
	): Promise<Awaited<ReturnType<PlaybookFiles[Call]>>> {
		clearTimeout(idle);
		const number = ++numbers;
		const answer = Promise.withResolvers<unknown>();
		jobs.set(number, answer);
		try {
			started().postMessage({ number, call, given } as Question);
			return (await answer.promise) as Awaited<ReturnType<PlaybookFiles[Call]>>;
		} finally {
			jobs.delete(number);
			if (jobs.size === 0) idle = setTimeout(end, idleMs).unref();
		}
	}

	async function end(): Promise<void> {
		const old = worker;
		worker = null;
		await old?.terminate();
	}

	return {
		async shipped() {
			shipped ??= ask("shipped");
			// What failed once may succeed the next time.
			shipped.catch(() => {
				shipped = null;
			});
			return await shipped;
		},
		read: (source) => ask("read", source),
		write: (playbook) => ask("write", playbook),
		async close() {
			clearTimeout(idle);
			lose(new CodedError("UNAVAILABLE", "The server is stopping"));
			await end();
		},
	};
}
