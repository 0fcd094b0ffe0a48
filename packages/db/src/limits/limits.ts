/** How long work on the database may take, in milliseconds. The numbers and their reasons: ADR 23. */
export type Limits = {
	/** One statement, its waiting for locks included; kept by PostgreSQL. */
	statementMs: number;
	/** Waiting for one lock; kept by PostgreSQL. */
	lockMs: number;
	/** A transaction that is open and asks nothing; kept by PostgreSQL. */
	idleInTransactionMs: number;
	/** From the call to the first answer of a connection, the wait for a free one included; kept by us. */
	startMs: number;
	/** The whole query or transaction, counted from the call; kept by us. */
	totalMs: number;
};

/** For requests: what reads and changes a few rows. A stuck database is an answer within five seconds. */
export const requestLimits: Limits = {
	statementMs: 3_500,
	lockMs: 2_500,
	idleInTransactionMs: 5_000,
	startMs: 3_500,
	totalMs: 4_000,
};

/** For requests that touch many rows, for runs and for hourly work. Only what is stuck is ended as early as above. */
export const bulkLimits: Limits = {
	statementMs: 60_000,
	lockMs: 3_500,
	idleInTransactionMs: 60_000,
	startMs: 3_500,
	totalMs: 120_000,
};

/** Settings of a PostgreSQL session. Texts, as the driver leaves out a number that is zero. */
type SessionSettings = Record<string, string>;

/** The settings that have PostgreSQL keep a work's limits. */
export function sessionSettings({ statementMs, lockMs, idleInTransactionMs }: Limits): SessionSettings {
	return {
		statement_timeout: String(statementMs),
		lock_timeout: String(lockMs),
		idle_in_transaction_session_timeout: String(idleInTransactionMs),
		idle_session_timeout: "0",
	};
}

/**
 * The settings of a session without limits, whatever the server, the database or the role would set: for migrations,
 * demo data, backup and restore, and for a connection that only holds a lock.
 */
export const unlimitedSession: SessionSettings = {
	statement_timeout: "0",
	lock_timeout: "0",
	idle_in_transaction_session_timeout: "0",
	idle_session_timeout: "0",
};
