import { CodedError } from "./error.ts";

/** How a change says which version it rests on. */
export const versionRequired =
	'Send the version that you read, as "version" in the body or in the If-Match header, so that no change is overwritten.';

/** The refusal of a change that rests on no version (undefined), or on one that is not the current one. */
export function outdated(noun: string, version: number | null | undefined, current: unknown): CodedError {
	if (version === undefined) return new CodedError("VERSION_REQUIRED", versionRequired, { current });
	const message = `Somebody else changed this ${noun} in the meantime. Look at it again, then repeat your change.`;
	return new CodedError("CONFLICT", message, { current });
}
