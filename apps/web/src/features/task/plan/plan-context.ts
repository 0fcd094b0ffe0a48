import type { Program } from "@throughline/domain/program";
import type { Task } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { createContext, useContext } from "react";
import type { GanttGate } from "../../../workspace/gantt/gantt-props.ts";
import type { Removal } from "../../../workspace/undo/removal.ts";
import type { MayContribute } from "../../../workspace/use-may-contribute.ts";
import type { ChangeTasks } from "./changes/use-task-changes.ts";
import type { Folds } from "./folded-tasks.ts";
import type { AwayOwners } from "./use-away.ts";
import type { Baselines } from "./use-baseline.ts";
import type { Follow } from "./use-follow.ts";
import type { PlanData } from "./use-plan-data.ts";
import type { PlanSchedule } from "./use-schedule.ts";

/** The program's plan, whole, and how to change it. What is shown of it is said by the address. */
export type Plan = PlanData & {
	program: Program;
	taskById: ReadonlyMap<string, Task>;
	/** Those that the screens offer, and the plan's own. */
	statuses: readonly string[];
	schedule: PlanSchedule;
	calendar: WorkingCalendar;
	baselines: Baselines;
	gates: readonly GanttGate[];
	away: AwayOwners;
	/** The reader's day. */
	today: string;
	/** By whose end progress is judged in the chart; null: it shows no status line. */
	statusDate: string | null;
	mayWrite: boolean;
	/** Whether a task of this owner is the reader's to report on. */
	mayReport: MayContribute;
	changeTasks: ChangeTasks;
	follow: Follow;
	folds: Folds;
	/** Under which the next task is written down; null: none. */
	quickParent: Task | null;
	setQuickParent: (parent: Task | null) => void;
	/** Asks once, then deletes. */
	askToRemove: (removal: Removal) => void;
};

export const PlanContext = createContext<Plan | null>(null);

export function usePlan(): Plan {
	const plan = useContext(PlanContext);
	if (!plan) throw new Error("There is no plan around this part of the timeline");
	return plan;
}
