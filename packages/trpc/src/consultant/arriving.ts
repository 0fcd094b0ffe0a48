import { CodedError } from "../error.ts";

/** Stands where a procedure is being written. */
export function arriving(): never {
	throw new CodedError("UNAVAILABLE", "This is being built");
}
