import type { Transaction } from "@throughline/db/connect";
import { authorOf } from "@throughline/domain/consultant/author";
import { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { chosenOption } from "@throughline/domain/consultant/decision/choice";
import { sameChoices } from "@throughline/domain/consultant/decision/selection";
import { Plan } from "@throughline/domain/consultant/plan";
import { markAskedInPlan } from "@throughline/domain/consultant/plan/asked";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import { SessionId, VersionNumber } from "@throughline/domain/consultant/session";
import type { ConvertToPlan } from "@throughline/domain/consultant/version";
import { z } from "zod";
import { announce } from "../../change.ts";
import { CodedError } from "../../error.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import { settleProvider } from "../../run/session-provider.ts";
import type { RunCaller } from "../../run/start.ts";
import { answerDocumentsOf } from "../material/corrections.ts";
import { loadMaterial } from "../material/material.ts";
import { requireChangeable } from "../session-access.ts";
import { loadRootCause } from "../tree/root-cause.ts";
import { conversionKey, type VersionRow, versions } from "../version/entity.ts";
import { findStoredVersion, findVersion, lockVersion } from "../version/find.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { lockConversion } from "../version/lock-conversion.ts";
import { requireDraft } from "../version/require-draft.ts";

const ConversionInput = z.object({
	sessionId: SessionId,
	versionNumber: VersionNumber,
	/** Which decisions the plan is to be made of, by their fingerprint. */
	decisions: z.string().nullable(),
	selected: SelectedDecisions,
	/** Makes the plan even when there is one. */
	again: z.boolean(),
});
type ConversionInput = z.infer<typeof ConversionInput>;

/** Turns a version's chosen options into a plan. A version that has its plan keeps it. */
export const conversion = defineRun({
	kind: "conversion",
	input: ConversionInput,
	key: ({ sessionId, versionNumber }) => conversionKey(sessionId, versionNumber),
	// What the specified client waits at most.
	deadlineMs: 180_000,
	async work(task, input, { advisors }) {
		const { sessionId, versionNumber, selected, again } = input;
		const row = await findStoredVersion(task.db, sessionId, versionNumber);
		if (row.program !== null && !again) return { result: { versionNumber } };
		requireSameDecisions(row, input);
		const strategist = await strategistOf(task, advisors);
		const basis = await loadRootCause(task.db, row);
		const given = { ...basis, decisions: row.decisions ?? [], selected };
		await task.say(5, "Reading your material");
		const material = await loadMaterial(task.db, sessionId);
		await task.say(20, "Turning the chosen options into workstreams, gates and figures");
		const asking = askingOf(task, [20, 85]);
		const program = await task.step("plan", async () =>
			markAskedInPlan(
				parsePlan(await strategist.plan(material, given, asking)),
				answerDocumentsOf(material.corrections),
			),
		);
		await task.say(90, "Checking that the plan is complete");
		const { score, maxScore } = validatePlan(program).ontology.completeness;
		return {
			result: { versionNumber, score, maxScore },
			found: {
				id: row.id,
				program: { ...program, author: authorOf(strategist) },
				provider: strategist.provider,
			},
		};
	},
	async save(tx, write, { id, program, provider }, input) {
		const current = await lockVersion(tx, id);
		requireDraft(current);
		requireSameDecisions(current, input);
		await write.update(versions, { id, version: "any" }, { program, provider });
	},
});

/**
 * Starts or joins the one conversion of a version; a version that has its plan keeps it unless it is to be made again.
 * Throws NOT_READY without a selected decision, and DECIDED for one that is closed.
 */
export async function startConversion(
	caller: RunCaller,
	tx: Transaction,
	{ sessionId, versionNumber, provider, again = false }: z.output<typeof ConvertToPlan>,
): Promise<RunRow> {
	const { preferred } = await caller.advisors.serving(tx);
	// The session before the run, as when the screen is entered.
	await requireChangeable(tx, caller.person, sessionId, { lock: true });
	const serves = await settleProvider(tx, sessionId, { chosen: provider, preferred });
	// The run before the version, as when a conversion is saved: then neither waits for the other, and a plan that is
	// being saved at this moment is seen here.
	await lockConversion(tx, { sessionId, versionNumber });
	const row = await findVersion(tx, caller.person, sessionId, versionNumber);
	const anew = again || row.program === null;
	if (anew) requireDraft(row);
	const selected = row.selectedDecisions;
	if (!(row.decisions ?? []).some((decision) => chosenOption(decision, selected))) {
		throw new CodedError("NOT_READY", "Select the decisions first: the plan is made of the chosen options.");
	}
	if (anew) await announce(tx, "consultant", null, row.id);
	const input = { sessionId, versionNumber, decisions: fingerprint(row.decisions), selected, again };
	return await conversion.start(caller, tx, input, { provider: serves, again: anew });
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
function parsePlan(made: unknown): Plan {
	const parsed = Plan.safeParse(made);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	const where = issue ? `${issue.path.join(".")}: ${issue.message}` : "it has another shape";
	throw new CodedError(
		"PROVIDER_FAILED",
		`The plan that came back cannot be used (${where}). Convert again, or choose another provider.`,
	);
}
