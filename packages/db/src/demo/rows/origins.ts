import type { origin } from "../../schema.ts";
import { at } from "../calendar.ts";
import { chosen, decisionOf } from "../strategy/decisions.ts";
import { memo, type Sentence } from "../strategy/memo.ts";
import type { ProgramRows } from "./program.ts";
import type { StrategyRows } from "./strategy.ts";
import type { Telling } from "./telling.ts";

/** For everything in the program: the decision behind it, the why, and the quoted sentence. */
export function originRows(made: ProgramRows, strategy: StrategyRows, { random }: Telling) {
	const { story, program } = made;
	const since = at(program.startDate, 7);

	const originOf = (objectType: string, objectId: string | undefined, sentence: Sentence | undefined) => {
		if (!objectId || !sentence) return [];
		const decisionId = decisionOf[sentence];
		const row: typeof origin.$inferInsert = {
			id: random.id(since),
			programId: program.id,
			objectType,
			objectId,
			sessionId: strategy.session.id,
			versionNumber: 2,
			decisionId,
			optionId: chosen[2][decisionId],
			whysNodeId: strategy.nodeIds.get(sentence) ?? strategy.rootCauseNodeId,
			passageId: strategy.passageIds.get(sentence),
			quote: memo[sentence],
			createdAt: since,
		};
		return [row];
	};

	const tasks = story.workstreams.flatMap(({ because, tasks }) =>
		tasks.map((task) => task.because ?? because),
	);
	return [
		...originOf("program", program.id, "late"),
		...made.workstreams.flatMap(({ id }, index) =>
			originOf("workstream", id, story.workstreams[index]?.because),
		),
		...made.tasks.flatMap(({ id }, index) => originOf("task", id, tasks[index])),
		...made.kpis.flatMap(({ id }, index) => originOf("kpi", id, story.kpis[index]?.because)),
		...made.risks.flatMap(({ id }, index) => originOf("risk", id, story.risks[index]?.because)),
		...made.benefits.flatMap(({ id }, index) => originOf("benefit", id, story.benefits[index]?.because)),
	];
}
