import type { Transaction } from "@throughline/db/connect";
import { strategySession, strategyVersion } from "@throughline/db/schema";
import { eq, max } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { type VersionRow, versions } from "./entity.ts";

/** What a version begins with: what it answers to, and for one made from another what that one found. */
export type NewVersion = Pick<VersionRow, "sessionId"> &
	Partial<
		Pick<
			VersionRow,
			| "rootCause"
			| "whysPath"
			| "inputSummary"
			| "provider"
			| "versionLabel"
			| "branchedFrom"
			| "research"
			| "analysis"
			| "enhancedAnalysis"
			| "decisions"
			| "selectedDecisions"
		>
	>;

/** Makes the next version of a session, a draft. Two at once get two numbers. */
export async function makeVersion(
	tx: Transaction,
	write: Writer,
	{ sessionId, research = null, ...begun }: NewVersion,
): Promise<VersionRow> {
	const [session] = await tx
		.select({ id: strategySession.id })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId))
		.for("update");
	if (!session) throw new CodedError("NOT_FOUND", "There is no such strategy session");
	const [last] = await tx
		.select({ number: max(strategyVersion.versionNumber) })
		.from(strategyVersion)
		.where(eq(strategyVersion.sessionId, sessionId));
	const versionNumber = (last?.number ?? 0) + 1;
	return await write.insert(versions, {
		sessionId,
		versionNumber,
		research: research && { ...research, versionNumber },
		...begun,
	});
}
