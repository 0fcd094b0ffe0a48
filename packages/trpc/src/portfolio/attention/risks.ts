import { risk, riskMitigation } from "@throughline/db/schema";
import { and, inArray, sql } from "drizzle-orm";
import { isOneOf } from "../../lock-rows.ts";
import type { FoundIn, Watched } from "./found.ts";

/** Active risks of priority High or Critical without a plan and without a measure against them. */
export async function uncoveredRisks({ db, ids }: Watched): Promise<FoundIn[]> {
	const measures = sql`exists (select from ${riskMitigation}
		where ${riskMitigation.riskId} = ${risk.id} and ${riskMitigation.status} <> 'Cancelled')`;
	const rows = await db
		.select()
		.from(risk)
		.where(
			and(
				isOneOf(risk.programId, ids),
				inArray(risk.status, ["Open", "Monitoring"]),
				inArray(risk.priority, ["High", "Critical"]),
				sql`coalesce(${risk.mitigationPlan}, '') !~ '\\S' and not ${measures}`,
			),
		);
	return rows.map(({ id, programId, riskId, description, priority, ownerId, version, createdAt }) => ({
		kind: "risk",
		id,
		programId,
		title: `${riskId} ${description}`,
		reason: `${priority} priority, and nothing is planned against it`,
		since: createdAt.slice(0, 10),
		ownerId,
		version,
		task: null,
	}));
}
