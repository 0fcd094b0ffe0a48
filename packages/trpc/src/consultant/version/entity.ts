import { run, strategyVersion } from "@throughline/db/schema";
import { validatePlan } from "@throughline/domain/consultant/plan/validation";
import type { StrategyVersion, VersionDetail } from "@throughline/domain/consultant/version";
import { eq, getTableColumns, sql } from "drizzle-orm";
import type { z } from "zod";
import { entity } from "../../entity.ts";

export type VersionRow = typeof strategyVersion.$inferSelect;

/** Versions belong to a session, and with it to one person; the program that one became has its own trail. */
export const versions = entity({
	table: strategyVersion,
	type: "strategy version",
	area: "consultant",
	title: ({ versionNumber, versionLabel }) => versionLabel ?? `Version ${versionNumber}`,
	programId: (row) => row.convertedProgramId,
	async read(id, tx) {
		const [row] = await tx.select(versionColumns).from(strategyVersion).where(eq(strategyVersion.id, id));
		return row && toVersionDetail(row);
	},
});

/** Under which key the one conversion of a version runs. */
export function conversionKey(sessionId: string, versionNumber: number): string {
	return `conversion/${sessionId}/${versionNumber}`;
}

/**
 * A version's columns for reading. It is `converting` exactly while its conversion is under way: nobody has to take the
 * word back after a failure, a cancellation or a crash.
 */
export const versionColumns = {
	...getTableColumns(strategyVersion),
	status: sql<string>`case when ${strategyVersion.status} = 'draft' and exists (
		select from ${run}
		where ${run.key} = 'conversion/' || ${strategyVersion.sessionId} || '/' || ${strategyVersion.versionNumber}
			and ${run.status} in ('queued', 'running')
	) then 'converting' else ${strategyVersion.status} end`.as("status"),
};

/** A stored version as it is read. */
export function toVersion({ whysPath, updatedAt: _, ...row }: VersionRow): StrategyVersion {
	return { ...row, whysPath: whysPath ?? [] };
}

/** The same with the validation of its plan, which is never older than the plan. */
export function toVersionDetail(row: VersionRow): z.infer<typeof VersionDetail> {
	return { ...toVersion(row), validation: row.program && validatePlan(row.program) };
}
