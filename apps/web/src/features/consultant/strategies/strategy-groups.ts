import { marketNamedIn } from "@throughline/domain/consultant/analysis";
import type { StrategySession } from "@throughline/domain/consultant/session";
import type { StrategyVersion } from "@throughline/domain/consultant/version";

/** A strategy as lists know it. */
export type ListedSession = Omit<StrategySession, "inputText" | "documents">;

/** A strategy with those of its versions that are wanted, the newest first. */
export type StrategyGroup = { sessionId: string; title: string; versions: StrategyVersion[] };

/** What of the strategies is shown: words that must all be found, and where a version stands. */
export type StrategyFilter = { words: string; status: string | undefined };

/** The statuses to choose from, as the address names them. */
export const strategyStatuses = { draft: "Draft", finalized: "Finalized", integrated: "Integrated" } as const;

/** Where a version stands, by the word of the address. */
export function standingOf({ status }: StrategyVersion): keyof typeof strategyStatuses {
	if (status === "converted_to_program") return "integrated";
	return status === "finalized" ? "finalized" : "draft";
}

/** The wanted versions by strategy; strategies and versions each with the newest first. */
export function strategyGroups(
	versions: readonly StrategyVersion[],
	sessions: readonly ListedSession[],
	filter: StrategyFilter,
): StrategyGroup[] {
	const titles = new Map(sessions.map(({ id, title }) => [id, title]));
	const groups = new Map<string, StrategyGroup>();
	const newestFirst = versions.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
	for (const version of newestFirst) {
		const { sessionId, inputSummary } = version;
		const title = titles.get(sessionId) ?? inputSummary ?? `Strategy ${sessionId}`;
		if (!matches(version, title, filter)) continue;
		const group = groups.get(sessionId) ?? { sessionId, title, versions: [] };
		group.versions.push(version);
		groups.set(sessionId, group);
	}
	return [...groups.values()];
}

function matches(version: StrategyVersion, title: string, { words, status }: StrategyFilter): boolean {
	if (status !== undefined && standingOf(version) !== status) return false;
	const { versionNumber, versionLabel, rootCause, analysis } = version;
	const text = [
		title,
		`version ${versionNumber}`,
		versionLabel,
		rootCause,
		marketNamedIn(analysis),
		...(analysis?.recommended_approaches ?? []),
	]
		.join(" ")
		.toLowerCase();
	return words
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
}

/** Strategies that have not come to a version yet, the newest first. */
export function unfinishedStrategies(sessions: readonly ListedSession[]): ListedSession[] {
	return sessions
		.filter(({ latestVersion }) => latestVersion === null)
		.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}
