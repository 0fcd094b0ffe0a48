import { databaseDay } from "@throughline/db/clock";
import type { Executor } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";
import { isOverAllocated, weeksFrom } from "@throughline/domain/resource/capacity";
import { level } from "@throughline/domain/resource/levelling";
import type { Levelling } from "@throughline/domain/resource/levelling/proposal";
import { type LevelledProgram, levelledWeeks } from "@throughline/domain/resource/levelling/workload";
import { formatNumber } from "@throughline/domain/value/writing";
import { asc } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import { findIn } from "../../find.ts";
import { isOneOf } from "../../lock-rows.ts";
import { programs } from "../../program/entity.ts";
import { availabilities } from "../../resource/calendars.ts";
import { weeksOfMembers } from "../../resource/capacity.ts";
import { demandsOf, membersWithWork } from "../../resource/demands.ts";
import { planOf } from "../plan.ts";

/** So many tasks are levelled in one call: more would be neither quick nor read. */
const mostTasks = 20_000;

type Asked = {
	/** The one whose tasks may be shifted; left out: all in use in which somebody has too much to do. */
	programId?: string | undefined;
	leaveOut: readonly string[];
};

/** What levelling would shift, and what it could not resolve. Throws NOT_FOUND, or TOO_LARGE for too many tasks. */
export async function proposeLevelling(db: Executor, { programId, leaveOut }: Asked): Promise<Levelling> {
	const today = await databaseDay(db);
	const rows =
		programId === undefined ? await overloadedPrograms(db, today) : [await findIn(db, programs, programId)];
	const levelled: LevelledProgram[] = [];
	let tasks = 0;
	for (const { id, name, endDate } of rows) {
		const { tasks: all, ...plan } = await planOf(db, id);
		// Summaries lie where their sub-tasks are shifted to.
		const leaves = all.filter(({ summary }) => !summary);
		tasks += leaves.length;
		if (tasks > mostTasks) throw tooLarge();
		levelled.push({ id, name, endDate, plan: { ...plan, tasks: leaves } });
	}
	const memberIds = await membersWithWork(
		db,
		levelled.map(({ id }) => id),
	);
	const [first = today] = weeksFrom(today, 1);
	const [demands, available] = await Promise.all([demandsOf(db, memberIds), availabilities(db, first)]);
	return level({
		programs: levelled,
		demands,
		availabilityOf: available.of,
		today,
		leaveOut: new Set(leaveOut),
	});
}

function tooLarge(): CodedError {
	const most = formatNumber(mostTasks);
	return new CodedError(
		"TOO_LARGE",
		`Level one program at a time: together these have more than ${most} tasks`,
	);
}

/** Programs in use in which somebody works of whom a week asks too much, by name. */
async function overloadedPrograms(db: Executor, today: string) {
	const { loads, demands } = await weeksOfMembers(db, today, { count: levelledWeeks });
	const over = [...loads].filter(([, weeks]) => weeks.some(({ load }) => isOverAllocated(load)));
	const ids = new Set(over.flatMap(([id]) => demands.get(id)?.map(({ programId }) => programId) ?? []));
	return await db
		.select({ id: program.id, name: program.name, endDate: program.endDate })
		.from(program)
		.where(isOneOf(program.id, [...ids]))
		.orderBy(asc(program.name), asc(program.id));
}
