import { Worker } from "node:worker_threads";
import { validateRootCause } from "@throughline/domain/consultant/root-cause/root-cause";
import { CodedError } from "@throughline/trpc/error";
import type {
	CaseGrounder,
	CaseReader,
	Researcher,
	StoredMaterial,
	Strategist,
} from "@throughline/trpc/ports/advisors";
import type { Asking } from "@throughline/trpc/ports/asking";
import { isLate } from "../calls/signal-end.ts";
import type { Answer, LongCall, Question } from "./messages.ts";

const tooLong = "Reading this takes longer than it may at the moment. Try again.";

export type OfflineThread = Strategist & Researcher & CaseReader & CaseGrounder & { close(): Promise<void> };

type Job = {
	question: Question & { material: StoredMaterial };
	asking: Asking;
	/** What was said so far has been heard. */
	heard: Promise<void>;
	resolve(result: unknown): void;
	reject(reason: unknown): void;
};

/** For what is new, in mebibytes: with more, what a long text leaves behind is swept up later than it need be. */
const youngMb = 24;

const tooMuch =
	"This is more material than the offline analysis can hold at once. Start a session with less of it.";

/**
 * The offline consultant in a thread of its own, so that a long document holds up nobody else. It works on one question
 * at a time. A question under way that is given up ends the thread unless it is answered soon all the same: a new thread
 * has to read everybody's material anew. So does a material for which the thread has no room beside what it holds: only
 * its end gives all of its memory back.
 * @param idleMs after how many milliseconds without a question the thread and its memory are given back
 * @param graceMs how many milliseconds a question that was given up may take until it ends the thread
 * @param heapMb how much the thread may hold, in mebibytes; beyond it, its question fails
 * @param room how many characters of materials a thread holds, unless a single one has more: as many as a document of 300
 * pages has, because a read one is many times its text
 */
