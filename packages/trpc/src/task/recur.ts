import type { Transaction } from "@throughline/db/connect";
import { task } from "@throughline/db/schema";
import { type WorkingCalendar, workingCalendar } from "@throughline/domain/task/calendar/calendar";
import {
	occurrencesOf,
	possibleDays,
	type Recurrence,
	type RecurrenceChange,
} from "@throughline/domain/task/hierarchy/recurrence";
import { hasBegun } from "@throughline/domain/task/schedule/network";
import { asc, eq } from "drizzle-orm";
import type { z } from "zod";
import { invalidInput } from "../error.ts";
import { findIn } from "../find.ts";
import type { Writer } from "../writer.ts";
import { calendarOf } from "./calendar.ts";
import { lockProgramsOf } from "./cascade.ts";
import { checkParents } from "./check-parents.ts";
import { tasks } from "./entity.ts";
import { handDownLinks } from "./hand-down-links.ts";
import { nextPosition } from "./next-position.ts";
import { holidaysOfProgram } from "./plan.ts";
import { removeTasks } from "./remove-tasks.ts";
import { refusedSummary } from "./summary.ts";

type Call = { db: Transaction; write: Writer };
type Change = z.output<typeof RecurrenceChange> & { id: string };
type Row = typeof task.$inferSelect;

/**
 * Makes the sub-tasks of a rule, one for each of its days. Those of an earlier rule that have begun, are over or
 * were moved stay, and the new ones come after those that have begun; the others go. With null they go, and none comes. Throws NOT_FOUND, CONFLICT for a stale
 * version, SUMMARY_TASK for a task with sub-tasks of its own, or INVALID_INPUT.
 * @returns the task, and its occurrences in their order
 */
export async function recur(
	call: Call,
	{ id, version, recurrence }: Change,
): Promise<{ task: Row; occurrences: Row[] }> {
	await lockProgramsOf(call.db, [{ id }]);
	const before = await findIn(call.db, tasks, id);
	if (before.summary && before.recurrence === null)
		throw refusedSummary(before, "it has sub-tasks of its own already. Repeat one of them", "recurrence");
	const calendar = await workingCalendarOf(call.db, before.programId);
	const parts = await partsOf(call.db, id);
	// What has begun, what somebody has moved and what was added by hand stays.
	const days = before.recurrence ? possibleDays(before.recurrence, calendar) : new Set<string>();
	const going = parts.filter((part) => isUntouched(part, days));
	const kept = parts.filter((part) => !going.includes(part));
	const made = recurrence ? await newOccurrences(call.db, before, { rule: recurrence, calendar, kept }) : [];
	await call.write.update(tasks, { id, version }, { recurrence });
	if (going.length > 0)
		await removeTasks(
			call,
			going.map(({ id }) => ({ id })),
		);
	await handDownLinks(call, await call.write.insertMany(tasks, made), () => "recurrence");
	return { task: await findIn(call.db, tasks, id), occurrences: await partsOf(call.db, id) };
}

type Rule = { rule: Recurrence; calendar: WorkingCalendar; kept: readonly Row[] };

function isUntouched(part: Row, days: ReadonlySet<string>): boolean {
	return !part.summary && !hasBegun(part) && part.startDate !== null && days.has(part.startDate);
}

async function newOccurrences(db: Transaction, whole: Row, { rule, calendar, kept }: Rule) {
	const { id, programId, name } = whole;
	await checkParents(db, [{ programId, parentId: id }], () => "recurrence");
	const days = occurrencesOf(rule, calendar);
	const latest = kept
		.filter(hasBegun)
		.flatMap(({ startDate }) => startDate ?? [])
		.sort()
		.at(-1);
	const coming = days.filter((day) => latest === undefined || day > latest);
	if (coming.length === 0)
		throw invalidInput([{ path: "recurrence", message: emptySentence(days.length > 0) }]);
	const first = await nextPosition(db, task, programId);
	const title = name.slice(0, longestName);
	const numbered = kept.map((part) =>
		Number(part.name.startsWith(`${title} `) && part.name.slice(title.length + 1)),
	);
	const highest = Math.max(0, ...numbered.filter(Number.isInteger));
	return coming.map((day, place) => ({
		programId,
		parentId: id,
		workstreamId: whole.workstreamId,
		name: `${title} ${highest + place + 1}`,
		startDate: day,
		endDate: day,
		ownerId: whole.ownerId,
		priority: whole.priority,
		checklist: whole.checklist.map((step) => ({ ...step, done: false })),
		position: first + place,
	}));
}

async function workingCalendarOf(db: Transaction, programId: string): Promise<WorkingCalendar> {
	const [holidays, week] = await Promise.all([
		holidaysOfProgram(db, { programId }),
		calendarOf(db, programId),
	]);
	return workingCalendar(
		holidays.map(({ date }) => date),
		week,
	);
}

/** With a number behind it, a name is as long as names may be. */
const longestName = 195;

function emptySentence(isPast: boolean): string {
	return isPast
		? "All days of this rule lie before an occurrence that has begun already"
		: "No working day falls under this rule: move its days off days off, or choose others";
}

function partsOf(db: Transaction, id: string) {
	return db
		.select()
		.from(task)
		.where(eq(task.parentId, id))
		.orderBy(asc(task.startDate), asc(task.position), asc(task.id));
}
