import { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { Plan } from "@throughline/domain/consultant/plan";
import { validatePlan } from "@throughline/domain/consultant/plan-validation";
import { sameChoices } from "@throughline/domain/consultant/selection";
import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import type { RunHandler } from "../../run/task.ts";
import { askingOf, strategistOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors } from "../ports.ts";
import { type VersionRow, versions } from "../version/entity.ts";
import { lockVersion, storedVersion } from "../version/find.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { requireDraft } from "../version/require-draft.ts";
import { requireRootCause } from "../version/root-cause.ts";

const ConversionInput = z.object({
	sessionId: SessionId,
	versionNumber: VersionNumber,
	/** Which decisions the plan is to be made of, by their fingerprint. */
	decisions: z.string().nullable(),
	selected: SelectedDecisions,
	/** Makes the plan even when there is one. */
	again: z.boolean(),
});
export type ConversionInput = z.infer<typeof ConversionInput>;

/** Turns a version's chosen options into a plan. A version that has its plan keeps it. */
export function conversionRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		// What the specified client waits at most.
		deadlineMs: 180_000,
		async work(task) {
			const input = ConversionInput.parse(task.run.input);
			const { sessionId, versionNumber, selected, again } = input;
			const row = await storedVersion(task.db, sessionId, versionNumber);
			if (row.program !== null && !again) return { result: { versionNumber } };
			requireSameDecisions(row, input);
			const strategist = strategistOf(task, advisors);
			const { rootCause } = requireRootCause(row);
			const given = { rootCause, decisions: row.decisions ?? [], selected };
			await task.say(5, "Reading your material");
			const material = await loadMaterial(task.db, sessionId);
			await task.say(20, "Turning the chosen options into workstreams, gates and figures");
			const asking = askingOf(task, [20, 85]);
			const program = await task.step("plan", async () =>
				checked(await strategist.plan(material, given, asking)),
			);
			await task.say(90, "Checking that the plan is complete");
			const { score, maxScore } = validatePlan(program).ontology.completeness;
			return {
				result: { versionNumber, score, maxScore },
				async save(tx, write) {
					const current = await lockVersion(tx, row.id);
					requireDraft(current);
					requireSameDecisions(current, input);
					await write.update(
						versions,
						{ id: row.id, version: "any" },
						{ program, provider: strategist.provider },
					);
				},
			};
		},
	};
}

/** Throws CONFLICT when other decisions or choices stand in the version than the plan is to be made of. */
function requireSameDecisions(
	{ decisions, selectedDecisions }: Pick<VersionRow, "decisions" | "selectedDecisions">,
	asked: Pick<ConversionInput, "decisions" | "selected">,
): void {
	if (fingerprint(decisions) === asked.decisions && sameChoices(selectedDecisions, asked.selected)) return;
	throw new CodedError(
		"CONFLICT",
		"The decisions were changed while the plan was being made. Open the plan again.",
	);
}

/** A plan as its shape has it. Throws PROVIDER_FAILED for one that no screen could show. */
function checked(made: unknown): Plan {
	const parsed = Plan.safeParse(made);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue ? `${issue.path.join(".")}: ${issue.message}` : "it has another shape";
	throw new CodedError(
		"PROVIDER_FAILED",
		`The plan that came back cannot be used (${where}). Convert again, or choose another provider.`,
	);
}
