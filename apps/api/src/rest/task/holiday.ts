import {
	CountryHolidays,
	Holiday,
	HolidayChange,
	HolidayCountry,
	NewHoliday,
} from "@throughline/domain/task/calendar/holiday";
import { ProgramCalendar, ProgramCalendarChange } from "@throughline/domain/task/calendar/working-week";
import { z } from "zod";
import {
	byId,
	describe,
	editRoutes,
	NoQuery,
	OfProgram,
	partRoutes,
	type RestApp,
	withId,
} from "../route.ts";

const tag = "Holidays";

export function holidayRoutes(app: RestApp): void {
	const list = describe({
		tag,
		summary: "List the holidays of a program, by date",
		query: OfProgram,
		answer: z.array(Holiday),
	});
	app.get("/api/holidays", list, (request) => request.procedures.task.holiday.list(request.query));

	const countries = describe({
		tag,
		summary: "List the countries whose public holidays are known",
		query: NoQuery,
		answer: z.array(HolidayCountry),
	});
	app.get("/api/holidays/countries", countries, (request) => request.procedures.task.holiday.countries());

	const status = 201;
	const addCountry = describe({
		tag,
		summary: "Add a country's public holidays to a program",
		params: byId,
		query: NoQuery,
		body: CountryHolidays,
		answer: z.array(Holiday).describe("Those that were added; days that are holidays already stay"),
		status,
	});
	app.post("/api/programs/:id/public-holidays", addCountry, async (request, reply) => {
		reply.code(status);
		const { id: programId, ...asked } = withId(request);
		return await request.procedures.task.holiday.addCountry({ ...asked, programId });
	});

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
