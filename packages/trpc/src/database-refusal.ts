import { isDiskFull } from "@throughline/db/limits/fault";

/**
 * What PostgreSQL's refusals mean to a person, and ours when it does not answer. SQLSTATE codes: PostgreSQL
 * documentation, appendix A.
 */
type Refusal = {
	code: "ALREADY_EXISTS" | "INVALID_INPUT" | "CONFLICT" | "UNAVAILABLE" | "STORAGE_FULL" | "OUTCOME_UNKNOWN";
	message: string;
};

const tooSlow: Refusal = {
	code: "UNAVAILABLE",
	message: "The database takes too long to answer right now. Try again in a moment.",
};

const bySqlState: Record<string, Refusal> = {
	"22001": { code: "INVALID_INPUT", message: "A text is too long" },
	"22003": { code: "INVALID_INPUT", message: "A number is out of range" },
	"22008": { code: "INVALID_INPUT", message: "A date is out of range" },
	"22021": { code: "INVALID_INPUT", message: "A text holds characters that cannot be stored" },
	"22P05": { code: "INVALID_INPUT", message: "A text holds characters that cannot be stored" },
	"23502": { code: "INVALID_INPUT", message: "A required field is missing" },
	"23503": { code: "INVALID_INPUT", message: "It refers to something that does not exist" },
	"23505": { code: "ALREADY_EXISTS", message: "There is one like this already" },
	"23514": { code: "INVALID_INPUT", message: "A value is outside what is allowed" },
	// Raised by `keep_summary_tasks`.
	TL001: { code: "CONFLICT", message: "A task would be a part of itself. Move its sub-tasks out first." },
	"40001": { code: "CONFLICT", message: "Somebody else changed this at the same moment. Try again." },
	"40P01": { code: "CONFLICT", message: "Somebody else changed this at the same moment. Try again." },
	"55P03": {
		code: "UNAVAILABLE",
		message: "Something else has locked this data right now. Try again in a moment.",
	},
	"57014": tooSlow,
	DATABASE_TOO_SLOW: tooSlow,
	OUTCOME_UNKNOWN: {
		code: "OUTCOME_UNKNOWN",
		message:
			"The database went away while this was being saved, so it may be saved or not. Look before you repeat it; with the same Idempotency-Key it is never saved twice.",
	},
};

/** Why nothing can be saved until there is room. */
export const databaseFull =
	"The database's disk is full, so nothing can be saved. Whoever runs this server has to make room.";

/** Classes of SQLSTATE that mean that the server cannot serve: connection, resources, operator intervention. */
const unavailableClasses = ["08", "53", "57", "58"];
const connectionFailures = new Set([
	"25P03",
	"DATABASE_NOT_READY",
	"CONNECTION_CLOSED",
	"CONNECTION_DESTROYED",
	"CONNECTION_ENDED",
	"CONNECT_TIMEOUT",
	"ECONNREFUSED",
	"ECONNRESET",
	"ENOENT",
	"EPIPE",
	"ETIMEDOUT",
]);

export const databaseAway = "The database cannot be reached right now. Try again in a moment.";
const unavailable: Refusal = { code: "UNAVAILABLE", message: databaseAway };

/** The refusal behind a driver's error, however deeply wrapped; null when the error is not the database's. */
export function databaseRefusal(thrown: unknown): Refusal | null {
	for (let error = thrown; error instanceof Error; error = error.cause) {
		if (error instanceof AggregateError && error.errors.some((inner) => databaseRefusal(inner)))
			return unavailable;
		if (!("code" in error) || typeof error.code !== "string") continue;
		if (isDiskFull(error)) return { code: "STORAGE_FULL", message: databaseFull };
		const refusal = bySqlState[error.code];
		if (refusal) return refusal;
		if (connectionFailures.has(error.code) || unavailableClasses.includes(error.code.slice(0, 2))) {
			return unavailable;
		}
	}
	return null;
}
