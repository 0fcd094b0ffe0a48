import { versionNumberOf } from "./status/version-number.ts";

/** What the address of the versions screen says: its tab, and which two versions are compared. */
export type VersionsSearch = { tab?: "compare"; version1?: number; version2?: number };

/** Reads the address; what is no version's number is left out. */
export function versionsSearch({ tab, version1, version2 }: Record<string, unknown>): VersionsSearch {
	const [first, second] = [numberIn(version1), numberIn(version2)];
	return {
		...(tab === "compare" && { tab }),
		...(first !== null && { version1: first }),
		...(second !== null && { version2: second }),
	};
}

function numberIn(value: unknown): number | null {
	return value === undefined ? null : versionNumberOf(String(value));
}
