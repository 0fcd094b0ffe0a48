import type { Executor } from "@throughline/db/connect";
import { baseline, baselineTask } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import { BaselineChange, NewBaseline } from "@throughline/domain/task/baseline/baseline";
import { comparable, compareWithBaseline } from "@throughline/domain/task/baseline/baseline-comparison";
import { workingCalendar } from "@throughline/domain/task/calendar/calendar";
import { and, asc, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { calendarOf } from "./calendar.ts";
import { baselines } from "./entity.ts";
import { holidaysOfProgram, tasksOfProgram } from "./plan.ts";

export const baselineRouter = router({
	/** A program's baselines, the newest first, without their tasks. */
	list: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }) => {
			const rows = await ctx.db
				.select()
				.from(baseline)
				.where(eq(baseline.programId, programId))
				.orderBy(desc(baseline.createdAt), desc(baseline.id));
			if (rows.length === 0) await requireIn(ctx.db, programs, programId);
			return rows;
		}),

	/** A baseline with every task as it was then, in the order of the plan. */
	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const baseline = await findIn(ctx.db, baselines, input.id);
			return { ...baseline, tasks: await tasksOf(ctx.db, input.id) };
		}),

	/** Every task of today's plan and of the baseline, with its variance in working days. */
	compare: reads("read", { bulk: true })
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const { programId } = await findIn(ctx.db, baselines, input.id);
			const [now, then, holidays, week] = await Promise.all([
				tasksOfProgram(ctx.db, { programId }),
				tasksOf(ctx.db, input.id),
				holidaysOfProgram(ctx.db, { programId }),
				calendarOf(ctx.db, programId),
			]);
			const calendar = workingCalendar(
				holidays.map(({ date }) => date),
				week,
			);
			return compareWithBaseline(comparable(now, then), then, calendar);
		}),

	/** Takes the plan as it is now, under a name. */
	take: writes("write", { bulk: true })
		.input(NewBaseline)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			await requireFreeName(ctx.db, input);
			const taken = await ctx.write.insert(baselines, input);
			const plan = comparable(await tasksOfProgram(ctx.db, { programId: input.programId }), []);
			const rows = plan.map((task) => ({
				baselineId: taken.id,
				taskId: task.id,
				name: task.name,
				startDate: task.startDate,
				endDate: task.endDate,
				progress: task.progress,
				estimate: task.estimate,
				milestone: task.milestone,
			}));
			for (let from = 0; from < rows.length; from += rowsPerInsert)
				await ctx.db.insert(baselineTask).values(rows.slice(from, from + rowsPerInsert));
			return taken;
		}),

	update: writes("write")
		.input(BaselineChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const { programId, name } = await findIn(ctx.db, baselines, id);
			if (change.name !== undefined && change.name !== name)
				await requireFreeName(ctx.db, { programId, name: change.name });
			return await ctx.write.update(baselines, { id, version }, change);
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(baselines, input)),
});

/** PostgreSQL takes 65,535 parameters in a statement; a row has nine. */
const rowsPerInsert = 2_000;

function tasksOf(db: Executor, baselineId: string) {
	return db
		.select({
			taskId: baselineTask.taskId,
			name: baselineTask.name,
			startDate: baselineTask.startDate,
			endDate: baselineTask.endDate,
			progress: baselineTask.progress,
			estimate: baselineTask.estimate,
		})
		.from(baselineTask)
		.where(eq(baselineTask.baselineId, baselineId))
		.orderBy(asc(baselineTask.id));
}

/** Throws ALREADY_EXISTS when the program has a baseline of this name. */
async function requireFreeName(db: Executor, { programId, name }: { programId: string; name: string }) {
	const [taken] = await db
		.select({ id: baseline.id })
		.from(baseline)
		.where(and(eq(baseline.programId, programId), eq(baseline.name, name)));
	if (!taken) return;
	const message = "The program has a baseline of this name already";
	throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "name", message }] });
}
