import { Button } from "@throughline/ui/button";
import { X } from "lucide-react";
import { useTeam } from "../../../workspace/owners.tsx";
import { useViewSearch, type ViewSearch } from "../../../workspace/view/use-view-search.ts";
import { isFiltered } from "../plan/filters/task-filters.ts";
import { listText, nobody, type TaskFilters } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

type FilterChipsProps = {
	filters: TaskFilters;
	onWords: (words: string) => void;
	onClear: () => void;
};

/** What filters the tasks now, each with a way to take it off. */
export function FilterChips({ filters, onWords, onClear }: FilterChipsProps) {
	const { workstreams } = usePlan();
	const { nameOf } = useTeam();
	const { change } = useViewSearch(timelineView);
	if (!isFiltered(filters)) return null;
	const workstreamName = (id: string) =>
		id === nobody ? "No workstream" : (workstreams.find((each) => each.id === id)?.name ?? "Unknown");
	const ownerName = (id: string) => nameOf(id === nobody ? null : id);
	const without = (values: readonly string[], value: string) =>
		listText(values.filter((each) => each !== value));
	const chips: { label: string; off: ViewSearch<typeof timelineView> }[] = [
		...filters.statuses.map((status) => ({
			label: `Status: ${status}`,
			off: { status: without(filters.statuses, status) },
		})),
		...filters.priorities.map((priority) => ({
			label: `Priority: ${priority}`,
			off: { priority: without(filters.priorities, priority) },
		})),
		...(filters.owner ? [{ label: `Owner: ${ownerName(filters.owner)}`, off: { owner: undefined } }] : []),
		...(filters.workstream
			? [{ label: `Workstream: ${workstreamName(filters.workstream)}`, off: { workstream: undefined } }]
			: []),
		...(filters.overdue ? [{ label: "Overdue", off: { due: undefined } }] : []),
		...(filters.criticalOnly ? [{ label: "On the critical path", off: { critical: undefined } }] : []),
	];
	return (
		<ul aria-label="Filters" data-print="hide" className="flex flex-wrap items-center gap-1.5">
			{filters.words.trim() !== "" && (
				<Chip label={`“${filters.words.trim()}”`} onRemove={() => onWords("")} />
			)}
			{chips.map(({ label, off }) => (
				<Chip key={label} label={label} onRemove={() => change(off)} />
			))}
			<li>
				<Button variant="ghost" size="sm" onClick={onClear}>
					Clear filters
				</Button>
			</li>
		</ul>
	);
}

function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
	return (
		<li className="flex h-7 thumb:h-11 max-w-full items-center rounded-md border border-line bg-card pl-2.5 text-table text-ink">
			<span className="truncate">{label}</span>
			<button
				type="button"
				aria-label={`Remove filter ${label}`}
				onClick={onRemove}
				className="mr-0.5 ml-0.5 flex size-6 thumb:mx-0 thumb:size-11 shrink-0 items-center justify-center rounded-sm text-ink-faint hover:bg-hover hover:text-ink"
			>
				<X size={14} aria-hidden="true" />
			</button>
		</li>
	);
}
