import type { Task } from "@throughline/domain/task";
import type { Holiday } from "@throughline/domain/task/calendar/holiday";
import type { ProgramCalendar } from "@throughline/domain/task/calendar/working-week";
import type { TaskDependency } from "@throughline/domain/task/dependency";
import { withSummaries } from "@throughline/domain/task/hierarchy/hierarchy";
import type { Workstream } from "@throughline/domain/task/workstream";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import { useObservable } from "../../../browser/observable-value.ts";
import { pendingChanges } from "./changes/change-tasks.ts";
import { withChanges } from "./changes/pending-changes.ts";

/** What the server knows of a program's plan, with the person's own changes that are on their way. */
export type PlanData = {
	tasks: readonly Task[];
	workstreams: readonly Workstream[];
	dependencies: readonly TaskDependency[];
	holidays: readonly Holiday[];
	week: ProgramCalendar;
};

/** What could not be loaded, in the shape of one query. */
type Failure = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** The plan; null while it is not known, with the failure if it cannot be. */
export function usePlanData(programId: string): { data: PlanData | null; failure: Failure | null } {
	const tasks = trpc.task.list.useQuery({ programId });
	const workstreams = trpc.task.workstream.list.useQuery({ programId });
	const dependencies = trpc.task.dependency.list.useQuery({ programId });
	const holidays = trpc.task.holiday.list.useQuery({ programId });
	const week = trpc.task.calendar.byId.useQuery({ id: programId });
	const pending = useObservable(pendingChanges);

	const shown = useMemo(
		() => tasks.data && withSummaries(withChanges(tasks.data, pending)),
		[tasks.data, pending],
	);
	const data = useMemo(
		() =>
			shown && workstreams.data && dependencies.data && holidays.data && week.data
				? {
						tasks: shown,
						workstreams: workstreams.data,
						dependencies: dependencies.data,
						holidays: holidays.data,
						week: week.data,
					}
				: null,
		[shown, workstreams.data, dependencies.data, holidays.data, week.data],
	);
	return { data, failure: data ? null : failureOf([tasks, workstreams, dependencies, holidays, week]) };
}

function failureOf(queries: readonly (Failure & { isError: boolean; data: unknown })[]): Failure | null {
	const failed = queries.filter(({ isError, data }) => isError && data === undefined);
	const [first] = failed;
	return first
		? {
				error: first.error,
				isFetching: failed.some(({ isFetching }) => isFetching),
				refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
			}
		: null;
}
