import type { Executor } from "@throughline/db/connect";
import type { PeopleOfProgram } from "@throughline/domain/portfolio";
import { isOverAllocated } from "@throughline/domain/resource/capacity";
import { weeksOfMembers } from "../resource/capacity.ts";

/**
 * How many members with open work in each program a coming week asks for more than their time, over all programs in use.
 * Asked for by itself: it looks at each day's work of everybody, and the portfolio's other figures are kept.
 */
export async function peopleOverCapacity(db: Executor, today: string): Promise<PeopleOfProgram[]> {
	const { loads, demands } = await weeksOfMembers(db, today);
	const counts = new Map<string, number>();
	for (const [id, weeks] of loads) {
		if (!weeks.some(({ load }) => isOverAllocated(load))) continue;
		const programIds = new Set(demands.get(id)?.map(({ programId }) => programId));
		for (const programId of programIds) counts.set(programId, (counts.get(programId) ?? 0) + 1);
	}
	return [...counts].map(([programId, overAllocated]) => ({ programId, overAllocated }));
}
