import { loadBands } from "@throughline/domain/resource";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { Select } from "@throughline/ui/select";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { useCallback, useMemo } from "react";
import { useAllowed } from "../../../api/session/user.ts";
import { useTypedWords } from "../../../browser/use-typed-words.ts";
import { formatCount } from "../../../format/count.ts";
import { GrowingGrid } from "../../../workspace/growing-grid.tsx";
import { FilterSelect } from "../../../workspace/list/filter-select.tsx";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { useSelection } from "../../../workspace/list/use-selection.ts";
import type { ChangeSearch } from "../../../workspace/view/use-view-search.ts";
import { departmentsOf, filteredMembers, type Member } from "../members.ts";
import type { ResourcesSearch } from "../resources-search.ts";
import type { resourcesView } from "../view.ts";
import { MemberCard } from "./member-card.tsx";
import { MemberSelection } from "./member-selection.tsx";
import { QuickMember } from "./quick-member.tsx";

type TeamTabProps = {
	members: readonly Member[];
	programName: string | null;
	search: ResourcesSearch;
	onSearch: ChangeSearch<typeof resourcesView>;
};

/** The members as cards, to search and filter. */
export function TeamTab({ members, programName, search, onSearch }: TeamTabProps) {
	const mayWrite = useAllowed("write");
	const changeWords = useCallback((q: string | undefined) => onSearch({ q }), [onSearch]);
	const [words, setWords] = useTypedWords(search.words, changeWords);
	const shown = useMemo(() => filteredMembers(members, words, search), [members, words, search]);
	useSheet(() =>
		listSheet("Team", shown, {
			Name: ({ name }) => name,
			Role: ({ role }) => role,
			Department: ({ department }) => department,
			"E-mail": ({ email }) => email,
			"Active tasks": ({ active }) => active,
			"Completed tasks": ({ completed }) => completed,
			"Task load %": ({ load }) => load,
			Band: ({ band }) => band,
		}),
	);
	const { selected, isSelected, toggle, clear: deselect, selectAll } = useSelection(shown);
	const actions = useMemo(
		() => ({
			viewTasks: (item: string) => onSearch({ item, part: undefined }),
			edit: (form: string) => onSearch({ form }),
			select: toggle,
		}),
		[onSearch, toggle],
	);
	const clear = () => {
		setWords("");
		onSearch({ q: undefined, department: undefined, status: undefined });
	};
	return (
		<div className="space-y-4">
			{selected.length > 0 ? (
				<MemberSelection selected={selected} members={members} onSelectAll={selectAll} onClear={deselect} />
			) : (
				<Filters {...{ members, search, onSearch, words, shown: shown.length }} onWords={setWords} />
			)}
			{shown.length === 0 ? (
				<Card>
					<EmptyState
						compact
						message="No team members match these filters."
						action={
							<Button size="sm" onClick={clear}>
								Clear filters
							</Button>
						}
					/>
				</Card>
			) : (
				<GrowingGrid items={shown}>
					{(member) => (
						<MemberCard
							key={member.id}
							{...{ member, programName, mayWrite, actions }}
							selected={isSelected(member.id)}
						/>
					)}
				</GrowingGrid>
			)}
			{mayWrite && <QuickMember search={search} onClearFilters={clear} />}
		</div>
	);
}

type FiltersProps = Pick<TeamTabProps, "members" | "search" | "onSearch"> & {
	words: string;
	onWords: (words: string) => void;
	/** How many are left. */
	shown: number;
};

const any = "any";

function Filters({ members, search, onSearch, words, onWords, shown }: FiltersProps) {
	const departments = departmentsOf(members).map(([department]) => department);
	const bands = search.bands.join(",");
	// A link may ask for several; they stay one choice until another is made.
	const several = search.bands.length > 1 ? [{ value: bands, label: search.bands.join(", ") }] : [];
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			<SearchInput label="Search team members" value={words} onValueChange={onWords} />
			<FilterSelect
				label="Department"
				all="All departments"
				value={search.department}
				values={departments}
				onChange={(department) => onSearch({ department })}
				className="w-44!"
			/>
			<Select
				aria-label="Task load"
				className="w-36!"
				value={bands || any}
				onValueChange={(status) => onSearch({ status: status === any ? undefined : status })}
				options={[
					{ value: any, label: "Any task load" },
					...loadBands.map((value) => ({ value, label: value })),
					...several,
				]}
			/>
			<p role="status" className="tabular text-table text-ink-muted">
				{shown === members.length
					? `${formatCount(shown)} ${shown === 1 ? "member" : "members"}`
					: `${formatCount(shown)} of ${formatCount(members.length)} members`}
			</p>
		</div>
	);
}
