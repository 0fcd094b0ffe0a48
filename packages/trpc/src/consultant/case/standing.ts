import type { Executor } from "@throughline/db/connect";
import { caseCorrection, run, strategyVersion, whysNode } from "@throughline/db/schema";
import type { CaseStanding, RestingPart } from "@throughline/domain/consultant/case-view";
import { desc, eq, sql } from "drizzle-orm";

/** When the case last became another one: a correction, an answer, or one of them undone. */
const changed = (sessionId: string) => sql`(
	select max(greatest(${caseCorrection.createdAt}, ${caseCorrection.undoneAt})) from ${caseCorrection}
	where ${caseCorrection.sessionId} = ${sessionId} and ${caseCorrection.correction} ->> 'kind' <> 'go on')`;

/** When the newest run of these kinds that succeeded for a version read the case; else when the version was made. */
const made = (...kinds: string[]) => sql`coalesce((
	select max(${run.startedAt}) from ${run}
	where ${run.sessionId} = ${strategyVersion.sessionId} and ${run.status} = 'succeeded'
		and ${run.kind} in ${kinds}
		and (${run.input} ->> 'versionNumber')::int = ${strategyVersion.versionNumber}),
	${strategyVersion.createdAt})`;

/** What was made before the case last changed: the tree, and the parts of the newest version while it is a draft. */
export async function findOutdated(db: Executor, sessionId: string): Promise<CaseStanding["outdated"]> {
	const [tree] = await db
		.select({ isOld: sql<boolean>`coalesce(min(${whysNode.createdAt}) < ${changed(sessionId)}, false)` })
		.from(whysNode)
		.where(eq(whysNode.sessionId, sessionId));
	const older = (at: ReturnType<typeof made>) => sql<boolean>`coalesce(${at} < ${changed(sessionId)}, false)`;
	const [version] = await db
		.select({
			status: strategyVersion.status,
			analysis: sql<boolean>`${strategyVersion.analysis} is not null and ${older(made("analysis"))}`,
			decisions: sql<boolean>`${strategyVersion.decisions} is not null and ${older(made("analysis", "decisions"))}`,
			plan: sql<boolean>`${strategyVersion.program} is not null and ${older(made("conversion"))}`,
		})
		.from(strategyVersion)
		.where(eq(strategyVersion.sessionId, sessionId))
		.orderBy(desc(strategyVersion.versionNumber))
		.limit(1);
	const parts: RestingPart[] = tree?.isOld ? ["tree"] : [];
	// What became a program, or was finalized, stays as it is.
	if (version?.status !== "draft") return parts;
	return [...parts, ...(["analysis", "decisions", "plan"] as const).filter((part) => version[part])];
}
