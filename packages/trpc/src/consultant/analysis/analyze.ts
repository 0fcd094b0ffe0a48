import type { Transaction } from "@throughline/db/connect";
import { authorOf } from "@throughline/domain/consultant/author";
import { markAskedInDecisions } from "@throughline/domain/consultant/plan/asked";
import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import type { Provider } from "@throughline/domain/run";
import { z } from "zod";
import type { Strategist } from "../../ports/advisors.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import { isOutdated } from "../../run/outdated.ts";
import type { RunCaller } from "../../run/start.ts";
import type { RunTask } from "../../run/task.ts";
import { answerDocumentsOf } from "../material/corrections.ts";
import { loadMaterial } from "../material/material.ts";
import { withAskedQuestions } from "../tree/questions.ts";
import { loadRootCause, requireRootCause } from "../tree/root-cause.ts";
import { type VersionRow, versions } from "../version/entity.ts";
import { findStoredVersion, lockVersion } from "../version/find.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { requireDraft, requireReplaceable } from "../version/require-draft.ts";

const AnalysisInput = z.object({
	sessionId: SessionId,
	versionNumber: VersionNumber,
	/** With the version's research; otherwise the standard analysis and the first decisions. */
	enhanced: z.boolean(),
	/** Which research it is to use, by its fingerprint. */
	research: z.string().nullable(),
});
type AnalysisInput = z.infer<typeof AnalysisInput>;

/** What goes into the version. */
type Found = Partial<Pick<VersionRow, "analysis" | "decisions" | "provider" | "enhancedAnalysis">>;

/** Analyses a version's root cause; what it finds is stored in the version. */
export const analysis = defineRun({
	kind: "analysis",
	input: AnalysisInput,
	key: keyOf,
	deadlineMs: 180_000,
	async work(task, { sessionId, versionNumber, enhanced }, { advisors }) {
		const row = await findStoredVersion(task.db, sessionId, versionNumber);
		const strategist = await strategistOf(task, advisors);
		const found = await (enhanced ? enhance : analyze)(task, strategist, row);
		return { result: { versionNumber }, found: { id: row.id, ...found } };
	},
	async save(tx, write, { id, ...found }) {
		const current = await lockVersion(tx, id);
		if (found.enhancedAnalysis) requireReplaceable(current, current.enhancedAnalysis !== null);
		else requireDraft(current);
		// Somebody may have had decisions drawn up with research meanwhile, and have chosen among them.
		const { decisions: _, provider: __, ...kept } = found;
		await write.update(versions, { id, version: "any" }, current.decisions === null ? found : kept);
	},
});

function keyOf({ sessionId, versionNumber, enhanced }: AnalysisInput): string {
	return `analysis/${sessionId}/${versionNumber}${enhanced ? "/enhanced" : ""}`;
}

/**
 * Starts or joins the run that gives a new version its standard analysis and first decisions, from the material alone.
 * Throws NO_PROVIDER.
 */
export async function startAnalysis(
	caller: RunCaller,
	tx: Transaction,
	{
		sessionId,
		versionNumber,
		provider,
	}: { sessionId: string; versionNumber: number; provider?: Provider | undefined },
): Promise<RunRow> {
	const input = { sessionId, versionNumber, enhanced: false, research: null };
	return await analysis.start(caller, tx, input, { provider });
}

/** Starts or joins a version's enhanced analysis. Throws INVALID_INPUT without a root cause, DECIDED and NO_PROVIDER. */
export async function startEnhancedAnalysis(
	caller: RunCaller,
	tx: Transaction,
	row: VersionRow,
	asked: { provider?: Provider | undefined; again?: boolean | undefined },
): Promise<RunRow> {
	requireRootCause(row);
	const { sessionId, versionNumber } = row;
	const input = { sessionId, versionNumber, enhanced: true, research: fingerprint(row.research) };
	const again = row.enhancedAnalysis === null || (await isOutdated(tx, keyOf(input), input, asked));
	if (again) requireReplaceable(row, row.enhancedAnalysis !== null);
	return await analysis.start(caller, tx, input, { provider: asked.provider, again });
}

async function analyze(task: RunTask, strategist: Strategist, row: VersionRow): Promise<Found> {
	const basis = { ...(await loadRootCause(task.db, row)), research: null };
	await task.say(5, "Reading your material");
	const material = await loadMaterial(task.db, row.sessionId);
	await task.say(15, "Analysing the root cause");
	const drafted = await task.step("analysis", () =>
		strategist.analysis(material, basis, askingOf(task, [15, 55], "analysis")),
	);
	const analysis = await withAskedQuestions(task.db, row.sessionId, basis.whysPath, drafted);
	await task.say(60, "Drawing up the decisions");
	const decisions = await task.step("decisions", () =>
		strategist.decisions(material, basis, askingOf(task, [60, 95], "decisions")),
	);
	const author = authorOf(strategist);
	const marked = markAskedInDecisions(decisions, answerDocumentsOf(material.corrections));
	return {
		analysis: { ...analysis, author },
		decisions: marked.map((decision) => ({ ...decision, author })),
		provider: strategist.provider,
	};
}

async function enhance(task: RunTask, strategist: Strategist, row: VersionRow): Promise<Found> {
	const basis = await loadRootCause(task.db, row);
	await task.say(5, "Reading your material");
	const material = await loadMaterial(task.db, row.sessionId);
	await task.say(15, "Weighing the analysis with the research");
	const enhancedAnalysis = await task.step("enhanced analysis", () =>
		strategist.enhancedAnalysis(material, basis, askingOf(task, [15, 95], "enhanced analysis")),
	);
	return { enhancedAnalysis: { ...enhancedAnalysis, author: authorOf(strategist) } };
}
