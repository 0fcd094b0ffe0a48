import type { Program } from "@throughline/domain/program";
import type { Task } from "@throughline/domain/task";
import { inOutline } from "@throughline/domain/task/hierarchy/hierarchy";
import { outsideProgram } from "@throughline/domain/task/program-dates";
import type { Workstream } from "@throughline/domain/task/workstream";
import type { GanttRow, GanttTask } from "../../../workspace/gantt/gantt-props.ts";
import { nobody } from "./filters/timeline-search.ts";
import type { AwayOwners } from "./use-away.ts";

type ProgramDates = Pick<Program, "startDate" | "endDate">;

/**
 * The tasks by workstream, as the chart's outline shows them; those without one last. Sub-tasks stand below theirs,
 * whatever their own workstream. Empty workstreams are left out.
 */
export function ganttRows(
	tasks: readonly Task[],
	workstreams: readonly Workstream[],
	ownerName: (id: string | null) => string,
	program: ProgramDates,
	away: AwayOwners = new Map(),
): GanttRow[] {
	const workstreamIds = new Set(workstreams.map(({ id }) => id));
	const members = new Map<string, GanttTask[]>();
	let id = nobody;
	for (const { task, level } of inOutline(tasks)) {
		if (level === 0)
			id = task.workstreamId && workstreamIds.has(task.workstreamId) ? task.workstreamId : nobody;
		const row = members.get(id);
		const shown = { ...ganttTask(task, ownerName, program), level, away: away.get(task.id) ?? null };
		if (row) row.push(shown);
		else members.set(id, [shown]);
	}
	return [...workstreams, { id: nobody, name: "No workstream" }].flatMap(({ id, name }) => {
		const row = members.get(id);
		return row ? [{ id, name, tasks: row }] : [];
	});
}

function ganttTask(task: Task, ownerName: (id: string | null) => string, program: ProgramDates): GanttTask {
	const { id, name, startDate, endDate, progress, status, milestone, summary, priority } = task;
	return {
		id,
		name,
		startDate,
		endDate,
		progress,
		status,
		milestone,
		summary,
		pinned: !summary && task.scheduling === "pinned",
		outside: outsideProgram(task, program),
		details: [`${priority} priority`, ownerName(task.ownerId)],
	};
}
