import type { Transaction } from "@throughline/db/connect";
import { strategySession, strategyVersion, whysNode } from "@throughline/db/schema";
import type { Provider } from "@throughline/domain/run";
import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import type { NewDocument } from "../../ports/document-reader.ts";
import { settleProvider } from "../../run/session-provider.ts";
import type { RunCaller } from "../../run/start.ts";
import type { Writer } from "../../writer.ts";
import { startAnalysis } from "../analysis/analyze.ts";
import { sessions } from "../session/entity.ts";
import { insertCustom } from "../tree/custom.ts";
import type { WhyRow } from "../tree/entity.ts";
import { addEvidence, hasAssumedCause } from "../tree/evidence.ts";
import { childOf } from "../tree/find.ts";
import { loadWhys } from "../tree/load.ts";
import { makeVersion } from "../version/create.ts";
import type { VersionRow } from "../version/entity.ts";

export type Finalization = {
	sessionId: string;
	rootCause: string;
	/** The chosen options from level 1 on. */
	whysPath: string[];
	/** What a person says shows that the root cause holds. */
	evidence?: NewDocument | null;
	provider?: Provider | undefined;
};

/**
 * Finalizes the root cause of a session: keeps cause and path, marks the chosen whys, makes the version that answers to it
 * and starts its analysis. The session's row must be locked. Asked again for the very same, it makes no second version;
 * with new evidence it does, as that may change everything that rests on it.
 */
export async function finalizeRootCause(
	ctx: RunCaller,
	tx: Transaction,
	write: Writer,
	finalized: Finalization,
): Promise<{ versionNumber: number; runId: string; assumed: boolean }> {
	const { sessionId, rootCause, whysPath, evidence } = finalized;
	const { preferred } = await ctx.advisors.serving(tx);
	const provider = await settleProvider(tx, sessionId, { chosen: finalized.provider, preferred });
	await write.update(sessions, { id: sessionId, version: "any" }, { rootCause, whysPath });
	const why = await markChosen(tx, write, finalized);
	const { person } = ctx;
	const isNew = why && evidence ? await addEvidence({ person, tx, write }, why, evidence) : false;
	const newest = await newestVersion(tx, sessionId);
	const { versionNumber } =
		newest && !isNew && isSame(newest, finalized)
			? newest
			: await makeVersion(tx, write, {
					sessionId,
					rootCause,
					whysPath,
					provider,
					inputSummary: await summaryOf(tx, sessionId),
				});
	const run = await startAnalysis(ctx, tx, { sessionId, versionNumber, provider });
	return { versionNumber, runId: run.id, assumed: await hasAssumedCause(tx, sessionId) };
}

/**
 * The whys of the path are the chosen ones, and no others; what a client kept to itself is stored now. Answers the one at
 * its end.
 */
async function markChosen(
	tx: Transaction,
	write: Writer,
	{ sessionId, whysPath }: Finalization,
): Promise<WhyRow | undefined> {
	const rows = await loadWhys(tx, sessionId);
	const chosen: WhyRow[] = [];
	for (const option of whysPath) {
		const parent = chosen.at(-1) ?? null;
		const existing = childOf(rows, parent?.id ?? null, option);
		chosen.push(existing ?? (await insertCustom(tx, write, rows, { sessionId, parent }, option)));
	}
	const ids = chosen.map(({ id }) => id);
	const inSession = eq(whysNode.sessionId, sessionId);
	await tx
		.update(whysNode)
		.set({ chosen: false })
		.where(and(inSession, eq(whysNode.chosen, true), notInArray(whysNode.id, ids)));
	await tx
		.update(whysNode)
		.set({ chosen: true })
		.where(and(inSession, inArray(whysNode.id, ids)));
	return chosen.at(-1);
}

async function newestVersion(tx: Transaction, sessionId: string): Promise<VersionRow | undefined> {
	const [row] = await tx
		.select()
		.from(strategyVersion)
		.where(eq(strategyVersion.sessionId, sessionId))
		.orderBy(desc(strategyVersion.versionNumber))
		.limit(1);
	return row;
}

/** Whether a version is still the draft that finalizing makes. */
function isSame(
	row: Pick<VersionRow, "status" | "program" | "rootCause" | "whysPath">,
	{ rootCause, whysPath }: Finalization,
): boolean {
	const path = JSON.stringify(row.whysPath) === JSON.stringify(whysPath);
	return row.status === "draft" && row.program === null && row.rootCause === rootCause && path;
}

const longestSummary = 280;

/** The beginning of what was put in, as a line. */
async function summaryOf(tx: Transaction, sessionId: string): Promise<string | null> {
	const [row] = await tx
		.select({ inputText: strategySession.inputText })
		.from(strategySession)
		.where(eq(strategySession.id, sessionId));
	const text = (row?.inputText ?? "")
		.slice(0, 4 * longestSummary)
		.replaceAll(/\s+/g, " ")
		.trim();
	if (text.length <= longestSummary) return text || null;
	const cut = text.lastIndexOf(" ", longestSummary);
	return `${text.slice(0, cut > longestSummary / 2 ? cut : longestSummary).toWellFormed()}…`;
}
