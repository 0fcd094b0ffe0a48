import type { Executor } from "@throughline/db/connect";
import { gateCriterion } from "@throughline/db/schema";
import type { PortfolioProgram } from "@throughline/domain/portfolio";
import { criteriaInForce, type Measure } from "@throughline/domain/stage-gate/criterion";
import { measure } from "@throughline/domain/stage-gate/evidence";
import { isNull, or } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { gateFacts } from "../stage-gate/facts.ts";
import { type GateStatus, gateStatuses } from "../stage-gate/gate-statuses.ts";

export type GatesOfProgram = {
	/** With the id of its newest review; null without one. */
	next: (NonNullable<PortfolioProgram["nextGate"]> & { reviewId: string | null }) | null;
	/** How many newest reviews are In Review. */
	inReview: number;
};

/** The first gate of each program that is not passed, with how many of its criteria hold now. */
export async function nextGates(
	db: Executor,
	programIds: readonly string[],
	today: string,
): Promise<Map<string, GatesOfProgram>> {
	const ids = [...programIds];
	if (ids.length === 0) return new Map();
	const [statuses, criteria] = await Promise.all([
		gateStatuses(db, ids),
		db
			.select()
			.from(gateCriterion)
			.where(or(isNull(gateCriterion.programId), isOneOf(gateCriterion.programId, ids))),
	]);
	const byGate = Map.groupBy(criteria, ({ stageGateId }) => stageGateId);
	const next = ids.map((programId) => {
		const gate = statuses.get(programId)?.find(({ status }) => status !== "Passed") ?? null;
		const candidates = (gate && byGate.get(gate.id)) ?? [];
		const own = candidates.filter((each) => each.programId === null || each.programId === programId);
		return { programId, gate, criteria: criteriaInForce(own).criteria };
	});
	const bound = next.filter(({ criteria }) => criteria.some(({ binding }) => binding !== null));
	const measures = new Set<Measure>(
		bound.flatMap(({ criteria }) => criteria.flatMap(({ binding }) => binding?.measure ?? [])),
	);
	const facts = await gateFacts(
		db,
		bound.map(({ programId }) => programId),
		measures,
		today,
	);
	return new Map(
		next.map(({ programId, gate, criteria }) => {
			const known = facts.get(programId);
			const findings = known ? criteria.map((criterion) => measure(criterion, known).met) : [];
			const inReview = statuses.get(programId)?.filter(({ status }) => status === "In Review").length ?? 0;
			return [programId, { next: gate && shown(gate, criteria.length, findings), inReview }];
		}),
	);
}

function shown(
	{ id, code, name, status, reviewId, reviewDate }: GateStatus,
	total: number,
	findings: readonly (boolean | null)[],
) {
	const met = findings.filter((each) => each === true).length;
	const unmet = findings.filter((each) => each === false).length;
	return { id, code, name, status, reviewId, reviewDate, criteria: { total, met, unmet } };
}
