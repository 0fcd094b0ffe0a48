import type { Executor } from "@throughline/db/connect";
import { holiday, programCalendar, task, taskDependency } from "@throughline/db/schema";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import type { Plan } from "@throughline/domain/task/schedule";
import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "../prepared.ts";

/** A program's tasks in their order. */
export const tasksOfProgram = prepared((db) =>
	db
		.select()
		.from(task)
		.where(eq(task.programId, sql.placeholder("programId")))
		.orderBy(asc(task.position), asc(task.id))
		.prepare("tasks_of_program"),
);

/** A program's links, the oldest first. */
export const dependenciesOfProgram = prepared((db) =>
	db
		.select()
		.from(taskDependency)
		.where(eq(taskDependency.programId, sql.placeholder("programId")))
		.orderBy(asc(taskDependency.id))
		.prepare("task_dependencies_of_program"),
);

/** A program's holidays by date. */
export const holidaysOfProgram = prepared((db) =>
	db
		.select()
		.from(holiday)
		.where(eq(holiday.programId, sql.placeholder("programId")))
		.orderBy(asc(holiday.date))
		.prepare("holidays_of_program"),
);

/** A program's working week; none while nobody has set it. */
const weekOfProgram = prepared((db) =>
	db
		.select()
		.from(programCalendar)
		.where(eq(programCalendar.id, sql.placeholder("programId")))
		.prepare("week_of_program"),
);

/** What the program's schedule is calculated from. */
export async function planOf(db: Executor, programId: string) {
	const [tasks, dependencies, holidays, [week]] = await Promise.all([
		tasksOfProgram(db, { programId }),
		dependenciesOfProgram(db, { programId }),
		holidaysOfProgram(db, { programId }),
		weekOfProgram(db, { programId }),
	]);
	return { tasks, dependencies, holidays, week: week ?? standardWeek } satisfies Plan;
}
