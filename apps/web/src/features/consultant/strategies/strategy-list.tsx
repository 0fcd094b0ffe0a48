import { Link } from "@tanstack/react-router";
import type { StrategyVersion } from "@throughline/domain/consultant/version";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Select } from "@throughline/ui/select";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Lightbulb, SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useTypedWords } from "../../../browser/use-typed-words.ts";
import { formatCount } from "../../../format/count.ts";
import { dayOf } from "../../../format/date.ts";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { versionName } from "../versions/status/version-name.ts";
import { StrategyCard } from "./strategy-card.tsx";
import {
	type ListedSession,
	standingOf,
	strategyGroups,
	strategyStatuses,
	unfinishedStrategies,
} from "./strategy-groups.ts";
import { UnfinishedStrategies } from "./unfinished-strategies.tsx";
import { strategiesView } from "./view.ts";

/** From here on the versions are more than one looks over. */
const manyVersions = 6;

type StrategyListProps = { versions: StrategyVersion[]; sessions: ListedSession[]; mayWrite: boolean };

/** The strategies that the address asks for, and the unfinished ones, which have no version yet. */
export function StrategyList({ versions, sessions, mayWrite }: StrategyListProps) {
	const { search, change } = useViewSearch(strategiesView);
	const searchWords = useCallback((q: string | undefined) => change({ q }), [change]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	const wanted = useDeferredValue(words);
	const { status } = search;
	const groups = useMemo(
		() => strategyGroups(versions, sessions, { words: wanted, status }),
		[versions, sessions, wanted, status],
	);
	useSheet(() =>
		listSheet(
			"Strategies",
			groups.flatMap(({ title, versions }) => versions.map((version) => ({ title, version }))),
			{
				Strategy: ({ title }) => title,
				Version: ({ version }) => version.versionNumber,
				Name: ({ version }) => versionName(version),
				Status: ({ version }) => strategyStatuses[standingOf(version)],
				Approaches: ({ version }) => version.analysis?.recommended_approaches.join(", "),
				Decisions: ({ version }) => version.decisions?.length,
				Selected: ({ version }) => Object.keys(version.selectedDecisions).length,
				Created: ({ version }) => dayOf(new Date(version.createdAt)),
			},
		),
	);
	const strategies = useMemo(() => unfinishedStrategies(sessions), [sessions]);
	const filtered = wanted !== "" || status !== undefined;
	const clear = () => {
		setWords("");
		change({ q: undefined, status: undefined });
	};
	return (
		<div className="space-y-4">
			{(versions.length > manyVersions || filtered) && (
				<StrategyFilters
					{...{ words, status }}
					onWords={setWords}
					onStatus={(next) => change({ status: strategiesView.search.status(next) })}
					shown={groups.reduce((sum, group) => sum + group.versions.length, 0)}
					total={versions.length}
				/>
			)}
			{groups.length > 0 ? (
				<ul className="space-y-3">
					{groups.map((group) => (
						<StrategyCard key={group.sessionId} group={group} />
					))}
				</ul>
			) : (
				<Card>
					{filtered ? (
						<EmptyState
							icon={<SearchX size={20} />}
							message="No strategy version matches this search."
							action={<Button onClick={clear}>Clear filters</Button>}
						/>
					) : (
						<NoStrategies mayWrite={mayWrite} />
					)}
				</Card>
			)}
			{strategies.length > 0 && <UnfinishedStrategies strategies={strategies} />}
			{versions.length > 0 && mayWrite && <AnotherStrategy />}
		</div>
	);
}

function AnotherStrategy() {
	return (
		<div data-print="hide" className="flex flex-wrap items-center justify-between gap-3">
			<p className="room-64 flex-1 text-pretty text-table text-ink-muted">
				Something else to solve? Describe it, find its root cause, and decide what is done about it.
			</p>
			<Button asChild>
				<Link to="/strategic-consultant/input">Start Strategic Consultant</Link>
			</Button>
		</div>
	);
}

function NoStrategies({ mayWrite }: { mayWrite: boolean }) {
	return (
		<EmptyState
			icon={<Lightbulb size={20} />}
			title="No strategies yet"
			level={2}
			message={
				mayWrite
					? "Describe an idea or a problem, find its root cause, and decide what is done about it."
					: "As soon as somebody has worked out a strategy, you will find it here."
			}
			action={
				mayWrite && (
					<Button asChild variant="primary">
						<Link to="/strategic-consultant/input">Start Strategic Consultant</Link>
					</Button>
				)
			}
		/>
	);
}

type StrategyFiltersProps = {
	words: string;
	onWords: (words: string) => void;
	status: string | undefined;
	onStatus: (status: string | undefined) => void;
	shown: number;
	total: number;
};

const anyStatus = "any";

/** Which versions are shown. */
function StrategyFilters({ words, onWords, status, onStatus, shown, total }: StrategyFiltersProps) {
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			<SearchInput label="Search strategies" value={words} onValueChange={onWords} />
			<Select
				aria-label="Status"
				className="w-36!"
				value={status ?? anyStatus}
				onValueChange={(next) => onStatus(next === anyStatus ? undefined : next)}
				options={[
					{ value: anyStatus, label: "Any status" },
					...Object.entries(strategyStatuses).map(([value, label]) => ({ value, label })),
				]}
			/>
			<p role="status" className="tabular text-table text-ink-muted">
				{shown === total
					? `${formatCount(total)} ${total === 1 ? "version" : "versions"}`
					: `${formatCount(shown)} of ${formatCount(total)} versions`}
			</p>
		</div>
	);
}
