import { allows, type Role } from "../account.ts";
import type { Issue } from "../shape.ts";

/** What a Contributor may change of an object that is theirs, by its kind; nothing of any other kind. */
const fieldsOf = {
	task: ["status", "progress", "note", "checklist"],
	risk: ["status"],
	mitigation: ["status"],
	KPI: ["measurementDate", "value", "measurements"],
	absence: ["startDate", "endDate", "kind", "note"],
} as const;

export type ContributedKind = keyof typeof fieldsOf;

/** In one sentence, for who asks for more. */
export const contributorMay =
	"A Contributor may change status, progress, note and checklist of own tasks, the status of own risks and mitigations, the measurements of own KPIs, and own absences.";

/** What keys a change consists of beside the object's own. */
const keys = new Set(["id", "version", "kpiId", "riskId", "resourceId"]);

/** The fields of a change that this role may not change, as issues; `path` says where a field stands in the input. */
export function contributionIssues(
	role: Role,
	kind: ContributedKind,
	change: Readonly<Record<string, unknown>>,
	path: (field: string) => string = (field) => field,
): Issue[] {
	if (allows(role, "write")) return [];
	const allowed: readonly string[] = fieldsOf[kind];
	return Object.keys(change)
		.filter((field) => change[field] !== undefined && !keys.has(field) && !allowed.includes(field))
		.map((field) => ({ path: path(field), message: `Your role (${role}) may not change this field` }));
}
