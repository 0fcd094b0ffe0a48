import type { Executor } from "@throughline/db/connect";
import { program, task } from "@throughline/db/schema";
import type { RoadmapProgram } from "@throughline/domain/portfolio";
import { and, asc, eq, isNull } from "drizzle-orm";
import { gateStatuses } from "../stage-gate/gate-statuses.ts";

/** So many milestones of one program are shown; a plan with more has them in its own timeline. */
const most = 50;

/** The dated gate reviews and the milestones of every program in use. */
export async function roadmap(db: Executor): Promise<RoadmapProgram[]> {
	const programs = await db.select({ id: program.id }).from(program).where(isNull(program.archivedAt));
	const ids = programs.map(({ id }) => id);
	if (ids.length === 0) return [];
	const [statuses, milestones] = await Promise.all([
		gateStatuses(db, ids),
		db
			.select({
				programId: task.programId,
				id: task.id,
				name: task.name,
				date: task.endDate,
				status: task.status,
				progress: task.progress,
			})
			.from(task)
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(eq(task.milestone, true), isNull(program.archivedAt)))
			.orderBy(asc(task.programId), asc(task.endDate), asc(task.id)),
	]);
	const ofProgram = Map.groupBy(milestones, ({ programId }) => programId);
	return ids.map((id) => ({
		id,
		gates: (statuses.get(id) ?? []).flatMap(({ reviewId, reviewDate, code, name, status }) =>
			reviewId !== null && reviewDate !== null
				? [{ id: reviewId, code, name, status, date: reviewDate }]
				: [],
		),
		milestones: (ofProgram.get(id) ?? [])
			.flatMap(({ programId: _, date, ...milestone }) => (date === null ? [] : [{ ...milestone, date }]))
			.slice(0, most),
	}));
}
