import { OutcomeUnknown } from "@throughline/db/limits/fault";
import { databaseRefusal } from "./database-refusal.ts";
import { CodedError } from "./error.ts";

/** Whether the database is away, locked or full: no fault of what was asked of it, and over some time. */
export function isOutage(thrown: unknown): boolean {
	if (thrown instanceof OutcomeUnknown) return true;
	const code = thrown instanceof CodedError ? null : databaseRefusal(thrown)?.code;
	return code === "UNAVAILABLE" || code === "STORAGE_FULL";
}
