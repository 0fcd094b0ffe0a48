import { Button } from "@throughline/ui/button";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import {
	CalendarOff,
	ChevronDown,
	CopyPlus,
	Ellipsis,
	Layers,
	ListTree,
	Scale,
	WandSparkles,
} from "lucide-react";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

/** What concerns the plan as a whole. */
export function PlanMenu() {
	const { change } = useViewSearch(timelineView);
	const { moves } = usePlan().schedule;
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<Button
					icon={<Ellipsis size={16} aria-hidden="true" className="sm:hidden" />}
					trailingIcon={<ChevronDown size={14} aria-hidden="true" className="max-sm:hidden" />}
				>
					<span className="max-sm:sr-only">Plan</span>
				</Button>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem
					icon={<WandSparkles size={16} />}
					shortcut={moves.length > 0 ? `${moves.length} to move` : undefined}
					onSelect={() => change({ form: "schedule" })}
				>
					Auto-schedule…
				</DropdownMenuItem>
				<DropdownMenuItem icon={<Scale size={16} />} onSelect={() => change({ form: "level" })}>
					Level…
				</DropdownMenuItem>
				<DropdownMenuItem icon={<Layers size={16} />} onSelect={() => change({ form: "baselines" })}>
					Baselines…
				</DropdownMenuItem>
				<DropdownMenuItem icon={<CopyPlus size={16} />} onSelect={() => change({ form: "from-template" })}>
					Task from template…
				</DropdownMenuItem>
				<DropdownMenuSeparator />
				<DropdownMenuItem icon={<ListTree size={16} />} onSelect={() => change({ form: "workstreams" })}>
					Workstreams…
				</DropdownMenuItem>
				<DropdownMenuItem icon={<CalendarOff size={16} />} onSelect={() => change({ form: "holidays" })}>
					Holidays…
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
