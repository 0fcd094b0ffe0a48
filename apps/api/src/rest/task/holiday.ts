import { Holiday, HolidayChange, NewHoliday } from "@throughline/domain/task/holiday";
import { z } from "zod";
import { describe, editRoutes, OfProgram, type RestApp } from "../route.ts";

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
}
