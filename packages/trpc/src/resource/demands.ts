import type { Executor } from "@throughline/db/connect";
import { program, task, taskAssignment } from "@throughline/db/schema";
import { type Demand, ownerPercent } from "@throughline/domain/resource/capacity";
import { and, count, eq, isNotNull, isNull, ne, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";
import { isOneOf } from "../lock-rows.ts";
import { calendarsOf } from "./calendars.ts";

/** What a task asks of a member, with the names of both. */
export type NamedDemand = Demand & {
	resourceId: string;
	assigned: boolean;
	taskId: string;
	taskName: string;
	programId: string;
	programName: string;
};

/** Of the unfinished tasks of all programs in use. */
const open = and(isNull(program.archivedAt), isLeaf, notInArray(task.status, ["Completed", "On Hold"]));

/** Of tasks to which nobody is assigned: those ask their owner, but for milestones, which ask nobody. */
function ownedOnly(db: Executor): SQL | undefined {
	return and(
		open,
		isNotNull(task.ownerId),
		eq(task.milestone, false),
		notExists(db.select().from(taskAssignment).where(eq(taskAssignment.taskId, task.id))),
	);
}

const owner = sql<string>`${task.ownerId}`;

/** The same with the calendar of each program. */
async function withCalendars<Row extends { programId: string }>(db: Executor, rows: readonly Row[]) {
	const calendarOf = await calendarsOf(db, [...new Set(rows.map(({ programId }) => programId))]);
	return rows.map((row) => ({ ...row, calendar: calendarOf(row.programId) }));
}

/**
 * What the unfinished tasks of all programs in use ask of members: what assignments say, and of a task without any
 * `ownerPercent` of its owner. Of these members.
 */
export async function demandsOf(db: Executor, memberIds: readonly string[]): Promise<NamedDemand[]> {
	const fields = {
		taskId: task.id,
		taskName: task.name,
		programId: task.programId,
		programName: program.name,
		status: task.status,
		taskStart: task.startDate,
		taskEnd: task.endDate,
	};
	const [assigned, owned] = await Promise.all([
		db
			.select({
				...fields,
				resourceId: taskAssignment.resourceId,
				percent: taskAssignment.percent,
				from: taskAssignment.startDate,
				to: taskAssignment.endDate,
			})
			.from(taskAssignment)
			.innerJoin(task, eq(task.id, taskAssignment.taskId))
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(open, isOneOf(taskAssignment.resourceId, memberIds))),
		db
			.select({ ...fields, resourceId: owner, estimate: task.estimate })
			.from(task)
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(ownedOnly(db), isOneOf(task.ownerId, memberIds))),
	]);
	const [shares, own] = await Promise.all([withCalendars(db, assigned), withCalendars(db, owned)]);
	return [
		...shares.map((each) => ({ ...each, assigned: true })),
		...own.map(({ estimate, ...each }) => ({
			...each,
			percent: percentOf({ ...each, estimate }),
			...wholeTask,
			assigned: false,
		})),
	];
}

/** What asks for a member on the same days, in the same program, as one. */
export type SummedDemand = Demand & { resourceId: string; programId: string };

/** The same of some members, or of all: what lies on the same days is added up where it is stored. */
export async function demandSums(db: Executor, memberIds?: readonly string[]): Promise<SummedDemand[]> {
	const fields = {
		programId: task.programId,
		status: task.status,
		taskStart: task.startDate,
		taskEnd: task.endDate,
	};
	const days = [task.programId, task.status, task.startDate, task.endDate] as const;
	const ofMembers = (column: typeof task.ownerId | typeof taskAssignment.resourceId): SQL | undefined =>
		memberIds === undefined ? undefined : isOneOf(column, memberIds);
	const [assigned, owned] = await Promise.all([
		db
			.select({
				...fields,
				resourceId: taskAssignment.resourceId,
				percent: sql<number>`sum(${taskAssignment.percent})::int`,
				from: taskAssignment.startDate,
				to: taskAssignment.endDate,
			})
			.from(taskAssignment)
			.innerJoin(task, eq(task.id, taskAssignment.taskId))
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(open, ofMembers(taskAssignment.resourceId)))
			.groupBy(taskAssignment.resourceId, ...days, taskAssignment.startDate, taskAssignment.endDate),
		db
			.select({ ...fields, resourceId: owner, estimate: task.estimate, tasks: count() })
			.from(task)
			.innerJoin(program, eq(program.id, task.programId))
			.where(and(ownedOnly(db), ofMembers(task.ownerId)))
			.groupBy(task.ownerId, ...days, task.estimate),
	]);
	const [shares, own] = await Promise.all([withCalendars(db, assigned), withCalendars(db, owned)]);
	return [
		...shares,
		...own.map(({ tasks, estimate, ...each }) => ({
			...each,
			percent: tasks * percentOf({ ...each, estimate }),
			...wholeTask,
		})),
	];
}

/** An owner works on the task from its start to its end. */
const wholeTask = { from: null, to: null };

type Owned = Pick<Demand, "taskStart" | "taskEnd" | "calendar"> & { estimate: string | null };

function percentOf({ estimate, taskStart, taskEnd, calendar }: Owned): number {
	return ownerPercent({ estimate, startDate: taskStart, endDate: taskEnd }, calendar);
}

/** Who owns a task of these programs that is not completed, or has a share in one: each once for each program. */
export async function workersOf(
	db: Executor,
	programIds: readonly string[],
): Promise<{ programId: string; id: string }[]> {
	const unfinished = and(isOneOf(task.programId, programIds), isLeaf, ne(task.status, "Completed"));
	const owners = db
		.select({ programId: task.programId, id: owner })
		.from(task)
		.where(and(unfinished, isNotNull(task.ownerId)));
	const assigned = db
		.select({ programId: task.programId, id: sql<string>`${taskAssignment.resourceId}` })
		.from(taskAssignment)
		.innerJoin(task, eq(task.id, taskAssignment.taskId))
		.where(unfinished);
	return await owners.union(assigned);
}

/** The same members, whichever of the programs they work for. */
export async function membersWithWork(db: Executor, programIds: readonly string[]): Promise<string[]> {
	return [...new Set((await workersOf(db, programIds)).map(({ id }) => id))];
}
