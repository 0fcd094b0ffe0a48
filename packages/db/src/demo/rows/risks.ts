import { suggestedPriority } from "@throughline/domain/risk/matrix";
import { addDays } from "@throughline/domain/value/day";
import { riskCode } from "../../risk-code.ts";
import type { risk, riskMitigation, riskScore } from "../../schema.ts";
import { at, workday } from "../calendar.ts";
import type { RiskStory, Story } from "../story.ts";
import { dollars, type Telling } from "./telling.ts";

const chance: Record<RiskStory["likelihood"], number> = {
	Rare: 0.04,
	Unlikely: 0.15,
	Possible: 0.35,
	Likely: 0.6,
	Certain: 0.9,
};

/** The risks of a program with their mitigations, the history of their scores, and the counter of their codes. */
export function riskRows(story: Story, program: { id: string; startDate: string }, telling: Telling) {
	const { today, random, memberIds } = telling;
	const risks: (typeof risk.$inferInsert)[] = [];
	const mitigations: (typeof riskMitigation.$inferInsert)[] = [];
	const scores: (typeof riskScore.$inferInsert)[] = [];
	for (const [index, riskStory] of story.risks.entries()) {
		const raised = at(addDays(program.startDate, 7 + index * 5), 11, index);
		const assessed = riskStory.before
			? at(workday(addDays(today, -3 - index)), random.integer(8, 17), random.integer(0, 59))
			: raised;
		const id = random.id(raised);
		const [residualLikelihood, residualImpact] = riskStory.residual ?? [null, null];
		const score = {
			likelihood: riskStory.likelihood,
			impact: riskStory.impact,
			residualLikelihood,
			residualImpact,
		};
		risks.push({
			id,
			programId: program.id,
			riskId: riskCode(index + 1),
			description: riskStory.description,
			category: riskStory.category,
			...score,
			priority: suggestedPriority(riskStory.likelihood, riskStory.impact),
			status: riskStory.status ?? "Open",
			ownerId: memberIds[riskStory.owner],
			mitigationPlan: riskStory.plan ?? null,
			probability: Number((chance[riskStory.likelihood] * random.around(0.1)).toFixed(4)),
			impactCost: dollars(riskStory.cost),
			version: riskStory.before ? 2 : 1,
			createdAt: raised,
			updatedAt: assessed,
		});
		if (riskStory.before) {
			const [likelihood, impact] = riskStory.before;
			scores.push({ id: random.id(raised), riskId: id, scoredAt: raised, likelihood, impact });
		}
		scores.push({ id: random.id(assessed), riskId: id, scoredAt: assessed, ...score });
		for (const { cost, dueInWeeks, owner, ...mitigation } of riskStory.mitigations ?? []) {
			mitigations.push({
				id: random.id(raised),
				riskId: id,
				...mitigation,
				cost: dollars(cost),
				dueDate: addDays(today, dueInWeeks * 7),
				ownerId: memberIds[owner],
				createdAt: raised,
				updatedAt: raised,
			});
		}
	}
	return { risks, mitigations, scores, counter: { programId: program.id, lastNumber: risks.length } };
}
