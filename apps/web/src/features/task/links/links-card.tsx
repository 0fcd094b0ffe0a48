import type { Task } from "@throughline/domain/task";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { AddButton } from "@throughline/ui/add-button";
import { Card } from "@throughline/ui/card";
import { DataTable } from "@throughline/ui/data-table";
import { EmptyState } from "@throughline/ui/empty-state";
import { GitCommitHorizontal } from "lucide-react";
import { useId, useMemo } from "react";
import { roomyHeader, useMediaQuery } from "../../../browser/use-media-query.ts";
import { BulkDelete } from "../../../workspace/list/bulk-delete.tsx";
import { RowButtons } from "../../../workspace/list/row-buttons.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";
import { StackedLink, useLinkColumns } from "./link-columns.tsx";
import { QuickLink } from "./quick-link.tsx";
import { useLinks } from "./use-links.ts";

type LinksCardProps = { tasks: readonly Task[]; onClearFilters: () => void };

/** The dependencies of the tasks that pass the filters. */
export function LinksCard({ tasks, onClearFilters }: LinksCardProps) {
	const plan = usePlan();
	const { change } = useViewSearch(timelineView);
	const titleId = useId();
	const links = useLinksOf(tasks);
	const { between } = useLinks();
	const roomy = useMediaQuery(roomyHeader);
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
				stacked={roomy ? undefined : stackedLink}
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
			{addButton && <QuickLink shown={tasks} onClearFilters={onClearFilters} />}
		</Card>
	);
}

const linkId = ({ id }: TaskDependency) => id;
const stackedLink = (link: TaskDependency) => <StackedLink link={link} />;
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
