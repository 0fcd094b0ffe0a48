import { validatePlan } from "@throughline/domain/consultant/plan-validation";
import type { StrategyVersion, VersionDetail } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import type { VersionRow } from "./version-entity.ts";

/** A stored version as it is read. */
export function versionOf({ whysPath, updatedAt: _, ...row }: VersionRow): StrategyVersion {
	return { ...row, whysPath: whysPath ?? [] };
}

/** The same with the judgement of its plan, which is never older than the plan. */
export function detailOf(row: VersionRow): z.infer<typeof VersionDetail> {
	return { ...versionOf(row), validation: row.program && validatePlan(row.program) };
}
