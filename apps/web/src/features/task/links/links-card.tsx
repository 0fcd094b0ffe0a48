import type { Task } from "@throughline/domain/task";
import { dependencyWords, type TaskDependency } from "@throughline/domain/task/dependency";
import { AddButton } from "@throughline/ui/add-button";
import { Card } from "@throughline/ui/card";
import { type DataColumn, DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { GitCommitHorizontal } from "lucide-react";
import { useCallback, useId, useMemo } from "react";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { lagText } from "../plan/task-words.ts";
import { timelineView } from "../view.ts";
import { useLinks } from "./use-links.ts";

/** The dependencies of the tasks that pass the filters. */
export function LinksCard({ tasks }: { tasks: readonly Task[] }) {
	const plan = usePlan();
	const { change } = useViewSearch(timelineView);
	const titleId = useId();
	const links = useLinksOf(tasks);
	const { between } = useLinks();
	const columns = useLinkColumns();
	const addButton = plan.mayWrite && plan.tasks.length > 1 && (
		<AddButton onClick={() => change({ form: "link" })}>Add Dependency</AddButton>
	);
	return (
		<Card as="section" aria-labelledby={titleId}>
			<div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
				<div>
					<h2 id={titleId} className="text-body font-semibold text-ink-strong">
						Task Dependencies
					</h2>
					<p className="text-table text-ink-muted">Predecessors and successors</p>
				</div>
				{plan.dependencies.length > 0 && <div data-print="hide">{addButton}</div>}
			</div>
			<DataTable
				label="Dependencies"
				rows={links}
				columns={columns}
				rowId={linkId}
				rowName={between}
				bulkActions={
					plan.mayWrite
						? (selected, clear) => (
								<BulkDelete
									objectType="dependency"
									nouns={["dependency", "dependencies"]}
									items={selected}
									nameOf={between}
									onDone={clear}
								/>
							)
						: undefined
				}
				rowActions={plan.mayWrite ? linkActions : undefined}
				rowActionsWidth="6rem"
				filtered={plan.dependencies.length > 0}
				storageKey="throughline.dependencies"
				maxHeight="50vh"
				empty={
					<EmptyState
						compact
						icon={<GitCommitHorizontal size={20} />}
						message="No dependencies yet."
						action={addButton}
					/>
				}
			/>
		</Card>
	);
}

const linkId = ({ id }: TaskDependency) => id;
const linkActions = (link: TaskDependency) => <LinkActions link={link} />;

/** The links that touch one of the tasks; all of them where all tasks are shown. */
function useLinksOf(tasks: readonly Task[]): readonly TaskDependency[] {
	const { tasks: all, dependencies } = usePlan();
	return useMemo(() => {
		if (tasks.length === all.length) return dependencies;
		const shown = new Set(tasks.map(({ id }) => id));
		return dependencies.filter(
			({ predecessorId, successorId }) => shown.has(predecessorId) || shown.has(successorId),
		);
	}, [tasks, all, dependencies]);
}

function useLinkColumns(): DataColumn<TaskDependency>[] {
	const { taskById } = usePlan();
	const { change } = useViewSearch(timelineView);
	const open = useCallback((id: string) => change({ item: id }), [change]);
	return useMemo(() => {
		const nameOf = (id: string) => taskById.get(id)?.name ?? "Unknown";
		const taskCell = (id: string) => (
			<button
				type="button"
				tabIndex={-1}
				onClick={() => open(id)}
				className="max-w-full truncate text-left align-middle font-medium text-ink-strong hover:underline thumb:-my-3 thumb:py-3"
			>
				{nameOf(id)}
			</button>
		);
		return [
			{
				id: "predecessor",
				header: "Predecessor",
				value: ({ predecessorId }) => nameOf(predecessorId),
				cell: ({ predecessorId }) => taskCell(predecessorId),
				width: "12rem",
				hideable: false,
			},
			{
				id: "successor",
				header: "Successor",
				value: ({ successorId }) => nameOf(successorId),
				cell: ({ successorId }) => taskCell(successorId),
				width: "12rem",
				hideable: false,
			},
			{ id: "kind", header: "Kind", value: ({ kind }) => dependencyWords[kind], width: "9rem" },
			{
				id: "lag",
				header: "Lag",
				value: ({ lagDays }) => lagDays,
				cell: ({ lagDays }) => lagText(lagDays),
				width: "9rem",
			},
		];
	}, [taskById, open]);
}

function LinkActions({ link }: { link: TaskDependency }) {
	const { change } = useViewSearch(timelineView);
	const { between, unlink } = useLinks();
	return (
		<RowButtons
			name={`dependency ${between(link)}`}
			onEdit={() => change({ form: `link/${link.id}` })}
			onDelete={() => unlink(link)}
		/>
	);
}
