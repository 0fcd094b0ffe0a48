import type { Task } from "@throughline/domain/task";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { duplicate } from "../../../workspace/undo/duplicate.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { taskRemoval } from "../plan/changes/task-removal.ts";
import { usePlan } from "../plan/plan-context.ts";
import { timelineView } from "../view.ts";

type TaskMenuProps = {
	task: Task;
	/** Entries above the usual ones, which only those who may write find. */
	children?: ReactNode;
	className?: string;
};

/** What can be done with one task. The menu is made when it is first wanted: a long list has hundreds. */
export function TaskMenu({ task, children, className }: TaskMenuProps) {
	const { dependencies, mayWrite, askToRemove } = usePlan();
	const { change } = useViewSearch(timelineView);
	const [wanted, setWanted] = useState(false);
	const button = (
		<IconButton
			size="sm"
			label={`Actions for ${task.name}`}
			tooltip={false}
			aria-haspopup="menu"
			icon={<Ellipsis size={16} aria-hidden="true" />}
			onClick={() => setWanted(true)}
			className={className}
		/>
	);
	if (!wanted) return button;
	return (
		<DropdownMenu defaultOpen>
			<DropdownMenuTrigger>{button}</DropdownMenuTrigger>
			<DropdownMenuContent>
				{children}
				{mayWrite && (
					<>
						{children && <DropdownMenuSeparator />}
						<DropdownMenuItem icon={<Pencil size={16} />} onSelect={() => change({ form: task.id })}>
							Edit
						</DropdownMenuItem>
						<DropdownMenuItem
							icon={<Copy size={16} />}
							onSelect={() =>
								void duplicate("task", task.name, (options) =>
									trpcClient.duplicate.task.mutate({ id: task.id }, options),
								)
							}
						>
							Duplicate
						</DropdownMenuItem>
						<DropdownMenuItem
							icon={<Trash2 size={16} />}
							destructive
							onSelect={() => askToRemove(taskRemoval([task], dependencies))}
						>
							Delete
						</DropdownMenuItem>
					</>
				)}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}
