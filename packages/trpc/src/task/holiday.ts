import type { Executor } from "@throughline/db/connect";
import { holiday } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { HolidayChange, NewHoliday } from "@throughline/domain/task/holiday";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { reads, router, writes } from "../procedure.ts";
import { requireProgram } from "../program/require-program.ts";
import { holidays } from "./entity.ts";
import { holidaysOfProgram } from "./plan.ts";

export const holidayRouter = router({
	/** A program's holidays by date. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input }) => {
			const rows = await holidaysOfProgram(ctx.db, input);
			if (rows.length === 0) await requireProgram(ctx.db, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findHoliday(ctx.db, input.id)),

	create: writes("write")
		.input(NewHoliday)
		.mutation(async ({ ctx, input }) => {
			await requireProgram(ctx.db, input.programId);
			await requireFreeDay(ctx.db, input);
			return await ctx.write.insert(holidays, input);
		}),

	update: writes("write")
		.input(HolidayChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const current = await findHoliday(ctx.db, id);
			if (change.date !== undefined && change.date !== current.date)
				await requireFreeDay(ctx.db, { programId: current.programId, date: change.date });
			return await ctx.write.update(holidays, { id, version }, change);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(holidays, input)),
});

async function findHoliday(db: Executor, id: string) {
	const [row] = await db.select().from(holiday).where(eq(holiday.id, id));
	if (!row) throw new CodedError("NOT_FOUND", "This holiday does not exist, or no longer does");
	return row;
}

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
