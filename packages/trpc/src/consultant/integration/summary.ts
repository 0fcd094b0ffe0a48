import type { Executor } from "@throughline/db/connect";
import { gateCriterion, origin } from "@throughline/db/schema";
import { reservationsOf } from "@throughline/domain/consultant/integration/reservations";
import { IntegrationSummary } from "@throughline/domain/consultant/version";
import { and, countDistinct, eq } from "drizzle-orm";
import type { VersionRow } from "../version/entity.ts";

/**
 * What integration made of a version. For a program that no answer was kept of, as the demo's, what has its origin in
 * the version is counted.
 */
export async function integrationOf(
	db: Executor,
	version: VersionRow,
	programId: string,
): Promise<IntegrationSummary> {
	if (version.integration?.programId === programId) return IntegrationSummary.parse(version.integration);
	const ofVersion = and(
		eq(origin.programId, programId),
		eq(origin.sessionId, version.sessionId),
		eq(origin.versionNumber, version.versionNumber),
	);
	const rows = await db
		.select({ type: origin.objectType, count: countDistinct(origin.objectId) })
		.from(origin)
		.where(ofVersion)
		.groupBy(origin.objectType);
	const [gates] = await db
		.select({ count: countDistinct(gateCriterion.stageGateId) })
		.from(origin)
		.innerJoin(gateCriterion, eq(gateCriterion.id, origin.objectId))
		.where(and(ofVersion, eq(origin.objectType, "gate criterion")));
	const counts = new Map(rows.map(({ type, count }) => [type, count]));
	const of = (type: string) => counts.get(type) ?? 0;
	return {
		programId,
		workstreamsCreated: of("workstream"),
		tasksCreated: of("task"),
		stageGatesCreated: gates?.count ?? 0,
		kpisCreated: of("kpi"),
		benefitsCreated: of("benefit"),
		risksCreated: of("risk"),
		fundingSourcesCreated: of("funding source"),
		resourcesCreated: of("team member"),
		openRolesCreated: of("open role"),
		reservations: version.program ? reservationsOf({ ...version, program: version.program }) : [],
	};
}
