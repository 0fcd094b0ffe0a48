import { gateTitle } from "@throughline/domain/stage-gate";
import type { EvidencePack } from "@throughline/domain/stage-gate/evidence";
import { addDays } from "@throughline/domain/value/day";
import type { gateCriterion, gateEvidencePack, stageGateReview } from "../../schema.ts";
import { at } from "../calendar.ts";
import type { CriterionStory, GateStory, Story } from "../story.ts";
import { team } from "../team.ts";
import type { Telling } from "./telling.ts";

type Program = { id: string; name: string; startDate: string };

/** The reviews of a program's gates, oldest first, and what was known when they were decided. */
export function reviewRows(story: Story, program: Program, telling: Telling) {
	const reviews: (typeof stageGateReview.$inferInsert)[] = [];
	const packs: (typeof gateEvidencePack.$inferInsert)[] = [];
	for (const gateStory of story.gates) {
		const { code, status, week, note, decidedBy } = gateStory;
		const { criteria, ...gate } = gateOf(code, telling);
		const reviewDate = addDays(program.startDate, week * 7 + 4);
		const scheduledOn = addDays(reviewDate, -14);
		const createdAt = at(scheduledOn < telling.today ? scheduledOn : addDays(telling.today, -2), 9);
		const decidedAt = decidedBy ? at(reviewDate, 15) : null;
		const decidedByName = decidedBy ? team[decidedBy].name : null;
		const id = telling.random.id(createdAt);
		reviews.push({
			id,
			programId: program.id,
			stageGateId: gate.id,
			ownerId: telling.memberIds[story.lead],
			status,
			reviewDate,
			note,
			decidedAt,
			decidedByName,
			createdAt,
			updatedAt: decidedAt ?? createdAt,
		});
		if (decidedAt === null || decidedByName === null) continue;
		const pack: EvidencePack = {
			program: { id: program.id, name: program.name },
			gate,
			status,
			reviewDate,
			note,
			decidedByName,
			decidedAt,
			criteria: evidenceOf(criteria, gateStory),
		};
		packs.push({ id: telling.random.id(decidedAt), reviewId: id, pack, createdAt: decidedAt });
	}
	return { reviews, packs };
}

/** The criteria that a program has of its own; they may be measured by its KPIs. */
export function criterionRows(
	story: Story,
	program: Program,
	kpis: readonly { id?: string | undefined; name: string }[],
	telling: Telling,
): (typeof gateCriterion.$inferInsert)[] {
	const since = at(program.startDate, 8);
	return (story.criteria ?? []).map(({ gate, text, binding }, position) => ({
		id: telling.random.id(since),
		stageGateId: gateOf(gate, telling).id,
		programId: program.id,
		text,
		binding: bound(binding, kpis),
		position,
		createdAt: since,
		updatedAt: since,
	}));
}

/** `G2 Feasibility`, as the trail calls a review of it. */
export function titleOfGate(code: GateStory["code"] | undefined, telling: Telling): string {
	return code ? gateTitle(gateOf(code, telling)) : "A gate";
}

function gateOf(code: GateStory["code"], { gates }: Telling) {
	const gate = gates.get(code);
	if (!gate) throw new Error(`There is no stage gate ${code}.`);
	return gate;
}

/** A gate that fails, or is held, does so by its second criterion. */
function evidenceOf(criteria: string[], { status }: GateStory): EvidencePack["criteria"] {
	return criteria.map((text, index) => {
		const met = status === "Passed" || index !== 1;
		const remark = met ? "Shown in the review's documents" : "Not agreed on the day of the review";
		return { text, binding: null, condition: null, live: null, met, remark };
	});
}

function bound(
	binding: CriterionStory["binding"],
	kpis: readonly { id?: string | undefined; name: string }[],
): (typeof gateCriterion.$inferInsert)["binding"] {
	if (!binding) return null;
	if (!("kpi" in binding)) return binding;
	const kpiId = kpis.find(({ name }) => name === binding.kpi)?.id;
	if (!kpiId) throw new Error(`There is no KPI ${binding.kpi}.`);
	return { measure: "kpi", kpiId, operator: ">=", value: binding.atLeast };
}
