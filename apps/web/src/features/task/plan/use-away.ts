import { daysAway, type PlannedAbsence } from "@throughline/domain/resource/absence";
import type { Task } from "@throughline/domain/task";
import type { WorkingCalendar } from "@throughline/domain/task/calendar/calendar";
import { useMemo } from "react";
import { trpc } from "../../../api/client.ts";
import type { GanttAway } from "../../../workspace/gantt/gantt-props.ts";
import { useTeam } from "../../../workspace/owners.tsx";

/** Of tasks that are not completed: when their owners are away on working days of them, by the tasks' ids. */
export type AwayOwners = ReadonlyMap<string, GanttAway>;

/** A plan without them is no failure: they come after it. */
export function useAway(programId: string, tasks: readonly Task[], calendar: WorkingCalendar): AwayOwners {
	const absences = trpc.resource.absence.ofProgram.useQuery({ programId }).data;
	const { nameOf } = useTeam();
	return useMemo(
		() => (absences ? awayOwners(tasks, absences, calendar, nameOf) : new Map()),
		[absences, tasks, calendar, nameOf],
	);
}

export function awayOwners(
	tasks: readonly Task[],
	absences: readonly PlannedAbsence[],
	calendar: WorkingCalendar,
	nameOf: (id: string) => string,
): AwayOwners {
	const byMember = Map.groupBy(absences, ({ resourceId }) => resourceId);
	const away = new Map<string, GanttAway>();
	if (byMember.size === 0) return away;
	for (const { id, ownerId, status, startDate, endDate } of tasks) {
		const own = ownerId === null ? undefined : byMember.get(ownerId);
		if (!own || ownerId === null || status === "Completed" || startDate === null || endDate === null)
			continue;
		const days = daysAway(own, { startDate, endDate }, calendar);
		if (days > 0) away.set(id, { words: `${nameOf(ownerId)} is away ${days} of these days`, spans: own });
	}
	return away;
}
