import { useQuery } from "@tanstack/react-query";
import type { Baseline } from "@throughline/domain/task/baseline";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import type { GanttDates } from "../gantt/gantt-props.ts";

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
	const list = useQuery(trpc.task.baseline.list.queryOptions({ programId }));
	const all = list.data ?? none;
	const chosen = all.find(({ id }) => id === chosenId) ?? null;
	const seen = useQuery(
		trpc.task.baseline.byId.queryOptions({ id: chosen?.id ?? "" }, { enabled: chosen !== null }),
	);
	const tasks = chosen ? seen.data?.tasks : undefined;
	const dates = useMemo(() => {
		if (!tasks) return null;
		return new Map(
			tasks.flatMap(({ taskId, startDate, endDate }) =>
				taskId && startDate && endDate ? [[taskId, { startDate, endDate }] as const] : [],
			),
		);
	}, [tasks]);
	return useMemo(() => ({ all, chosen, dates }), [all, chosen, dates]);
}
