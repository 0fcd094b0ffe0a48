import type { Database, Executor } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { RunEvent } from "@throughline/domain/run";
import type { Writing } from "@throughline/domain/value/writing";
import type { Change } from "./change.ts";
import type { Advisors } from "./ports/advisors.ts";
import type { AiProviderDesk } from "./ports/ai-provider-desk.ts";
import type { StoredUpload, TextReader } from "./ports/document-reader.ts";
import type { PlaybookFiles } from "./ports/playbook-files.ts";
import type { WebSearchDesk } from "./ports/web-search-desk.ts";

/** Where committed changes of all instances arrive. */
export type ChangeFeed = {
	/** The id of the change that was heard last: whatever is read from now on holds it. */
	readonly position: string;
	/**
	 * Yields each change from the moment of the call until `signal` aborts or the feed closes; before them those that
	 * were heard after the one with the id `since`, or a `resync` where that one is not known (any more).
	 */
	subscribe(signal: AbortSignal | undefined, since?: string): AsyncIterable<Change>;
};

/** Where runs of all instances say what happens in them. */
export type RunFeed = {
	/**
	 * A run's events from after `sequence` (0: since it was last started) to its end, each once and in order. It ends
	 * early when `signal` aborts or the feed closes.
	 */
	follow(runId: string, sequence: number, signal: AbortSignal): AsyncIterable<RunEvent>;
};

/** What the log takes: an object of fields, then a message. */
export type Log = Record<"debug" | "info" | "warn" | "error", (fields: object, message: string) => void>;

/** What a host hands to every call. */
export type Context = {
	db: Database;
	/** The same database for calls that touch many rows: its limits are longer, its connections others. */
	bulkDb: Database;
	/** Who calls; null for an anonymous caller. */
	person: Person | null;
	/** What the caller's credentials allow at most; a session allows everything that the role does. */
	scope: "read" | "write";
	/** The caller's own session (its public id), when a session signed the call. */
	sessionPublicId: string | null;
	requestId: string;
	/** The network address that rate limits count the call for. */
	address: string;
	/** How the screen that asks writes days and numbers; null: as everywhere outside. */
	writing: Writing | null;
	/** The `Idempotency-Key` of the request. */
	idempotencyKey: string | null;
	log: Log;
	changes: ChangeFeed;
	runs: RunFeed;
	/** Who can serve the consultant here. */
	advisors: Advisors;
	/** Keeps what Admins enter for them. */
	desk: AiProviderDesk;
	/** Keeps what Admins enter for the search of the web. */
	searchDesk: WebSearchDesk;
	/** The playbooks that came with the product, and playbooks as files. */
	playbooks: PlaybookFiles;
	/** Reads what was typed. */
	texts: TextReader;
	/** Whether this call's turn was taken before its body was read; see `admitUpload`. */
	admitted?: boolean;
	/** The files that came with this call, where it may bring some; `discard` removes one that is not needed. */
	uploads?: { files: readonly StoredUpload[]; discard(storageKey: string): Promise<void> };
};

/** The context of a call by a known person. */
export type SignedIn = Omit<Context, "person" | "db"> & { person: Person; db: Executor };
