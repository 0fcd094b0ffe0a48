import { CodedError } from "../error.ts";
import type { VersionRow } from "./version-entity.ts";

/** Throws DECIDED for a version whose choices and plan don't change any more. */
export function mustBeOpen({ status, versionNumber }: Pick<VersionRow, "status" | "versionNumber">): void {
	if (status !== "finalized" && status !== "converted_to_program") return;
	const what = status === "finalized" ? "is finalized" : "has become a program";
	throw new CodedError(
		"DECIDED",
		`Version ${versionNumber} ${what}. Make a new version from it to decide otherwise.`,
	);
}
