import type { Executor } from "@throughline/db/connect";
import { caseCorrection, run, strategySession, strategyVersion, whysNode } from "@throughline/db/schema";
import type { CaseStanding, RestingPart } from "@throughline/domain/consultant/case/view";
import { and, desc, eq, sql } from "drizzle-orm";

/** Whether a correction accepts the problem in the words that the tree asks about: nothing is read otherwise by it. */
const isAccepted = sql`(
	${caseCorrection.correction} ->> 'kind' = 'problem' and ${caseCorrection.undoneAt} is null
	and exists (
		select 1 from ${strategySession} join ${whysNode} on ${whysNode.sessionId} = ${strategySession.id}
		where ${strategySession.id} = ${caseCorrection.sessionId}
			and not ${whysNode.isCustom} and ${whysNode.createdAt} < ${caseCorrection.createdAt}
			and right(${strategySession.rootQuestion}, length(${caseCorrection.correction} ->> 'text'))
				= ${caseCorrection.correction} ->> 'text'))`;

/** When the case last became another one: a correction, an answer, or one of them undone. */
const changed = (sessionId: string) => sql`(
	select max(greatest(${caseCorrection.createdAt}, ${caseCorrection.undoneAt})) from ${caseCorrection}
	where ${caseCorrection.sessionId} = ${sessionId} and ${caseCorrection.correction} ->> 'kind' <> 'go on'
		and not ${isAccepted})`;

/** When the newest run of these kinds that succeeded for a version read the case; else when the version was made. */
const made = (...kinds: string[]) => sql`coalesce((
	select max(${run.startedAt}) from ${run}
	where ${run.sessionId} = ${strategyVersion.sessionId} and ${run.status} = 'succeeded'
		and ${run.kind} in ${kinds}
		and (${run.input} ->> 'versionNumber')::int = ${strategyVersion.versionNumber}),
	${strategyVersion.createdAt})`;

/** When the newest research of a version's root cause that succeeded read the case; else when the version was made. */
const researched = sql`coalesce((
	select max(${run.startedAt}) from ${run}
	where ${run.sessionId} = ${strategyVersion.sessionId} and ${run.status} = 'succeeded'
		and ${run.kind} = 'research' and ${run.input} ->> 'rootCause' = ${strategyVersion.rootCause}),
	${strategyVersion.createdAt})`;

/** What was made before the case last changed: the tree, and the parts of the newest version while it is a draft. */
export async function findOutdated(db: Executor, sessionId: string): Promise<CaseStanding["outdated"]> {
	const [tree] = await db
		.select({ isOld: sql<boolean>`coalesce(min(${whysNode.createdAt}) < ${changed(sessionId)}, false)` })
		.from(whysNode)
		// What a person wrote stays through every new tree.
		.where(and(eq(whysNode.sessionId, sessionId), eq(whysNode.isCustom, false)));
	const older = (at: typeof researched) => sql<boolean>`coalesce(${at} < ${changed(sessionId)}, false)`;
	const [version] = await db
		.select({
			status: strategyVersion.status,
			research: sql<boolean>`${strategyVersion.research} is not null and ${older(researched)}`,
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
	return [
		...parts,
		...(["research", "analysis", "decisions", "plan"] as const).filter((part) => version[part]),
	];
}
