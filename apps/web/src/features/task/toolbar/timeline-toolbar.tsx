import { AddButton } from "@throughline/ui/add-button";
import { Input } from "@throughline/ui/input";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { ChartNoAxesGantt, List, Search, SquareKanban } from "lucide-react";
import { SavedViews } from "../../../workspace/view/saved-views.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { planSearch, timelineView } from "../view.ts";
import { FilterButton } from "./filter-button.tsx";
import { PlanMenu } from "./plan-menu.tsx";

type TimelineToolbarProps = { view: TimelineSearch; onWords: (words: string) => void };

const displays = [
	{ value: "gantt", label: "Gantt", icon: <ChartNoAxesGantt size={14} /> },
	{ value: "list", label: "List", icon: <List size={14} /> },
	{ value: "board", label: "Board", icon: <SquareKanban size={14} /> },
] as const;

/** How the plan is shown, what of it, and what can be done with it. */
export function TimelineToolbar({ view, onWords }: TimelineToolbarProps) {
	const { mayWrite } = usePlan();
	const { search, change } = useViewSearch(timelineView);
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			<SegmentedControl
				aria-label="Show as"
				value={view.display}
				onValueChange={(display) => change({ display: display === "gantt" ? undefined : display })}
				segments={displays}
			/>
			<SavedViews
				view="timeline"
				shape={planSearch}
				search={search}
				onApply={(kept) => change(kept, { replace: false })}
				placeholder="My late tasks"
			/>
			<div className="basis-40 grow sm:max-w-64">
				<Input
					type="search"
					aria-label="Search tasks"
					placeholder="Search tasks"
					icon={<Search size={14} />}
					value={view.filters.words}
					onValueChange={onWords}
				/>
			</div>
			<FilterButton filters={view.filters} />
			{mayWrite && (
				<div className="ml-auto flex items-center gap-2">
					<PlanMenu />
					<AddButton variant="primary" onClick={() => change({ form: "new" })}>
						Add Task
					</AddButton>
				</div>
			)}
		</div>
	);
}
