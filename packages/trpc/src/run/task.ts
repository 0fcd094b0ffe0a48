import type { Database, Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { Log } from "../context.ts";
import type { Usage } from "../ports/asking.ts";
import type { Writer } from "../writer.ts";
import type { RunRow } from "./enqueue.ts";

/** A run under way, as its handler sees it. */
export type RunTask = {
	run: RunRow;
	db: Database;
	log: Log;
	/** Aborts when the run is cancelled, over its time, taken over by another instance, or when the server stops. */
	signal: AbortSignal;
	/** Tells all followers how far it is, in percent; `query` for a question put to a search. */
	say(progress: number, message: string, kind?: "progress" | "query"): Promise<void>;
	/** Does a step once: a later attempt gets the stored result (plain JSON) instead. */
	step<T>(name: string, work: () => Promise<T>): Promise<T>;
	/**
	 * Writes what is to be seen before the run is over, in a transaction of its own. Throws, and writes nothing, when the
	 * run is no longer this attempt's.
	 */
	write(work: (tx: Transaction) => Promise<void>): Promise<void>;
	/**
	 * To be asked before each call to a model, with what it may cost at most in US dollars where that is known. Throws
	 * QUOTA_EXCEEDED when a cap stands in the way.
	 */
	afford(estimate?: string): Promise<void>;
	/** Adds what a call has used to the ledger. Throws QUOTA_EXCEEDED once a cap is passed. */
	spent(usage: Usage): Promise<void>;
};

/**
 * What a handler leaves: the run's result, and what is written together with its success, or not at all, as the person
 * who asked for it.
 */
export type RunOutcome = {
	result: unknown;
	save?: (tx: Transaction, write: Writer, person: Person) => Promise<void>;
};

/** The work of one kind of run. What it throws becomes the run's failure: a CodedError with its own sentence. */
export type RunHandler = {
	work(task: RunTask): Promise<RunOutcome>;
	/** Longest time of one attempt; a model takes the time that it needs. */
	deadlineMs: number;
};
