import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import { z } from "zod";
import type { RunHandler, RunOutcome, RunTask } from "../../run/task.ts";
import { askingOf, strategistOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors } from "../ports.ts";
import { type VersionRow, versions } from "../version/entity.ts";
import { lockVersion, storedVersion } from "../version/find.ts";
import { requireDraft, requireReplaceable } from "../version/require-draft.ts";
import { requireRootCause } from "../version/root-cause.ts";
import { withAskedQuestions } from "./questions.ts";

const AnalysisInput = z.object({
	sessionId: SessionId,
	versionNumber: VersionNumber,
	/** With the version's research; otherwise the standard analysis and the first decisions. */
	enhanced: z.boolean(),
	/** Which research it is to use, by its fingerprint. */
	research: z.string().nullable(),
});
export type AnalysisInput = z.infer<typeof AnalysisInput>;

/** Analyses a version's root cause; what it finds is stored in the version. */
export function analysisRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs: 180_000,
		async work(task) {
			const { sessionId, versionNumber, enhanced } = AnalysisInput.parse(task.run.input);
			const row = await storedVersion(task.db, sessionId, versionNumber);
			return enhanced ? await enhance(task, advisors, row) : await analyse(task, advisors, row);
		},
	};
}

async function analyse(task: RunTask, advisors: Advisors, row: VersionRow): Promise<RunOutcome> {
	const strategist = strategistOf(task, advisors);
	const basis = { ...requireRootCause(row), research: null };
	await task.say(5, "Reading your material");
	const material = await loadMaterial(task.db, row.sessionId);
	await task.say(15, "Analysing the root cause");
	const analysis = await task.step("analysis", () =>
		strategist.analysis(material, basis, askingOf(task, [15, 55], "analysis")),
	);
	const asked = await withAskedQuestions(task.db, row.sessionId, basis.whysPath, analysis);
	await task.say(60, "Drawing up the decisions");
	const decisions = await task.step("decisions", () =>
		strategist.decisions(material, basis, askingOf(task, [60, 95], "decisions")),
	);
	return {
		result: { versionNumber: row.versionNumber },
		async save(tx, write) {
			const current = await lockVersion(tx, row.id);
			requireDraft(current);
			// Somebody may have had decisions drawn up with research meanwhile, and have chosen among them.
			const drawnUp = current.decisions === null ? { decisions, provider: strategist.provider } : {};
			await write.update(versions, { id: row.id, version: "any" }, { analysis: asked, ...drawnUp });
		},
	};
}

async function enhance(task: RunTask, advisors: Advisors, row: VersionRow): Promise<RunOutcome> {
	const strategist = strategistOf(task, advisors);
	const basis = requireRootCause(row);
	await task.say(5, "Reading your material");
	const material = await loadMaterial(task.db, row.sessionId);
	await task.say(15, "Weighing the analysis with the research");
	const enhancedAnalysis = await task.step("enhanced analysis", () =>
		strategist.enhancedAnalysis(material, basis, askingOf(task, [15, 95], "enhanced analysis")),
	);
	return {
		result: { versionNumber: row.versionNumber },
		async save(tx, write) {
			const current = await lockVersion(tx, row.id);
			requireReplaceable(current, current.enhancedAnalysis !== null);
			await write.update(versions, { id: row.id, version: "any" }, { enhancedAnalysis });
		},
	};
}
