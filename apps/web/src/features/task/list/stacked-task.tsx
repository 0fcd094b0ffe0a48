import type { Task } from "@throughline/domain/task";
import type { ReactNode } from "react";
import { TabStops } from "../../../workspace/in-place/cell-button.tsx";
import { useTeam } from "../../../workspace/owners.tsx";
import { usePlan } from "../plan/plan-context.ts";
import { markInk, marksOf } from "../plan/task-marks.ts";
import { datesText } from "../plan/task-words.ts";
import { ProgressMenu } from "./progress-menu.tsx";
import { StatusCell } from "./word-cells.tsx";

/** A task for a thumb: its whole name, days and owner; below them status and progress, to change in place. */
export function StackedTask({ task, name }: { task: Task; name: ReactNode }) {
	const plan = usePlan();
	const { nameOf } = useTeam();
	return (
		<TabStops value={true}>
			{name}
			<p className="line-clamp-2 w-0 min-w-full whitespace-normal text-caption text-ink-muted">
				<span className="tabular">{datesText(task)}</span>
				{marksOf(task, plan).map(({ words, tone }) => (
					<span key={words} className={markInk[tone]}>{` · ${words}`}</span>
				))}
				{task.ownerId !== null && ` · ${nameOf(task.ownerId)}`}
			</p>
			<div className="-mb-1.5 flex min-h-11 flex-wrap items-center gap-x-4">
				<StatusCell task={task} />
				<ProgressMenu task={task} />
			</div>
		</TabStops>
	);
}
