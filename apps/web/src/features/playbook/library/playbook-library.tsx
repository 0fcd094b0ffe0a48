import { inLanguage } from "@throughline/domain/playbook/localized";
import { AddButton } from "@throughline/ui/add-button";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { BookMarked, FileUp, SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useMemo } from "react";
import { useAllowed, useAsRole } from "../../../api/session/user.ts";
import { useTypedWords } from "../../../browser/use-typed-words.ts";
import { formatCount } from "../../../format/count.ts";
import { GrowingGrid } from "../../../workspace/growing-grid.tsx";
import { SearchInput } from "../../../workspace/list/search-input.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { ViewerNote } from "../../../workspace/viewer-note.tsx";
import { originOf, originWords } from "../origin.ts";
import { playbooksView } from "../view.ts";
import { arrangePlaybooks, type ListedPlaybook, originFilters } from "./arrange-playbooks.ts";
import { PlaybookCard } from "./playbook-card.tsx";

/** The playbooks that the address asks for, and the ways to add one. */
export function PlaybookLibrary({ playbooks }: { playbooks: readonly ListedPlaybook[] }) {
	const { search, change } = useViewSearch(playbooksView);
	const searchWords = useCallback((q: string | undefined) => change({ q }), [change]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	const wanted = useDeferredValue(words);
	const { status: origin = "all" } = search;
	const shown = useMemo(
		() => arrangePlaybooks(playbooks, { words: wanted, origin }),
		[playbooks, wanted, origin],
	);
	useSheet(() =>
		listSheet("Playbooks", shown, {
			Name: ({ name }) => inLanguage(name, "en").text,
			Origin: (playbook) => originWords[originOf(playbook)],
			Summary: ({ summary }) => inLanguage(summary, "en").text,
			Tasks: ({ tasks }) => tasks,
			Decisions: ({ decisions }) => decisions,
		}),
	);
	return (
		<>
			<div data-print="hide" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="flex min-w-0 grow flex-wrap items-center gap-2">
					<SearchInput
						label="Search playbooks"
						placeholder="Search by name or subject"
						value={words}
						onValueChange={setWords}
					/>
					<SegmentedControl
						aria-label="Origin"
						value={origin}
						onValueChange={(chosen) => change({ status: chosen === "all" ? undefined : chosen })}
						segments={originFilters}
					/>
					<p role="status" className="tabular text-table text-ink-muted">
						{shown.length === playbooks.length
							? `${formatCount(playbooks.length)} playbooks`
							: `${formatCount(shown.length)} of ${formatCount(playbooks.length)}`}
					</p>
				</div>
				<LibraryActions />
			</div>
			{shown.length > 0 ? (
				<GrowingGrid items={shown}>
					{(playbook) => <PlaybookCard key={playbook.id} playbook={playbook} />}
				</GrowingGrid>
			) : (
				<NothingShown
					isSearch={wanted !== ""}
					onClear={() => {
						setWords("");
						change({ q: undefined, status: undefined });
					}}
				/>
			)}
		</>
	);
}

function LibraryActions() {
	const asRole = useAsRole();
	const { change } = useViewSearch(playbooksView);
	const mayWrite = useAllowed("write");
	if (!mayWrite)
		return <ViewerNote>{asRole} can read and export playbooks; Editors and Admins change them.</ViewerNote>;
	return (
		<div className="flex flex-wrap items-center gap-2">
			<Button icon={<FileUp size={15} aria-hidden="true" />} onClick={() => change({ form: "import" })}>
				Import YAML
			</Button>
			<AddButton variant="primary" onClick={() => change({ form: "new" })}>
				New playbook
			</AddButton>
		</div>
	);
}

function NothingShown({ isSearch, onClear }: { isSearch: boolean; onClear: () => void }) {
	const mayWrite = useAllowed("write");
	return (
		<Card>
			{isSearch ? (
				<EmptyState
					icon={<SearchX size={20} />}
					message="No playbook matches this search."
					action={<Button onClick={onClear}>Clear filters</Button>}
				/>
			) : (
				<EmptyState
					icon={<BookMarked size={20} />}
					message={
						mayWrite
							? "Your organisation has no playbooks of its own yet. Copy a shipped one, or save a program as a playbook."
							: "Your organisation has no playbooks of its own yet."
					}
					action={<Button onClick={onClear}>Show all playbooks</Button>}
				/>
			)}
		</Card>
	);
}
