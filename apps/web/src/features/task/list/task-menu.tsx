import type { Task } from "@throughline/domain/task";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useViewSearch } from "../../../workspace/use-view-search.ts";
import { usePlan } from "../plan/plan-context.ts";
import { taskRemoval } from "../plan/task-removal.ts";

/** What can be done with one task. */
export function TaskMenu({ task }: { task: Task }) {
	const { dependencies, askToRemove } = usePlan();
	const { change } = useViewSearch();
	return (
		<DropdownMenu>
			<DropdownMenuTrigger>
				<IconButton
					size="sm"
					label={`Actions for ${task.name}`}
					tooltip={false}
					icon={<Ellipsis size={16} aria-hidden="true" />}
				/>
			</DropdownMenuTrigger>
			<DropdownMenuContent>
				<DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => change({ form: task.id })}>
					Edit
				</DropdownMenuItem>
				<DropdownMenuItem
					icon={<Trash2 size={16} />}
					destructive
					onSelect={() => askToRemove(taskRemoval([task], dependencies))}
				>
					Delete
				</DropdownMenuItem>
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
