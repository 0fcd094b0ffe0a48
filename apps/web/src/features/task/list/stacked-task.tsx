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
			<p className="w-0 min-w-full text-pretty text-caption text-ink-muted">
				{marksOf(task, plan).map(({ words, tone }) => (
					<span key={words} className={markInk[tone]}>{`${words} · `}</span>
				))}
				<span className="tabular whitespace-nowrap">{datesText(task)}</span>
				{task.ownerId !== null && ` · ${nameOf(task.ownerId)}`}
			</p>
			<div className="-mb-1.5 flex min-h-11 flex-wrap items-center gap-x-2">
				<StatusCell task={task} />
				<ProgressMenu task={task} />
			</div>
		</TabStops>
	);
}
