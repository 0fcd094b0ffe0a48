import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@throughline/db/connect";
import { authorOf } from "@throughline/domain/consultant/author";
import { validChoice } from "@throughline/domain/consultant/decision/choice";
import { sameChoices } from "@throughline/domain/consultant/decision/selection";
import { markAskedInDecisions } from "@throughline/domain/consultant/plan/asked";
import { OfVersion } from "@throughline/domain/consultant/version";
import type { Provider } from "@throughline/domain/run";
import { z } from "zod";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import { isOutdated } from "../../run/outdated.ts";
import type { RunCaller } from "../../run/start.ts";
import { answerDocumentsOf } from "../material/corrections.ts";
import { loadMaterial } from "../material/material.ts";
import { loadRootCause, requireRootCause } from "../tree/root-cause.ts";
import { type VersionRow, versions } from "../version/entity.ts";
import { findStoredVersion, lockVersion } from "../version/find.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { requireDraft } from "../version/require-draft.ts";

const DecisionsInput = z.object({
	...OfVersion.shape,
	/** Which research they are to rest on, by its fingerprint. */
	research: z.string().nullable(),
});

/** Draws up a version's decisions anew, now with its research. What a person has chosen stays where it can. */
export const decisionGeneration = defineRun({
	kind: "decisions",
	input: DecisionsInput,
	key: keyOf,
	deadlineMs: 180_000,
	async work(task, { sessionId, versionNumber }, { advisors }) {
		const row = await findStoredVersion(task.db, sessionId, versionNumber);
		const strategist = await strategistOf(task, advisors);
		const basis = await loadRootCause(task.db, row);
		await task.say(5, "Reading your material");
		const material = await loadMaterial(task.db, sessionId);
		await task.say(15, "Weighing the decisions with the research");
		const decisions = await task.step("decisions", () =>
			strategist.decisions(material, basis, askingOf(task, [15, 95], "decisions")),
		);
		const author = authorOf(strategist);
		const marked = markAskedInDecisions(decisions, answerDocumentsOf(material.corrections)).map(
			(decision) => ({ ...decision, author }),
		);
		return {
			result: { versionNumber },
			found: { id: row.id, decisions: marked, provider: strategist.provider },
		};
	},
	async save(tx, write, { id, decisions, provider }) {
		const current = await lockVersion(tx, id);
		requireDraft(current);
		const selectedDecisions = validChoice(decisions, current.selectedDecisions);
		const same =
			sameChoices(selectedDecisions, current.selectedDecisions) &&
			isDeepStrictEqual(decisions, current.decisions);
		const drawnUp = { decisions, selectedDecisions, provider };
		await write.update(versions, { id, version: "any" }, same ? drawnUp : { ...drawnUp, program: null });
	},
});

function keyOf({ sessionId, versionNumber }: z.infer<typeof OfVersion>): string {
	return `decisions/${sessionId}/${versionNumber}`;
}

/**
 * Starts or joins the drawing up of a version's decisions with its research. Throws INVALID_INPUT without a root cause,
 * DECIDED for a closed version, and NO_PROVIDER.
 */
export async function startDecisions(
	caller: RunCaller,
	tx: Transaction,
	row: VersionRow,
	asked: { provider?: Provider | undefined; again?: boolean | undefined },
): Promise<RunRow> {
	requireDraft(row);
	requireRootCause(row);
	const { sessionId, versionNumber } = row;
	const input = { sessionId, versionNumber, research: fingerprint(row.research) };
	const again = row.decisions === null || (await isOutdated(tx, keyOf(input), input, asked));
	return await decisionGeneration.start(caller, tx, input, { provider: asked.provider, again });
}
