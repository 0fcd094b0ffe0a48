import type { Executor } from "@throughline/db/connect";
import { sameOption } from "@throughline/domain/consultant/same-option";
import type { EnhanceAnalysis } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import { CodedError, invalidInput } from "../../error.ts";
import type { Finalized } from "../../ports/advisors.ts";
import type { VersionRow } from "../version/entity.ts";
import { verifiedQuotes } from "./evidence.ts";
import { followPath } from "./find.ts";
import { loadWhys } from "./load.ts";

/** What a version answers to. Throws INVALID_INPUT when its whys have no root cause yet. */
export function requireRootCause({
	rootCause,
	whysPath,
}: Pick<VersionRow, "rootCause" | "whysPath">): Pick<Finalized, "rootCause" | "whysPath"> {
	if (rootCause === null || whysPath === null) {
		throw new CodedError("INVALID_INPUT", "Missing root cause or whys path");
	}
	return { rootCause, whysPath };
}

/** The same with its research, and with what backs it in the whys. */
export async function loadRootCause(
	db: Executor,
	row: Pick<VersionRow, "sessionId" | "rootCause" | "whysPath" | "research">,
): Promise<Finalized> {
	const { rootCause, whysPath } = requireRootCause(row);
	const path = followPath(await loadWhys(db, row.sessionId), whysPath);
	const why = path.length === whysPath.length ? path.at(-1) : undefined;
	return { rootCause, whysPath, research: row.research, quotes: why ? verifiedQuotes(why) : [] };
}

/**
 * Throws INVALID_INPUT when a caller means another root cause than the version's, or another line that leads to it. A
 * line may lack the root cause at its end, which a client may keep apart.
 */
export function requireSameCause(
	row: Pick<VersionRow, "versionNumber" | "rootCause" | "whysPath" | "research">,
	asked: Pick<z.output<typeof EnhanceAnalysis>, "rootCause" | "whysPath">,
): void {
	const { rootCause, whysPath } = requireRootCause(row);
	const answersTo = `Version ${row.versionNumber} answers to “${rootCause}”`;
	if (!sameOption(rootCause, asked.rootCause)) {
		const message = `${answersTo}. Finalize the other root cause first: it makes a version of its own.`;
		throw invalidInput([{ path: "rootCause", message }]);
	}
	const options = asked.whysPath.map((step) => (typeof step === "string" ? step : step.option));
	const last = options.at(-1);
	const line = last !== undefined && sameOption(last, rootCause) ? options : [...options, rootCause];
	const same =
		line.length === whysPath.length && line.every((step, at) => sameOption(step, whysPath[at] ?? ""));
	if (!same)
		throw invalidInput([{ path: "whysPath", message: `${answersTo}, at the end of another line of whys.` }]);
}