export function offlineThread({
	idleMs = 120_000,
	graceMs = 1_000,
	heapMb = 320,
	room = 1_000_000,
} = {}): OfflineThread {
	const waiting: Job[] = [];
	let current: Job | null = null;
	let worker: Worker | null = null;
	/** The materials that the thread has, by their keys. */
	const sent = new Set<string>();
	let characters = 0;
	let idle: NodeJS.Timeout | undefined;
	/** Runs while nobody wants the answer to the question under way any more. */
	let grace: NodeJS.Timeout | undefined;
	let closed = false;

	function started(): Worker {
		if (worker) return worker;
		const fresh = new Worker(new URL("./worker.ts", import.meta.url), {
			resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
		});
		fresh.on("message", (message: Answer) => fresh === worker && hear(message));
		fresh.on("error", (error) => fresh === worker && lose(meaningOf(error)));
		fresh.on("exit", () => fresh === worker && lose(new Error("The offline consultant's thread has ended")));
		fresh.unref();
		worker = fresh;
		sent.clear();
		characters = 0;
		return fresh;
	}

	/** Puts a question to the thread; a material that it has already goes by its key alone. */
	function send({ material, ...question }: Job["question"]): void {
		const length = material.sources.reduce((sum, { content }) => sum + content.length, 0);
		if (!sent.has(material.key) && characters > 0 && characters + length > room) end();
		const thread = started();
		thread.ref();
		thread.postMessage({ ...question, material: sent.has(material.key) ? null : material });
		if (!sent.has(material.key)) characters += length;
		sent.add(material.key);
	}

	function next(): void {
		if (current || closed) return;
		clearTimeout(idle);
		const job = waiting.shift();
		if (!job) {
			worker?.unref();
			idle = setTimeout(end, idleMs).unref();
			return;
		}
		current = job;
		try {
			send(job.question);
		} catch (error) {
			current = null;
			job.reject(error);
			next();
		}
	}

	function hear(message: Answer): void {
		const job = current;
		if (!job) return;
		if (message.type === "said") {
			if (job.asking.signal.aborted) return;
			const { progress, message: sentence, kind } = message;
			job.heard = job.heard.then(() => job.asking.say?.(progress, sentence, kind));
			// It is met where the answer waits for it.
			job.heard.catch(() => {});
			return;
		}
		clearTimeout(grace);
		current = null;
		if (message.type === "failed") job.reject(errorOf(message));
		else job.heard.then(() => job.resolve(message.result), job.reject);
		next();
	}

	/** The thread is gone, and with it the question under way. */
	function lose(reason: Error): void {
		const job = current;
		clearTimeout(grace);
		worker = null;
		current = null;
		job?.reject(reason);
		next();
	}

	function end(): void {
		const old = worker;
		worker = null;
		void old?.terminate();
	}

	function giveUp(job: Job): void {
		const { reason } = job.asking.signal;
		job.reject(isLate(reason) ? new CodedError("TIMED_OUT", tooLong, { cause: reason }) : reason);
		const at = waiting.indexOf(job);
		if (at >= 0) waiting.splice(at, 1);
		if (job !== current) return;
		grace = setTimeout(() => {
			end();
			current = null;
			next();
		}, graceMs).unref();
	}

	async function ask<T>(
		call: LongCall,
		material: StoredMaterial,
		about: unknown,
		asking: Asking,
	): Promise<T> {
		asking.signal.throwIfAborted();
		if (closed) throw new CodedError("UNAVAILABLE", "The server is stopping");
		const asked = Promise.withResolvers<unknown>();
		const question = { call, key: material.key, material, about };
		const job: Job = { question, asking, heard: Promise.resolve(), ...asked };
		const onAbort = () => giveUp(job);
		asking.signal.addEventListener("abort", onAbort, { once: true });
		waiting.push(job);
		next();
		try {
			return (await asked.promise) as T;
		} finally {
			asking.signal.removeEventListener("abort", onAbort);
		}
	}

	return {
		provider: "offline",
		model: null,
		readCase: (material, part, asking) => ask("readCase", material, part, asking),
		misfits: (material, correction, asking) => ask("misfits", material, correction, asking),
		assess: (material, asking) => ask("assess", material, null, asking),
		people: (material, asking) => ask("people", material, null, asking),
		searchQuestions: (material, rootCause, asking) => ask("searchQuestions", material, rootCause, asking),
		openProposals: (material, proposals, asking) => ask("openProposals", material, proposals, asking),
		numbered: (material, asking) => ask("numbered", material, null, asking),
		unknownFigures: (material, given, asking) => ask("unknownFigures", material, given, asking),
		groundReading: (material, draft, asking) => ask("groundReading", material, draft, asking),
		brief: (material, asking) => ask("brief", material, null, asking),
		groundTree: (material, tree, asking) => ask("groundTree", material, tree, asking),
		groundLevel: (material, level, asking) => ask("groundLevel", material, level, asking),
		groundAnalysis: (material, given, asking) => ask("groundAnalysis", material, given, asking),
		groundEnhanced: (material, given, asking) => ask("groundEnhanced", material, given, asking),
		groundDecisions: (material, given, asking) => ask("groundDecisions", material, given, asking),
		groundPlan: (material, given, asking) => ask("groundPlan", material, given, asking),
		whysTree: (material, asking) => ask("whysTree", material, null, asking),
		expand: (material, why, asking) => ask("expand", material, why, asking),
		validateRootCause: async (text) => validateRootCause(text),
		analysis: (material, finalized, asking) => ask("analysis", material, finalized, asking),
		enhancedAnalysis: (material, finalized, asking) => ask("enhancedAnalysis", material, finalized, asking),
		decisions: (material, finalized, asking) => ask("decisions", material, finalized, asking),
		plan: (material, given, asking) => ask("plan", material, given, asking),
		research: (material, question, asking) => ask("research", material, question, asking),
		async close() {
			closed = true;
			clearTimeout(idle);
			clearTimeout(grace);
			const old = worker;
			worker = null;
			const stopping = new CodedError("UNAVAILABLE", "The server is stopping");
			for (const job of [...(current ? [current] : []), ...waiting.splice(0)]) job.reject(stopping);
			current = null;
			await old?.terminate();
		},
	};
}

function errorOf({ error, code }: Extract<Answer, { type: "failed" }>): Error {
	return CodedError.isCode(code) ? new CodedError(code, error.message) : error;
}

function meaningOf(error: unknown): Error {
	if (error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")
		return new CodedError("TOO_LARGE", tooMuch, { cause: error });
	return error instanceof Error ? error : new Error(String(error));
}
