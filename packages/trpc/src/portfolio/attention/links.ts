import { holiday, programCalendar, task, taskDependency } from "@throughline/db/schema";
import { linkAttention } from "@throughline/domain/dashboard/attention";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import { brokenLinks } from "@throughline/domain/task/schedule/violations";
import { and, eq, gt, lte, ne, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { byProgram } from "../../by-program.ts";
import { isOneOf } from "../../lock-rows.ts";
import { type FoundIn, foundIn, type Watched } from "./found.ts";

/** Tasks that lie too early for a link, as the plan marks them. */
export async function linksToMend(watched: Watched): Promise<FoundIn[]> {
	const links = Map.groupBy(await linksOf(watched), ({ successor }) => successor.programId);
	if (links.size === 0) return [];
	const { db } = watched;
	const ids = [...links.keys()];
	const [holidays, weeks] = await Promise.all([
		db.select().from(holiday).where(isOneOf(holiday.programId, ids)),
		db
			.select()
			.from(programCalendar)
			.where(isOneOf(programCalendar.id, ids))
			.then((rows) => byProgram(rows.map((week) => ({ ...week, programId: week.id })))),
	]);
	const daysOff = Map.groupBy(holidays, ({ programId }) => programId);
	return [...links].flatMap(([programId, own]) => {
		const tasks = new Map(
			own.flatMap(({ predecessor, successor }) => [
				[predecessor.id, predecessor],
				[successor.id, successor],
			]),
		);
		const broken = brokenLinks({
			tasks: [...tasks.values()],
			dependencies: own.map(({ link }) => link),
			holidays: daysOff.get(programId) ?? [],
			week: weeks.get(programId) ?? standardWeek,
		});
		return [...Map.groupBy(broken, ({ successorId }) => successorId)].flatMap(([id, violations]) => {
			const successor = tasks.get(id);
			const waitedFor = violations.map(({ predecessorId, missingDays }) => ({
				predecessor: tasks.get(predecessorId)?.name ?? "another task",
				missingDays,
			}));
			return successor ? foundIn(programId, linkAttention(successor, waitedFor)) : [];
		});
	});
}

const predecessor = alias(task, "predecessor");
const successor = alias(task, "successor");

/** What a plan is calculated from, and what is told of a task. */
const fieldsOf = (of: typeof predecessor | typeof successor) => ({
	...{ id: of.id, programId: of.programId, name: of.name, ownerId: of.ownerId, version: of.version },
	...{ status: of.status, startDate: of.startDate, endDate: of.endDate, progress: of.progress },
	...{ milestone: of.milestone, scheduling: of.scheduling, summary: of.summary },
});

/**
 * Links with their tasks that can be broken: not those whose successor is completed, or begins after the predecessor's
 * end without a lag. Those of milestones come along: they say at which end of its day one falls.
 */
function linksOf({ db, ids }: Watched) {
	const { predecessorId, successorId, kind, lagDays, programId } = taskDependency;
	return db
		.select({
			link: { predecessorId, successorId, kind, lagDays },
			predecessor: fieldsOf(predecessor),
			successor: fieldsOf(successor),
		})
		.from(taskDependency)
		.innerJoin(predecessor, eq(predecessor.id, predecessorId))
		.innerJoin(successor, eq(successor.id, successorId))
		.where(
			and(
				isOneOf(programId, ids),
				or(
					predecessor.milestone,
					successor.milestone,
					and(
						ne(successor.status, "Completed"),
						or(gt(lagDays, 0), lte(successor.startDate, predecessor.endDate)),
					),
				),
			),
		);
}
