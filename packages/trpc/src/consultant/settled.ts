import { CodedError } from "../error.ts";
import type { Settled } from "./ports.ts";
import type { VersionRow } from "./version-entity.ts";

/** What a version answers to. Throws INVALID_INPUT when its whys were never walked to the end. */
export function settledOf({
	rootCause,
	whysPath,
	research,
}: Pick<VersionRow, "rootCause" | "whysPath" | "research">): Settled {
	if (rootCause === null || whysPath === null) {
		throw new CodedError("INVALID_INPUT", "Missing root cause or whys path");
	}
	return { rootCause, whysPath, research };
}
