import type { Executor } from "@throughline/db/connect";
import { programCalendar } from "@throughline/db/schema";
import { id } from "@throughline/domain/shape";
import {
	type ProgramCalendar,
	ProgramCalendarChange,
	standardWeek,
	weekIssues,
} from "@throughline/domain/task/calendar/working-week";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../entity.ts";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";

const calendars = entity({
	table: programCalendar,
	type: "working week",
	area: "task",
	title: () => "Working week",
	programId: (row) => row.id,
	read: (id, tx) => calendarOf(tx, id),
});

export const calendarRouter = router({
	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => calendarOf(ctx.db, input.id)),

	/** Moves no task: what lies on a day off from now on stays until it is moved. */
	update: writes("write")
		.input(ProgramCalendarChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireIn(ctx.db, programs, id);
			await ctx.db.insert(programCalendar).values({ id }).onConflictDoNothing();
			return shown(await ctx.write.update(calendars, { id, version }, change, { issuesOf: weekIssues }));
		}),
});

/** On which days a program is worked on: what was set, else Monday to Friday. Throws NOT_FOUND. */
export async function calendarOf(db: Executor, programId: string): Promise<ProgramCalendar> {
	const [row] = await db.select().from(programCalendar).where(eq(programCalendar.id, programId));
	if (row) return shown(row);
	await requireIn(db, programs, programId);
	return { id: programId, ...standardWeek, version: 1 };
}

function shown({
	createdAt: _,
	updatedAt: __,
	...row
}: typeof programCalendar.$inferSelect): ProgramCalendar {
	return row;
}
