import { isDeepStrictEqual } from "node:util";
import { validChoice } from "@throughline/domain/consultant/choice";
import { sameChoices } from "@throughline/domain/consultant/selection";
import { OfVersion } from "@throughline/domain/consultant/version";
import { z } from "zod";
import type { RunHandler } from "../../run/task.ts";
import { askingOf, strategistOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors } from "../ports.ts";
import { versions } from "../version/entity.ts";
import { lockVersion, storedVersion } from "../version/find.ts";
import { requireDraft } from "../version/require-draft.ts";
import { requireRootCause } from "../version/root-cause.ts";

const DecisionsInput = z.object({
	...OfVersion.shape,
	/** Which research they are to rest on, by its fingerprint. */
	research: z.string().nullable(),
});
export type DecisionsInput = z.infer<typeof DecisionsInput>;

/** Draws up a version's decisions anew, now with its research. What a person has chosen stays where it can. */
export function decisionsRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs: 180_000,
		async work(task) {
			const { sessionId, versionNumber } = DecisionsInput.parse(task.run.input);
			const row = await storedVersion(task.db, sessionId, versionNumber);
			const strategist = strategistOf(task, advisors);
			const basis = requireRootCause(row);
			await task.say(5, "Reading your material");
			const material = await loadMaterial(task.db, sessionId);
			await task.say(15, "Weighing the decisions with the research");
			const decisions = await task.step("decisions", () =>
				strategist.decisions(material, basis, askingOf(task, [15, 95], "decisions")),
			);
			return {
				result: { versionNumber },
				async save(tx, write) {
					const current = await lockVersion(tx, row.id);
					requireDraft(current);
					const selectedDecisions = validChoice(decisions, current.selectedDecisions);
					const same =
						sameChoices(selectedDecisions, current.selectedDecisions) &&
						isDeepStrictEqual(decisions, current.decisions);
					await write.update(
						versions,
						{ id: row.id, version: "any" },
						{
							decisions,
							selectedDecisions,
							provider: strategist.provider,
							...(same ? {} : { program: null }),
						},
					);
				},
			};
		},
	};
}
