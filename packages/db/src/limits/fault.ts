/** Work on the database that was refused or given up on our side of the connection. Nothing of it is stored. */
export class DatabaseFault extends Error {
	override readonly name = "DatabaseFault";
	readonly code: "DATABASE_NOT_READY" | "DATABASE_TOO_SLOW";

	constructor(code: DatabaseFault["code"]) {
		super(code === "DATABASE_NOT_READY" ? "The database does not answer" : "The database took too long");
		this.code = code;
	}
}

/** A transaction whose commit was sent and not answered: it may be stored. `pg_xact_status` of its id knows later. */
export class OutcomeUnknown extends Error {
	override readonly name = "OutcomeUnknown";
	readonly code = "OUTCOME_UNKNOWN";
	/** The transaction's `xid8`, as text. */
	readonly transactionId: string;

	constructor(transactionId: string, cause?: unknown) {
		super(`Whether transaction ${transactionId} was committed is not known`, { cause });
		this.transactionId = transactionId;
	}
}

/** The code of the driver's or PostgreSQL's error, however deeply wrapped; empty when there is none. */
export function codeOf(thrown: unknown): string {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if ("code" in error && typeof error.code === "string") return error.code;
	}
	return "";
}

/** Whether PostgreSQL says that there is no space left on its disk. */
export function isDiskFull(thrown: unknown): boolean {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if ("code" in error && error.code === "53100") return true;
		// Where a part of the server passes on the system's words under a code of its own.
		if (error.name === "PostgresError" && /No space left on device|Disk quota exceeded/.test(error.message))
			return true;
	}
	return false;
}
