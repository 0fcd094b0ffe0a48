import type { Baseline } from "@throughline/domain/task/baseline/baseline";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import type { GanttDates } from "../../../workspace/gantt/gantt-props.ts";

/** The program's baselines, and the one that the plan is compared with. */
export type Baselines = {
	/** Newest first. */
	all: readonly Baseline[];
	chosen: Baseline | null;
	/** Its dates by task; null while no baseline is chosen or it is being fetched. */
	dates: ReadonlyMap<string, GanttDates> | null;
};

const none: readonly Baseline[] = [];

export function useBaselines(programId: string, chosenId: string | null): Baselines {
	const list = trpc.task.baseline.list.useQuery({ programId });
	const all = list.data ?? none;
	const chosen = all.find(({ id }) => id === chosenId) ?? null;
	const dates = useBaselineDates(chosen?.id ?? null);
	return useMemo(() => ({ all, chosen, dates }), [all, chosen, dates]);
}

/** When a baseline had planned each task that had both dates then; null while there is none, or it is being fetched. */
export function useBaselineDates(id: string | null): ReadonlyMap<string, GanttDates> | null {
	const seen = trpc.task.baseline.byId.useQuery({ id: id ?? "" }, { enabled: id !== null });
	const tasks = id === null ? undefined : seen.data?.tasks;
	return useMemo(() => {
		if (!tasks) return null;
		return new Map(
			tasks.flatMap(({ taskId, startDate, endDate }) =>
				taskId && startDate && endDate ? [[taskId, { startDate, endDate }] as const] : [],
			),
		);
	}, [tasks]);
}
