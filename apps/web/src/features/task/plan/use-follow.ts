import type { Task } from "@throughline/domain/task";
import { type Cascade, cascadeOf } from "@throughline/domain/task/schedule/cascade";
import { useMemo } from "react";
import type { ShownChange } from "./changes/pending-changes.ts";
import type { PlanData } from "./use-plan-data.ts";

/** What follows from other dates, as the server will say: what goes along, and what is pinned and stays. */
export type Follow = (changes: readonly ShownChange[]) => Cascade;

/** The plan is read when it is first asked, and once for all days of a drag. */
export function useFollow({ tasks, dependencies, holidays, week }: PlanData): Follow {
	return useMemo(() => {
		let plan: { taskById: Map<string, Task>; after: ReturnType<typeof cascadeOf> } | null = null;
		const read = () => ({
			taskById: new Map(tasks.map((task) => [task.id, task])),
			after: cascadeOf({ tasks, dependencies, holidays, week }),
		});
		return (changes) => {
			plan ??= read();
			const { taskById, after } = plan;
			return after(
				changes.flatMap(({ id, startDate, endDate, milestone }) => {
					const task = taskById.get(id);
					if (!task) return [];
					const dates = {
						startDate: startDate === undefined ? task.startDate : startDate,
						endDate: endDate === undefined ? task.endDate : endDate,
					};
					return [{ ...task, ...dates, milestone: milestone ?? task.milestone }];
				}),
			);
		};
	}, [tasks, dependencies, holidays, week]);
}
