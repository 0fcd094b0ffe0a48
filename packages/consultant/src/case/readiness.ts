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
	const trouble = said.filter(({ signals }) => signals.trouble + signals.loss > 0).length;
	const business = said.filter(({ signals }) => signals.business > 0).length;
	const confirmed = isConfirmed(statements, "problem");
	const hasProblem = confirmed || (problem !== null && problem.score >= 0.9 && trouble > 0);
	const missing = missingOf(hasProblem, trouble >= 2 || hasEffect(statements, measures), causes);
	if (said.length < 3 && !confirmed)
		return {
			ready: false,
			reason: "too-little",
			missing: missing.length > 0 ? missing : ["effect", "explanation"],
		};
	const share = (count: number) => count / Math.max(1, said.length);
	const isBusiness = share(business) >= 0.2 || wants;
	if (missing.length === 0 && (isBusiness || confirmed) && (share(trouble) >= 0.08 || wants || confirmed))
		return { ready: true, reason: "ready", missing: [] };
	return {
		ready: false,
		reason: isBusiness ? "no-problem" : "no-business-case",
		missing: missing.length > 0 ? missing : ["problem"],
	};
}

function missingOf(hasProblem: boolean, hasEffect: boolean, causes: readonly StatedCause[]): Need[] {
	const explained = causes.some(({ score }) => score >= 0.7);
	const needs: [Need, boolean][] = [
		["problem", hasProblem],
		["effect", hasEffect],
		["explanation", explained],
	];
	return needs.flatMap(([need, there]) => (there ? [] : need));
}

function hasEffect(statements: readonly Read[], measures: readonly Measure[]): boolean {
	return isConfirmed(statements, "effect") || measures.some(({ baseline }) => baseline);
}

/** A person said so, or answered so when asked. */
function isConfirmed(statements: readonly Read[], role: Read["role"]): boolean {
	return statements.some((each) => each.confirmed && each.role === role);
}
