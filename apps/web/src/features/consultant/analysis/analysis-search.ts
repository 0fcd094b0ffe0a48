import { versionNumberOf } from "../versions/status/version-number.ts";

/** What the address of an analysis says: which version's, the newest for none. */
export type AnalysisSearch = { version?: number };

/** Reads the address. */
export function analysisSearch({ version }: Record<string, unknown>): AnalysisSearch {
	const number = version === undefined ? null : versionNumberOf(String(version));
	return number === null ? {} : { version: number };
}
