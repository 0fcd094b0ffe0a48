import type { Executor } from "@throughline/db/connect";
import { person, resource } from "@throughline/db/schema";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

/** As whom these team members sign in, by member; who does not, or may not, is left out. */
export async function peopleWhoAre(db: Executor, memberIds: string[]): Promise<Map<string, string>> {
	if (memberIds.length === 0) return new Map();
	const rows = await db
		.select({ memberId: resource.id, personId: person.id })
		.from(resource)
		.innerJoin(person, eq(person.id, resource.personId))
		.where(and(inArray(resource.id, [...new Set(memberIds)]), isNull(person.disabledAt)));
	return new Map(rows.map(({ memberId, personId }) => [memberId, personId]));
}

/** The persons who own or lead something in a program. */
export async function peopleWithPartIn(db: Executor, programId: string): Promise<string[]> {
	const rows = await db.execute<{ id: string }>(sql`
		select person.id from resource as member join person on person.id = member.person_id
		where person.disabled_at is null and (
			exists (select from task where owner_id = member.id and program_id = ${programId})
			or exists (select from workstream where lead_id = member.id and program_id = ${programId})
			or exists (select from kpi where owner_id = member.id and program_id = ${programId})
			or exists (select from risk where owner_id = member.id and program_id = ${programId})
			or exists (select from risk_mitigation as measure join risk on risk.id = measure.risk_id
				where measure.owner_id = member.id and risk.program_id = ${programId})
			or exists (select from stage_gate_review where owner_id = member.id and program_id = ${programId})
			or exists (select from program where member.id in (lead_id, sponsor_id) and program.id = ${programId})
			or exists (select from benefit
				where member.id in (owner_id, owner_after_closure_id) and program_id = ${programId}))`);
	return rows.map(({ id }) => id);
}
