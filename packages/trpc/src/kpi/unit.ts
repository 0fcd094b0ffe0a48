import type { KpiChange } from "@throughline/domain/kpi";
import { type StoredUnit, unitAfter, unitIssues } from "@throughline/domain/kpi/unit";
import { invalidInput } from "../error.ts";

/** The unit and label that a change of either leads to. Throws INVALID_INPUT when they do not go together. */
export function requireUnit(before: StoredUnit, change: Partial<KpiChange>): Partial<StoredUnit> {
	if (change.unit === undefined && change.unitLabel === undefined) return {};
	const after = unitAfter(before, change);
	const issues = unitIssues(after, before);
	if (issues.length > 0) throw invalidInput(issues);
	return after;
}
