import type { Transaction } from "@throughline/db/connect";
import { passage, sourceDocument, strategyVersion } from "@throughline/db/schema";
import { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import { sameChoices } from "@throughline/domain/consultant/decision/selection";
import { type EnterStep, isUnderWay, type StrategyProgress } from "@throughline/domain/consultant/step";
import { isPaid } from "@throughline/domain/run/vendors";
import { eq, max } from "drizzle-orm";
import { z } from "zod";
import type { RunRow } from "../../run/enqueue.ts";
import { providerOfSession, settleProvider } from "../../run/session-provider.ts";
import type { RunCaller } from "../../run/start.ts";
import type { Writer } from "../../writer.ts";
import { startEnhancedAnalysis } from "../analysis/analyze.ts";
import { startDecisions } from "../decision/generate.ts";
import { startConversion } from "../plan/convert.ts";
import { startedResearch, startResearch } from "../research/research.ts";
import { requireChangeable, type SessionRow } from "../session-access.ts";
import { loadWhys } from "../tree/load.ts";
import type { VersionRow } from "../version/entity.ts";
import { findStoredVersion, findVersionOfCause } from "../version/find.ts";
import { isClosed } from "../version/require-draft.ts";
import { startTree } from "../whys/generate.ts";
import { findStep, readProgress, storeEntry } from "./entered.ts";

/** What a conversion is of. */
const WithChoices = z.object({ selected: SelectedDecisions });

type Caller = RunCaller & { db: Transaction; write: Writer };
type Asked = EnterStep & { versionNumber: number };

/**
 * Enters a screen of a session: makes it the current step and starts what is due there, once. What is under way is
 * joined; what has failed starts anew. Where nothing is due, or something is missing for it, nothing starts.
 * @throws NOT_FOUND and FORBIDDEN for a session that the caller may not change, and what starting the run throws
 */
export async function enterStep(caller: Caller, asked: EnterStep): Promise<StrategyProgress> {
	const { db: tx, person } = caller;
	const { sessionId, step } = asked;
	// Whoever enters at the same moment waits here, and finds what has been started.
	const session = await requireChangeable(tx, person, sessionId, { lock: true });
	const { provider } = asked;
	if (provider) await settleProvider(tx, sessionId, { chosen: provider, preferred: provider });
	if (step === "whys") {
		await storeEntry(tx, { sessionId, step, versionNumber: null }, await enterWhys(caller, asked));
		return await readProgress(tx, sessionId);
	}
	const versionNumber = await versionToEnter(tx, session, asked);
	if (versionNumber !== null) {
		const started = await enterVersion(caller, session, { ...asked, versionNumber });
		await storeEntry(tx, { sessionId, step, versionNumber }, started);
	}
	return await readProgress(tx, sessionId);
}

/** The version that a screen works on: the given one, for the research that of the root cause; null before there is one. */
async function versionToEnter(
	tx: Transaction,
	{ rootCause }: SessionRow,
	{ sessionId, step, versionNumber }: EnterStep,
): Promise<number | null> {
	if (step === "research") {
		const version = rootCause === null ? null : await findVersionOfCause(tx, sessionId, rootCause);
		return version?.versionNumber ?? null;
	}
	if (versionNumber !== undefined) return versionNumber;
	const [newest] = await tx
		.select({ number: max(strategyVersion.versionNumber) })
		.from(strategyVersion)
		.where(eq(strategyVersion.sessionId, sessionId));
	return newest?.number ?? null;
}

function enterVersion(caller: Caller, session: SessionRow, asked: Asked): Promise<RunRow | null> {
	if (asked.step === "research") return enterResearch(caller, session, asked);
	if (asked.step === "analysis") return enterAnalysis(caller, asked);
	if (asked.step === "decisions") return enterDecisions(caller, asked);
	return enterPlan(caller, asked);
}

/** The tree, when there is none and there is something to make it of. */
async function enterWhys(caller: Caller, asked: EnterStep): Promise<RunRow | null> {
	const tx = caller.db;
	const { sessionId, provider, again } = asked;
	if (!again && (await loadWhys(tx, sessionId)).length > 0) return null;
	if (await attemptToRepeat(caller, { ...asked, versionNumber: null })) return null;
	const [material] = await tx
		.select({ id: passage.id })
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.where(eq(sourceDocument.sessionId, sessionId))
		.limit(1);
	return material ? await startTree(caller, tx, { sessionId, provider, again }) : null;
}

/** The research of the root cause, when none is stored for it; else what it changes, when that is not done yet. */
async function enterResearch(
	caller: Caller,
	{ rootCause }: SessionRow,
	asked: Asked,
): Promise<RunRow | null> {
	const { sessionId, versionNumber, provider, again = false } = asked;
	const tx = caller.db;
	const version = await findStoredVersion(tx, sessionId, versionNumber);
	const before = await findStep(tx, { sessionId, step: "research", versionNumber });
	if (before?.run && isUnderWay(before.run)) return before.run;
	const hasFailed = before?.run?.kind === "research" && before.run.status === "failed";
	if (version.research !== null && !again && !hasFailed)
		return await enterUpdate(caller, version, before, asked);
	// What succeeded for an earlier version is done anew for this one.
	const isOver = (await startedResearch(tx, sessionId, rootCause))?.status === "succeeded";
	return await startResearch(caller, tx, caller.write, { sessionId, provider, again: again || isOver });
}

/** What the research changes: the analysis, and after it the decisions. One that was broken off goes on where it was. */
async function enterUpdate(
	caller: Caller,
	version: VersionRow,
	before: Awaited<ReturnType<typeof findStep>>,
	asked: Asked,
): Promise<RunRow | null> {
	if (version.status !== "draft") return null;
	// What may not start has cost nothing; what has failed, or was stopped, is not paid for again unasked.
	if (await attemptToRepeat(caller, asked)) return null;
	const { provider } = asked;
	const { run, entered } = before ?? {};
	const isRefused = entered !== undefined && entered.errorCode !== null;
	const isBroken = isRefused || (run != null && run.kind !== "research" && run.status !== "succeeded");
	const isAnalyzed = run?.kind === "decisions" || (run?.kind === "analysis" && run.status === "succeeded");
	if (isBroken && isAnalyzed)
		return await startDecisions(caller, caller.db, version, { provider, again: true });
	const isUntouched =
		version.enhancedAnalysis === null && Object.keys(version.selectedDecisions).length === 0;
	if (!isBroken && !isUntouched) return null;
	return await startEnhancedAnalysis(caller, caller.db, version, { provider, again: isBroken });
}

/** The enhanced analysis, when there is research and none yet. */
async function enterAnalysis(caller: Caller, asked: Asked): Promise<RunRow | null> {
	const { sessionId, versionNumber, provider, again = false } = asked;
	const version = await findStoredVersion(caller.db, sessionId, versionNumber);
	const isLacking = version.research !== null && version.enhancedAnalysis === null && !isClosed(version);
	const failed = isLacking && !again ? await attemptToRepeat(caller, asked) : null;
	if (failed) return failed;
	return isLacking || again
		? await startEnhancedAnalysis(caller, caller.db, version, { provider, again })
		: null;
}

/** Nothing by itself: a person chooses here. */
async function enterDecisions(
	caller: Caller,
	{ sessionId, versionNumber, provider, again = false }: Asked,
): Promise<RunRow | null> {
	const version = await findStoredVersion(caller.db, sessionId, versionNumber);
	return again ? await startDecisions(caller, caller.db, version, { provider, again }) : null;
}

/** The plan, when there is none, an option is chosen, and the version is open. */
async function enterPlan(caller: Caller, asked: Asked): Promise<RunRow | null> {
	const { sessionId, versionNumber, provider, again = false } = asked;
	const version = await findStoredVersion(caller.db, sessionId, versionNumber);
	const { decisions, selectedDecisions } = version;
	const isChosen = (decisions ?? []).some((decision) => chosenOption(decision, selectedDecisions));
	const isWanted = version.program === null && isChosen && !isClosed(version);
	const isDue = isWanted && !(await attemptToRepeat(caller, asked, selectedDecisions));
	return isDue || again
		? await startConversion(caller, caller.db, { sessionId, versionNumber, provider, again })
		: null;
}

/**
 * The attempt that did not succeed and waits for a person who asks for another one: where that costs something, a reload
 * or a second device pays for none. Null where nothing waits.
 */
async function attemptToRepeat(
	{ db, advisors }: Caller,
	asked: Omit<EnterStep, "versionNumber"> & { versionNumber: number | null },
	selected?: SelectedDecisions,
): Promise<RunRow | null> {
	const { sessionId, again, retry, provider } = asked;
	if (again || retry || provider !== undefined) return null;
	const run = await lastAttempt(db, asked);
	if (run?.status !== "failed" && run?.status !== "cancelled") return null;
	// Other choices are other work, which somebody has just asked for.
	const tried = selected && WithChoices.safeParse(run.input).data?.selected;
	if (tried && !sameChoices(tried, selected)) return null;
	const serves = (await providerOfSession(db, sessionId)) ?? (await advisors.serving(db)).preferred;
	return isPaid(serves) ? run : null;
}

/** What has worked for a step last; for the analysis also what has made it after the research, before anybody came here. */
async function lastAttempt(db: Transaction, place: Parameters<typeof findStep>[1]): Promise<RunRow | null> {
	const own = (await findStep(db, place))?.run ?? null;
	if (own || place.step !== "analysis") return own;
	const update = (await findStep(db, { ...place, step: "research" }))?.run;
	return update?.kind === "analysis" ? update : null;
}
