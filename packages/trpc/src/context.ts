import type { Database, Executor } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { Change } from "./change.ts";
import type { Advisors } from "./consultant/ports.ts";

/** Where committed changes of all instances arrive. */
export type ChangeFeed = {
	/** Yields each change from the moment of the call until `signal` aborts or the feed closes. */
	subscribe(signal: AbortSignal | undefined): AsyncIterable<Change>;
};

/** Where runs of all instances say that something happened in them. */
export type RunFeed = {
	/** Yields at least once after each event of the run, from the moment of the call until `signal` aborts. */
	wakes(runId: string, signal: AbortSignal): AsyncIterable<void>;
};

/** What the log takes: an object of fields, then a message. */
export type Log = Record<"debug" | "info" | "warn" | "error", (fields: object, message: string) => void>;

/** What a host hands to every call. */
export type Context = {
	db: Database;
	/** Who calls; null for an anonymous caller. */
	person: Person | null;
	/** What the caller's credentials allow at most; a session allows everything that the role does. */
	scope: "read" | "write";
	/** The caller's own session (its public id), when a session signed the call. */
	sessionPublicId: string | null;
	requestId: string;
	/** The `Idempotency-Key` of the request. */
	idempotencyKey: string | null;
	log: Log;
	changes: ChangeFeed;
	runs: RunFeed;
	/** Who can serve the consultant here. */
	advisors: Advisors;
};

/** The context of a call by a known person. */
export type SignedIn = Omit<Context, "person" | "db"> & { person: Person; db: Executor };
