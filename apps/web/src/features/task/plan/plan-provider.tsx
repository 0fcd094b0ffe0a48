import type { Program } from "@throughline/domain/program";
import type { Task } from "@throughline/domain/task";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { type ReactNode, useMemo, useState } from "react";
import { trpc } from "../../../api/client.ts";
import { useAllowed } from "../../../api/session/user.ts";
import { useNow } from "../../../browser/use-now.ts";
import { dayOf } from "../../../format/date.ts";
import type { GanttGate } from "../../../workspace/gantt/gantt-props.ts";
import type { Removal } from "../../../workspace/undo/removal.ts";
import { RemovalDialog } from "../../../workspace/undo/removal-dialog.tsx";
import { useMayContribute } from "../../../workspace/use-may-contribute.ts";
import { useTaskChanges } from "./changes/use-task-changes.ts";
import { statusesOf } from "./filters/task-groups.ts";
import { useFolds } from "./folded-tasks.ts";
import { PlanContext } from "./plan-context.ts";
import { useAway } from "./use-away.ts";
import { useBaselines } from "./use-baseline.ts";
import { useFollow } from "./use-follow.ts";
import { useLastingTasks } from "./use-lasting-tasks.ts";
import type { PlanData } from "./use-plan-data.ts";
import { useSchedule } from "./use-schedule.ts";

type PlanProviderProps = {
	program: Program;
	data: PlanData;
	/** Of the baseline to compare with. */
	baselineId: string | null;
	/** Of the status line: `today` or a day; null: none is drawn. */
	asOf: string | null;
	children: ReactNode;
};

/** Hands the plan, and what is calculated from it, to the parts of the timeline. */
export function PlanProvider({ program, data, baselineId, asOf, children }: PlanProviderProps) {
	const lasting = useLastingPlan(data);
	const schedule = useSchedule(lasting);
	const baselines = useBaselines(program.id, baselineId);
	const gates = useGates(program.id);
	const today = dayOf(useNow());
	const statusDate = asOf === "today" ? today : asOf;
	const mayWrite = useAllowed("write");
	const mayReport = useMayContribute();
	const follow = useFollow(lasting);
	const changeTasks = useTaskChanges(program.id, follow);
	const folds = useFolds(program.id);
	const [quickParentId, setQuickParentId] = useState<string | null>(null);
	const [removal, setRemoval] = useState<Removal | null>(null);
	const taskById = useMemo(() => new Map(data.tasks.map((task) => [task.id, task])), [data.tasks]);
	const quickParent = taskById.get(quickParentId ?? "") ?? null;
	const statuses = useMemo(() => statusesOf(data.tasks), [data.tasks]);
	const calendar = useMemo(
		() =>
			workingCalendar(
				data.holidays.map(({ date }) => date),
				data.week,
			),
		[data.holidays, data.week],
	);
	const away = useAway(program.id, lasting.tasks, calendar);
	const plan = useMemo(
		() => ({
			...data,
			program,
			taskById,
			statuses,
			schedule,
			calendar,
			baselines,
			gates,
			away,
			today,
			statusDate,
			mayWrite,
			mayReport,
			changeTasks,
			follow,
			folds,
			quickParent,
			setQuickParent: (parent: Task | null) => setQuickParentId(parent?.id ?? null),
			askToRemove: setRemoval,
		}),
		[
			data,
			program,
			taskById,
			statuses,
			schedule,
			calendar,
			baselines,
			gates,
			away,
			today,
			statusDate,
			mayWrite,
			mayReport,
			changeTasks,
			follow,
			folds,
			quickParent,
		],
	);
	return (
		<PlanContext value={plan}>
			{children}
			{removal && <RemovalDialog removal={removal} onClose={() => setRemoval(null)} />}
		</PlanContext>
	);
}

/** The plan as it is calculated with: the same until other work is in it. */
function useLastingPlan({ tasks: known, workstreams, dependencies, holidays, week }: PlanData): PlanData {
	const tasks = useLastingTasks(known);
	return useMemo(
		() => ({ tasks, workstreams, dependencies, holidays, week }),
		[tasks, workstreams, dependencies, holidays, week],
	);
}

/** The gates' flags: each where its newest review is, or is planned. A chart without them is no failure. */
function useGates(programId: string): readonly GanttGate[] {
	const gates = trpc.stageGate.list.useQuery();
	const reviews = trpc.stageGate.review.list.useQuery({ programId });
	return useMemo(
		() =>
			(gates.data ?? []).flatMap(({ id, code, name }) => {
				const date = reviews.data?.find(({ stageGateId }) => stageGateId === id)?.reviewDate;
				return date ? [{ id, code, name, date }] : [];
			}),
		[gates.data, reviews.data],
	);
}
