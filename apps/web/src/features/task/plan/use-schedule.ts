import { type Schedule, schedule, type TaskSchedule } from "@throughline/domain/task/schedule";
import { useDeferredValue, useMemo } from "react";
import type { PlanData } from "./use-plan-data.ts";

/** Early and late dates, floats and the critical path of the plan as it is on screen, and what must move for its links. */
export type PlanSchedule = {
	of: ReadonlyMap<string, TaskSchedule>;
	criticalIds: ReadonlySet<string>;
	moves: Schedule["moves"];
	violations: Schedule["violations"];
	/** Working days by which tasks lie too early for a link, by their ids. */
	missingDays: ReadonlyMap<string, number>;
};

/** Calculates the plan in the browser, a moment after a change: what was changed is shown first. */
export function useSchedule(data: PlanData): PlanSchedule {
	const settled = useDeferredValue(data);
	return useMemo(() => {
		const { tasks, moves, violations } = schedule(settled);
		const missingDays = new Map<string, number>();
		for (const { successorId, missingDays: days } of violations)
			missingDays.set(successorId, Math.max(days, missingDays.get(successorId) ?? 0));
		return {
			of: new Map(tasks.map((task) => [task.id, task])),
			criticalIds: new Set(tasks.filter(({ critical }) => critical).map(({ id }) => id)),
			moves,
			violations,
			missingDays,
		};
	}, [settled]);
}
