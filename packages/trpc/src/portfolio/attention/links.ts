import { holiday, programCalendar, task, taskDependency } from "@throughline/db/schema";
import { linkAttention } from "@throughline/domain/dashboard/attention";
import { brokenLinks } from "@throughline/domain/task/schedule/violations";
import { standardWeek } from "@throughline/domain/task/working-week";
import { and, eq, ne, or } from "drizzle-orm";
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

/** Links with their tasks; of those into what is completed only those that say when a milestone falls. */
function linksOf({ db, ids }: Watched) {
	return db
		.select({ link: taskDependency, predecessor, successor })
		.from(taskDependency)
		.innerJoin(predecessor, eq(predecessor.id, taskDependency.predecessorId))
		.innerJoin(successor, eq(successor.id, taskDependency.successorId))
		.where(
			and(
				isOneOf(taskDependency.programId, ids),
				or(ne(successor.status, "Completed"), predecessor.milestone, successor.milestone),
			),
		);
}
