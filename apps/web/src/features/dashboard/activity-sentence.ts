import type { Activity } from "@throughline/domain/dashboard";
import { formatCount } from "../../format/count.ts";

/** A line of the audit trail as a person would say it: who, did what to which kind, called what, with what outcome. */
export type ActivitySentence = { who: string; did: string; what: string; outcome: string };

/** `Maria Keller` · `moved the task` · `Prepare cutover` · `to Completed`. */
export function activitySentence(activity: Activity): ActivitySentence {
	const { personName, action, objectType, objectTitle, status, others } = activity;
	const more = others === 0 ? [] : [`and ${formatCount(others)} more`];
	const verb = status === null ? (verbs[action] ?? action) : "moved";
	return {
		who: personName,
		did: `${verb} the ${kinds[objectType] ?? objectType}`,
		what: objectTitle,
		outcome: [...more, ...(status === null ? [] : [`to ${status}`])].join(" "),
	};
}

/** Where the trail's word would not read as a verb in the past tense. */
const verbs: Record<string, string> = { unarchived: "brought back", updated: "changed" };

const kinds: Record<string, string> = { kpi: "KPI", "kpi measurement": "KPI measurement" };
