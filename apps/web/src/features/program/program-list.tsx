import type { Program } from "@throughline/domain/program";
import { Button } from "@throughline/ui/button";
import { Card } from "@throughline/ui/card";
import { EmptyState } from "@throughline/ui/empty-state";
import { SelectionBar } from "@throughline/ui/selection-bar";
import { listSheet, useSheet } from "@throughline/ui/sheets";
import { Archive, FolderKanban, SearchX } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { trpc, trpcClient } from "../../api/client.ts";
import { useTypedWords } from "../../browser/use-typed-words.ts";
import { DeleteDialog } from "../../forms/delete-dialog.tsx";
import { GrowingGrid } from "../../workspace/growing-grid.tsx";
import { useSelection } from "../../workspace/list/use-selection.ts";
import { BulkPrograms } from "../../workspace/program/bulk-programs.tsx";
import { dropProgram } from "../../workspace/program/program-cache.ts";
import { useSelectedProgram } from "../../workspace/program/selected-program.ts";
import { goesAlong } from "./goes-along.ts";
import { ProgramCard } from "./program-card.tsx";
import type { ProgramActions } from "./program-menu.tsx";
import { arrangePrograms, type ProgramsSearch } from "./programs-search.ts";
import { ProgramsToolbar } from "./programs-toolbar.tsx";
import { QuickProgram } from "./quick-program.tsx";
import { useArchiveProgram } from "./use-archive-program.ts";

/** From here on the cards are more than one looks over. */
const manyPrograms = 6;

type ProgramListProps = {
	programs: Program[];
	mayWrite: boolean;
	search: ProgramsSearch;
	onSearch: (change: Partial<ProgramsSearch>) => void;
};

/** The programs that the address asks for. */
export function ProgramList({ programs, mayWrite, search, onSearch }: ProgramListProps) {
	const { program: selected } = useSelectedProgram();
	const archive = useArchiveProgram();
	const [deleting, setDeleting] = useState<string | null>(null);
	// The cards are there at once; how the programs do comes after, or not at all.
	const figures = trpc.portfolio.programs.useQuery({});
	const figuresOf = useMemo(() => new Map(figures.data?.map((each) => [each.id, each])), [figures.data]);
	const searchWords = useCallback((q: string | undefined) => onSearch({ q }), [onSearch]);
	const [words, setWords] = useTypedWords(search.q ?? "", searchWords);
	const wanted = useMemo(() => ({ ...search, q: words || undefined }), [search, words]);
	// What is typed is shown first, what it finds after it.
	const deferred = useDeferredValue(wanted);
	const shown = useMemo(() => arrangePrograms(programs, deferred), [programs, deferred]);
	const statuses = useMemo(() => [...new Set(programs.map(({ status }) => status))].sort(), [programs]);
	useSheet(() =>
		listSheet("Programs", shown, {
			Name: ({ name }) => name,
			Status: ({ status }) => status,
			Health: ({ id }) => figuresOf.get(id)?.rating,
			Start: ({ startDate }) => startDate,
			End: ({ endDate }) => endDate,
			"Done %": ({ id }) => figuresOf.get(id)?.progress.done,
			"Planned %": ({ id }) => figuresOf.get(id)?.progress.planned,
			Currency: ({ currency }) => currency,
			Budget: ({ id }) => figuresOf.get(id)?.money.budget,
			Spent: ({ id }) => figuresOf.get(id)?.money.spent,
			Description: ({ description }) => description,
		}),
	);
	const archived = programs.filter(({ archivedAt }) => archivedAt !== null).length;
	const actions = useMemo<ProgramActions>(
		() => ({
			edit: ({ id }) => onSearch({ form: id }),
			duplicate: ({ id }) => onSearch({ copy: id }),
			saveAsTemplate: ({ id }) => onSearch({ template: id }),
			archive: (program, value) => void archive(program, value),
			remove: ({ id }) => setDeleting(id),
		}),
		[onSearch, archive],
	);
	const { selected: chosen, isSelected: isChosen, toggle, clear, selectAll } = useSelection(shown);
	const toDelete = programs.find(({ id }) => id === deleting);

	const unknownStatus = search.status !== undefined && !statuses.includes(search.status);
	useEffect(() => {
		if (unknownStatus) onSearch({ status: undefined });
	}, [unknownStatus, onSearch]);

	const clearFilters = () => {
		setWords("");
		onSearch({ q: undefined, status: undefined });
	};
	return (
		<>
			{programs.length === 0 ? (
				<NoPrograms mayWrite={mayWrite} onCreate={() => onSearch({ form: "new" })} />
			) : (
				<>
					<ProgramsToolbar
						search={search}
						onChange={onSearch}
						words={words}
						onWords={setWords}
						inUse={programs.length - archived}
						archived={archived}
						statuses={statuses}
						shown={shown.length}
						searchable={programs.length > manyPrograms || isFiltered(wanted)}
					/>
					{chosen.length > 0 && (
						<div data-print="hide" className="sticky top-(--sticky-top) z-10">
							<SelectionBar count={chosen.length} onSelectAll={selectAll} onClear={clear}>
								<BulkPrograms programs={chosen} onDone={clear} />
							</SelectionBar>
						</div>
					)}
					{shown.length === 0 ? (
						<NothingShown search={wanted} onSearch={onSearch} onClear={clearFilters} />
					) : (
						<GrowingGrid items={shown}>
							{(program) => (
								<ProgramCard
									key={program.id}
									program={program}
									isSelected={program.id === selected?.id}
									figures={figuresOf.get(program.id)}
									actions={mayWrite ? actions : null}
									chosen={mayWrite ? isChosen(program.id) : undefined}
									onChoose={toggle}
								/>
							)}
						</GrowingGrid>
					)}
				</>
			)}
			{mayWrite && (
				<QuickProgram
					search={wanted}
					onClearFilters={() => {
						clearFilters();
						onSearch({ archived: undefined });
					}}
				/>
			)}
			{toDelete && <DeleteProgramDialog program={toDelete} onClose={() => setDeleting(null)} />}
		</>
	);
}

