import { z } from "zod";
import { changeOf, type Issue, id, version } from "../../shape.ts";

/** From Monday on, as `weekdayOf` counts them. */
export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** On which days of the week a program is worked on; at least one. */
export type WorkingWeek = Readonly<Record<Weekday, boolean>>;

/** What holds while nobody has said otherwise: Monday to Friday. */
export const standardWeek: WorkingWeek = {
	monday: true,
	tuesday: true,
	wednesday: true,
	thursday: true,
	friday: true,
	saturday: false,
	sunday: false,
};

const worked = z.boolean();

/** A program's working week. Its holidays are days off besides. */
export const ProgramCalendar = z.object({
	id: id.describe("The program's id"),
	monday: worked,
	tuesday: worked,
	wednesday: worked,
	thursday: worked,
	friday: worked,
	saturday: worked,
	sunday: worked,
	version,
});
export type ProgramCalendar = z.infer<typeof ProgramCalendar>;

const change = worked.optional();

/** Fields of what changes a working week: only the days that are given. */
export const changedWeek = {
	monday: change,
	tuesday: change,
	wednesday: change,
	thursday: change,
	friday: change,
	saturday: change,
	sunday: change,
};

/** What changes it. */
export const ProgramCalendarChange = changeOf(changedWeek);
export type ProgramCalendarChange = z.infer<typeof ProgramCalendarChange>;

/** What is wrong with a working week, judged as it would be stored. */
export function weekIssues(week: WorkingWeek): Issue[] {
	if (weekdays.some((day) => week[day])) return [];
	return [{ path: "monday", message: "A program is worked on at least one day of the week" }];
}
