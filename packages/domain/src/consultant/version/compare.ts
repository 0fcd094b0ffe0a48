import { marketNamedIn } from "../analysis.ts";
import type { StrategyVersion, VersionComparison } from "../version.ts";
import { approachOf } from "./approach.ts";

type Side = VersionComparison["version1"];

/** What differs between two versions of a strategy: root cause, approach, target market, and what was decided. */
export function compareVersions(one: StrategyVersion, other: StrategyVersion): VersionComparison {
	const marketOf = ({ analysis }: Side) => marketNamedIn(analysis)?.toLowerCase() ?? null;
	return {
		differences: {
			root_cause_changed: one.rootCause !== other.rootCause,
			approach_changed: approachOf(one) !== approachOf(other),
			market_changed: marketOf(one) !== marketOf(other),
			decisions_changed: changedDecisions(one, other),
		},
		version1: sideOf(one),
		version2: sideOf(other),
	};
}

/** Decisions that were chosen differently, and those that only one of the versions has. */
function changedDecisions(one: Side, other: Side): string[] {
	const idsOf = ({ decisions }: Side) => (decisions ?? []).map(({ id }) => id);
	const [mine, theirs] = [idsOf(one), idsOf(other)];
	return [...new Set([...mine, ...theirs])].filter(
		(id) =>
			mine.includes(id) !== theirs.includes(id) || one.selectedDecisions[id] !== other.selectedDecisions[id],
	);
}

function sideOf({ versionNumber, rootCause, analysis, decisions, selectedDecisions }: StrategyVersion): Side {
	return { versionNumber, rootCause, analysis, decisions, selectedDecisions };
}