function isFiltered({ q, status }: ProgramsSearch): boolean {
	return q !== undefined || status !== undefined;
}

function NoPrograms({ mayWrite, onCreate }: { mayWrite: boolean; onCreate: () => void }) {
	return (
		<Card>
			<EmptyState
				icon={<FolderKanban size={20} />}
				title="No programs yet"
				level={2}
				message={
					mayWrite
						? "A program holds the tasks, gates, KPIs, risks, benefits and money of one undertaking."
						: "As soon as somebody creates a program, you will find it here."
				}
				action={mayWrite && <Button onClick={onCreate}>Create Program</Button>}
			/>
		</Card>
	);
}

type NothingShownProps = Pick<ProgramListProps, "search" | "onSearch"> & { onClear: () => void };

function NothingShown({ search, onSearch, onClear }: NothingShownProps) {
	if (isFiltered(search)) {
		return (
			<Card>
				<EmptyState
					icon={<SearchX size={20} />}
					message="No program matches this search."
					action={<Button onClick={onClear}>Clear filters</Button>}
				/>
			</Card>
		);
	}
	return (
		<Card>
			{search.archived ? (
				<EmptyState icon={<Archive size={20} />} message="No program is archived." />
			) : (
				<EmptyState
					icon={<FolderKanban size={20} />}
					message="Every program is archived."
					action={<Button onClick={() => onSearch({ archived: true })}>Show archived programs</Button>}
				/>
			)}
		</Card>
	);
}

type DeleteProgramDialogProps = { program: Program; onClose: () => void };

/** Says what goes with the program; one that was selected is selected again when it comes back. */
function DeleteProgramDialog({ program, onClose }: DeleteProgramDialogProps) {
	const { program: selected, select } = useSelectedProgram();
	const { data: summary } = trpc.dashboard.summary.useQuery({ programId: program.id });
	return (
		<DeleteDialog
			entity={program}
			noun="program"
			titleOf={({ name }) => name}
			consequence={goesAlong(summary)}
			remove={trpcClient.program.remove.mutate}
			onDeleted={({ id }) => dropProgram(id)}
			onRestored={({ id }) => selected?.id === id && select(id)}
			onClose={onClose}
		/>
	);
}
