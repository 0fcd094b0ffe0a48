import type { Executor } from "@throughline/db/connect";
import { absence, holiday, programCalendar } from "@throughline/db/schema";
import type { Availability } from "@throughline/domain/resource/capacity";
import { type WorkingCalendar, workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { standardWeek } from "@throughline/domain/task/calendar/working-week";
import { and, eq, gte } from "drizzle-orm";
import { isOneOf } from "../lock-rows.ts";
import { readSettings } from "../organisation/read.ts";

/** The working days of programs, by their ids. */
export async function calendarsOf(
	db: Executor,
	programIds: readonly string[],
): Promise<(programId: string) => WorkingCalendar> {
	const [holidays, weeks] = await Promise.all([
		db
			.select({ programId: holiday.programId, date: holiday.date })
			.from(holiday)
			.where(isOneOf(holiday.programId, programIds)),
		db.select().from(programCalendar).where(isOneOf(programCalendar.id, programIds)),
	]);
	const days = Map.groupBy(holidays, ({ programId }) => programId);
	const weekById = new Map(weeks.map((week) => [week.id, week]));
	const calendars = new Map(
		programIds.map((id) => [
			id,
			workingCalendar(days.get(id)?.map(({ date }) => date) ?? [], weekById.get(id) ?? standardWeek),
		]),
	);
	const standard = workingCalendar([]);
	return (id) => calendars.get(id) ?? standard;
}

/** When each member works from a day on: on the organisation's working days, but for their absences. Of one, or of all. */
export async function availabilities(
	db: Executor,
	from: string,
	memberId?: string,
): Promise<{ of: (memberId: string) => Availability; away: ReadonlySet<string> }> {
	const [settings, rows] = await Promise.all([
		readSettings(db),
		db
			.select({
				resourceId: absence.resourceId,
				startDate: absence.startDate,
				endDate: absence.endDate,
			})
			.from(absence)
			.where(
				and(
					gte(absence.endDate, from),
					memberId === undefined ? undefined : eq(absence.resourceId, memberId),
				),
			),
	]);
	const calendar = workingCalendar(
		settings.holidays.map(({ date }) => date),
		settings,
	);
	const absences = Map.groupBy(rows, ({ resourceId }) => resourceId);
	return {
		of: (id) => ({ calendar, absences: absences.get(id) ?? [] }),
		away: new Set(absences.keys()),
	};
}
