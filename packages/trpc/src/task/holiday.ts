import type { Executor } from "@throughline/db/connect";
import { holiday } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { CountryHolidays, HolidayChange, NewHoliday } from "@throughline/domain/task/calendar/holiday";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, lockIn, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { holidays } from "./entity.ts";
import { holidaysOfProgram } from "./plan.ts";
import { knownCountries, publicHolidays } from "./public-holidays.ts";

export const holidayRouter = router({
	/** A program's holidays by date. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => {
			const rows = await holidaysOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, holidays, input.id)),

	/** The countries whose public holidays can be added. */
	countries: reads("read").query(() => knownCountries()),

	/** A country's public holidays, by date: those of no program, such as for the organisation's calendar. */
	ofCountry: reads("read")
		.input(CountryHolidays)
		.query(({ input }) => publicHolidays(input)),

	/** Adds a country's public holidays; days that are holidays already stay as they are called. Answers what it added. */
	addCountry: writes("write", { bulk: true })
		.input(CountryHolidays.safeExtend({ programId: id }))
		.mutation(async ({ ctx, input: { programId, ...asked } }) => {
			const known = await publicHolidays(asked);
			// One call at a time, so that two who add the same country add each day once.
			await lockIn(ctx.db, programs, programId);
			const taken = new Set((await holidaysOfProgram(ctx.db, { programId })).map(({ date }) => date));
			const days = known.filter(({ date }) => !taken.has(date)).map((day) => ({ ...day, programId }));
			return await ctx.write.insertMany(holidays, days);
		}),

	create: writes("write")
		.input(NewHoliday)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await requireFreeDay(ctx.db, input);
			return await ctx.write.insert(holidays, input);
		}),

	update: writes("write")
		.input(HolidayChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const current = await findIn(ctx.db, holidays, id);
			if (change.date !== undefined && change.date !== current.date)
				await requireFreeDay(ctx.db, { programId: current.programId, date: change.date });
			return await ctx.write.update(holidays, { id, version }, change);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(holidays, input)),
});

/** Throws ALREADY_EXISTS when the day is a holiday of the program already. */
async function requireFreeDay(db: Executor, { programId, date }: { programId: string; date: string }) {
	const [taken] = await db
		.select({ name: holiday.name })
		.from(holiday)
		.where(and(eq(holiday.programId, programId), eq(holiday.date, date)));
	if (!taken) return;
	const message = `${date} is a holiday already: ${taken.name}`;
	throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "date", message }] });
}
