import { AddButton } from "@throughline/ui/add-button";
import { Input } from "@throughline/ui/input";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { ChartNoAxesGantt, List, Search, SquareKanban } from "lucide-react";
import { SavedViews } from "../../../workspace/view/saved-views.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { planSearch, timelineView } from "../view.ts";
import { PlanMenu } from "./plan-menu.tsx";
import { TaskFilterButton } from "./task-filter-button.tsx";

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
			{/* On a phone two lines: how it is shown and what is added; what is searched and set. */}
			<div className="max-sm:order-2">
				<SavedViews
					view="timeline"
					shape={planSearch}
					search={search}
					onApply={(kept) => change(kept, { replace: false })}
					placeholder="My late tasks"
				/>
			</div>
			<div className="grow basis-28 max-sm:order-2 sm:max-w-64 sm:basis-40">
				<Input
					type="search"
					aria-label="Search tasks"
					placeholder="Search tasks"
					icon={<Search size={14} />}
					value={view.filters.words}
					onValueChange={onWords}
				/>
			</div>
			<div className="max-sm:order-2">
				<TaskFilterButton filters={view.filters} />
			</div>
			{mayWrite && (
				<>
					<div className="max-sm:order-2 sm:ml-auto">
						<PlanMenu />
					</div>
					<AddButton
						variant="primary"
						onClick={() => change({ form: "new" })}
						className="max-sm:order-1 max-sm:ml-auto"
					>
						<span className="max-sm:sr-only">Add Task</span>
					</AddButton>
				</>
			)}
		</div>
	);
}
