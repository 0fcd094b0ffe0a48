import { SessionId } from "@throughline/domain/consultant/session";
import { id } from "@throughline/domain/shape";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import type { RunHandler } from "../../run/task.ts";
import { askingOf, strategistOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors } from "../ports.ts";
import type { WhyRow } from "./entity.ts";
import { pathTo } from "./find.ts";
import { storeWhys } from "./store.ts";
import { loadRootQuestion, loadWhys, lockTree } from "./tree.ts";

const ExpansionInput = z.object({
	sessionId: SessionId,
	nodeId: id,
	option: z.string().describe("As it stood when it was asked for: another one has other causes"),
});
export type ExpansionInput = z.infer<typeof ExpansionInput>;

const deadlineMs = 120_000;

/** Finds the causes of a why: the level below it. */
export function whysExpansionRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs,
		async work(task) {
			const input = ExpansionInput.parse(task.run.input);
			const strategist = strategistOf(task, advisors);
			const rows = await loadWhys(task.db, input.sessionId);
			const path = pathTo(rows, unchanged(rows, input).id);
			await task.say(5, "Generating next level of Whys...");
			const material = await loadMaterial(task.db, input.sessionId);
			const rootQuestion = await loadRootQuestion(task.db, input.sessionId);
			const why = { rootQuestion, path: path.map(({ option }) => option) };
			const drafts = await task.step("expansion", () =>
				strategist.expand(material, why, askingOf(task, [10, 95], "expansion")),
			);
			return {
				result: { nodeId: input.nodeId },
				async save(tx, write) {
					await lockTree(tx, input.sessionId);
					const now = await loadWhys(tx, input.sessionId);
					const parent = unchanged(now, input);
					const already = now.filter(({ parentId }) => parentId === parent.id);
					const place = { sessionId: input.sessionId, parent, already, sources: material.sources };
					await storeWhys(tx, place, drafts);
					await write.record({
						action: "expanded",
						area: "consultant",
						objectType: "why",
						objectId: parent.id,
						objectTitle: parent.option,
						programId: null,
						after: { options: drafts.map(({ option }) => option) },
					});
				},
			};
		},
	};
}

/** The why that is being expanded. Throws CONFLICT when somebody has changed or replaced it meanwhile. */
function unchanged(rows: readonly WhyRow[], { nodeId, option }: ExpansionInput): WhyRow {
	const row = rows.find(({ id: each }) => each === nodeId);
	if (row?.option !== option)
		throw new CodedError("CONFLICT", "This why has been changed meanwhile. Look at it again, then go on.");
	return row;
}
