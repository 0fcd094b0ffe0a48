import { AddButton } from "@throughline/ui/add-button";
import { IconButton } from "@throughline/ui/icon-button";
import { Input } from "@throughline/ui/input";
import { SegmentedControl } from "@throughline/ui/segmented-control";
import { clsx } from "clsx";
import { ChartNoAxesGantt, List, Search, SquareKanban } from "lucide-react";
import { useId, useState } from "react";
import { roomyHeader, useMediaQuery } from "../../../browser/use-media-query.ts";
import { SavedViews } from "../../../workspace/view/saved-views.tsx";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import type { TimelineSearch } from "../plan/filters/timeline-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { planSearch, timelineView } from "../view.ts";
import { PlanMenu } from "./plan-menu.tsx";
import { ReaderNoteButton } from "./reader-note.tsx";
import { TaskFilterButton } from "./task-filter-button.tsx";

type TimelineToolbarProps = { view: TimelineSearch; onWords: (words: string) => void };

const displays = [
	{ value: "gantt", label: "Gantt", icon: <ChartNoAxesGantt size={14} /> },
	{ value: "list", label: "List", icon: <List size={14} /> },
	{ value: "board", label: "Board", icon: <SquareKanban size={14} /> },
] as const;

/** Three icons more would take a phone's second line. */
const wordsOnly = displays.map(({ value, label }) => ({ value, label }));

/** How the plan is shown, what of it, and what can be done with it. */
export function TimelineToolbar({ view, onWords }: TimelineToolbarProps) {
	const { mayWrite } = usePlan();
	const { search, change } = useViewSearch(timelineView);
	const roomy = useMediaQuery(roomyHeader);
	const [searches, setSearches] = useState(false);
	const searchId = useId();
	return (
		<div data-print="hide" className="flex flex-wrap items-center gap-2">
			<SegmentedControl
				aria-label="Show as"
				value={view.display}
				onValueChange={(display) => change({ display: display === "gantt" ? undefined : display })}
				segments={roomy ? displays : wordsOnly}
				className="max-sm:mr-auto max-sm:[&>*]:px-1.5!"
			/>
			{/* On a phone one line, so that the plan begins high up; what searches is a second one, when it is asked for. */}
			<IconButton
				label="Search and filter"
				tooltip={false}
				variant="secondary"
				aria-expanded={searches}
				aria-controls={searchId}
				onClick={() => setSearches(!searches)}
				icon={<Search size={16} aria-hidden="true" />}
				className="sm:hidden"
			/>
			<div id={searchId} className={clsx("contents", !searches && "max-sm:hidden!")}>
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
			</div>
			{!mayWrite && <ReaderNoteButton />}
			{mayWrite && (
				<>
					<div className="sm:ml-auto">
						<PlanMenu />
					</div>
					<AddButton variant="primary" onClick={() => change({ form: "new" })}>
						<span className="max-sm:sr-only">Add Task</span>
					</AddButton>
				</>
			)}
		</div>
	);
}
