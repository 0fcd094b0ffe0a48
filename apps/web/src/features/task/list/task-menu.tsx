import type { Task } from "@throughline/domain/task";
import {
	DropdownMenu,
	DropdownMenuContent,
	DropdownMenuItem,
	DropdownMenuSeparator,
	DropdownMenuTrigger,
} from "@throughline/ui/dropdown-menu";
import { IconButton } from "@throughline/ui/icon-button";
import {
	Copy,
	CopyPlus,
	Ellipsis,
	FolderInput,
	IndentDecrease,
	IndentIncrease,
	ListTree,
	Pencil,
	Repeat,
	Trash2,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { trpcClient } from "../../../api/client.ts";
import { duplicate } from "../../../workspace/undo/duplicate.ts";
import { useViewSearch } from "../../../workspace/view/use-view-search.ts";
import { taskRemoval } from "../plan/changes/task-removal.ts";
import { usePlan } from "../plan/plan-context.ts";
import { useOutline } from "../plan/use-outline.ts";
import { timelineView } from "../view.ts";

type TaskMenuProps = {
	task: Task;
	/** The task before it in the list, of which it can become a part; null: none. */
	previousId?: string | null;
	/** Entries above the usual ones, which only those who may write find. */
	children?: ReactNode;
	className?: string;
};

/** What can be done with one task. The menu is made when it is first wanted: a long list has hundreds. */
export function TaskMenu({ task, previousId = null, children, className }: TaskMenuProps) {
	const plan = usePlan();
	const { mayWrite, askToRemove } = plan;
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
						<OutlineItems task={task} previousId={previousId} />
						{!task.milestone && (task.recurrence !== null || !task.summary) && (
							<DropdownMenuItem
								icon={<Repeat size={16} />}
								onSelect={() => change({ form: `repeat/${task.id}` })}
							>
								Repeat…
							</DropdownMenuItem>
						)}
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
							icon={<CopyPlus size={16} />}
							onSelect={() => change({ form: `template/${task.id}` })}
						>
							Save as template…
						</DropdownMenuItem>
						<DropdownMenuItem
							icon={<FolderInput size={16} />}
							onSelect={() => change({ form: `move/${task.id}` })}
						>
							Move to program…
						</DropdownMenuItem>
						<DropdownMenuItem
							icon={<Trash2 size={16} />}
							destructive
							onSelect={() => askToRemove(taskRemoval([task], plan))}
						>
							Delete
						</DropdownMenuItem>
					</>
				)}
			</DropdownMenuContent>
		</DropdownMenu>
	);
}

/** A sub-task more, and the task one level further in or out. */
function OutlineItems({ task, previousId }: { task: Task; previousId: string | null }) {
	const { folds, setQuickParent } = usePlan();
	const { indent, outdent } = useOutline();
	const { change, search } = useViewSearch(timelineView);
	const add = () => {
		folds.open(task.id);
		// The board has no line to write in: the drawer has one.
		if (search.display === "board" || search.item === task.id) change({ item: task.id, tab: undefined });
		else setQuickParent(task);
	};
	return (
		<>
			{!task.milestone && (
				<DropdownMenuItem icon={<ListTree size={16} />} onSelect={add}>
					Add sub-task
				</DropdownMenuItem>
			)}
			{previousId !== null && (
				<DropdownMenuItem
					icon={<IndentIncrease size={16} />}
					shortcut="Alt Shift →"
					onSelect={() => indent(task, previousId)}
				>
					Indent
				</DropdownMenuItem>
			)}
			{task.parentId !== null && (
				<DropdownMenuItem
					icon={<IndentDecrease size={16} />}
					shortcut="Alt Shift ←"
					onSelect={() => outdent(task)}
				>
					Outdent
				</DropdownMenuItem>
			)}
		</>
	);
}
