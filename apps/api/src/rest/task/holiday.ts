import { Holiday, HolidayChange, NewHoliday } from "@throughline/domain/task/holiday";
import { ProgramCalendar, ProgramCalendarChange } from "@throughline/domain/task/working-week";
import { z } from "zod";
import { describe, editRoutes, OfProgram, partRoutes, type RestApp } from "../route.ts";

const tag = "Holidays";

export function holidayRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the holidays of a program, by date",
		query: OfProgram,
		answer: z.array(Holiday),
	});
	app.get("/api/holidays", list, (request) => request.procedures.task.holiday.list(request.query));

	editRoutes(app, {
		tag,
		noun: "a holiday",
		path: "/api/holidays",
		shape: Holiday,
		create: NewHoliday,
		change: HolidayChange,
		procedures: ({ task }) => task.holiday,
	});

	partRoutes(app, {
		tag,
		part: "calendar",
		reads: "Read on which days of the week a program is worked on",
		changes: "Change on which days of the week a program is worked on",
		shape: ProgramCalendar,
		change: ProgramCalendarChange,
		procedures: ({ task }) => task.calendar,
	});
}
