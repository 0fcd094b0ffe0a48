import { CodedError } from "../../error.ts";
import type { VersionRow } from "./entity.ts";

type Standing = Pick<VersionRow, "status" | "versionNumber">;

/** Whether a version's choices and plan don't change any more. */
export function isClosed({ status }: Pick<VersionRow, "status">): boolean {
	return status === "finalized" || status === "converted_to_program";
}

/** Throws DECIDED for a closed version. */
export function requireDraft({ status, versionNumber }: Standing): void {
	if (!isClosed({ status })) return;
	const what = status === "finalized" ? "is finalized" : "has become a program";
	throw new CodedError(
		"DECIDED",
		`Version ${versionNumber} ${what}. Make a new version from it to decide otherwise.`,
	);
}

/** The same for what a closed version may lack and be given, but keeps once it has it: what its decisions rest on. */
export function requireReplaceable(version: Standing, isThere: boolean): void {
	if (isThere) requireDraft(version);
}
