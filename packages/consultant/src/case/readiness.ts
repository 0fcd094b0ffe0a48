import type { caseNeeds, readinessReasons } from "@throughline/domain/consultant/case";
import type { StatedCause } from "./causes.ts";
import type { Measure } from "./measures.ts";
import type { Read } from "./statements.ts";

export type Need = (typeof caseNeeds)[number];
export type ReadinessReason = (typeof readinessReasons)[number];

/** Whether a case can be walked, and what is missing. */
export function readinessOf(
	statements: readonly Read[],
	problem: { statement: Read; score: number } | null,
	causes: readonly StatedCause[],
	measures: readonly Measure[],
	wants: boolean,
): { ready: boolean; reason: ReadinessReason; missing: Need[] } {
	const said = statements.filter(({ kind }) => kind !== "title" && kind !== "letterhead");
	const strong = causes.filter(({ score }) => score >= 0.7).length;
	const trouble = said.filter(({ signals }) => signals.trouble + signals.loss > 0).length;
	const business = said.filter(({ signals }) => signals.business > 0).length;
	const confirmed = statements.some((each) => each.confirmed && each.role === "problem");
	const missing = [
		...(confirmed || (problem && problem.score >= 0.9 && trouble > 0) ? [] : ["problem" as const]),
		...(measures.some(({ baseline }) => baseline) || trouble >= 2 ? [] : ["effect" as const]),
		...(strong >= 1 ? [] : ["explanation" as const]),
	];
	if (said.length < 3 && !confirmed)
		return {
			ready: false,
			reason: "too-little",
			missing: missing.length > 0 ? missing : ["effect", "explanation"],
		};
	const share = (count: number) => count / Math.max(1, said.length);
	const isBusiness = share(business) >= 0.2 || wants;
	if (missing.length === 0 && (isBusiness || confirmed) && (share(trouble) >= 0.08 || wants))
		return { ready: true, reason: "ready", missing: [] };
	return {
		ready: false,
		reason: isBusiness ? "no-problem" : "no-business-case",
		missing: missing.length > 0 ? missing : ["problem"],
	};
}
