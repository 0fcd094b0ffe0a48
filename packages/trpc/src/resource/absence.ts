import type { Executor, Transaction } from "@throughline/db/connect";
import { absence, program, resource, task } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import {
	type Absence,
	AbsenceChange,
	absenceIssues,
	NewAbsence,
	type PlannedAbsence,
} from "@throughline/domain/resource/absence";
import { id, version } from "@throughline/domain/shape";
import { and, asc, eq, gte, lte, ne } from "drizzle-orm";
import { z } from "zod";
import { findIn, noSuch, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { memberOf, requireContribution } from "./contribution.ts";
import { absencesOf, resources } from "./entity.ts";

const oneOfMember = z.strictObject({ resourceId: id, id });

export const absenceRouter = router({
	/** When a team member is away, by the first day. */
	list: reads("read")
		.input(z.strictObject({ resourceId: id }))
		.query(async ({ ctx, input: { resourceId } }): Promise<Absence[]> => {
			const rows = await ctx.db
				.select()
				.from(absence)
				.where(eq(absence.resourceId, resourceId))
				.orderBy(asc(absence.startDate), asc(absence.id));
			if (rows.length === 0) await requireIn(ctx.db, resources, resourceId);
			return (await seesNotes(ctx, resourceId)) ? rows : rows.map(withoutNote);
		}),

	/** Who is away while a task of theirs that is not completed is planned in this program, by the first day. */
	ofProgram: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }): Promise<PlannedAbsence[]> => {
			const { id, resourceId, startDate, endDate, kind } = absence;
			const rows = await ctx.db
				.selectDistinct({ id, resourceId, startDate, endDate, kind })
				.from(absence)
				.innerJoin(
					task,
					and(
						eq(task.ownerId, resourceId),
						eq(task.programId, programId),
						ne(task.status, "Completed"),
						lte(startDate, task.endDate),
						gte(endDate, task.startDate),
					),
				)
				.orderBy(asc(startDate), asc(id));
			if (rows.length === 0) await requireIn(ctx.db, { table: program, type: "program" }, programId);
			return rows;
		}),

	byId: reads("read")
		.input(oneOfMember)
		.query(async ({ ctx, input }) => {
			const { row } = await findAbsence(ctx.db, input);
			return (await seesNotes(ctx, input.resourceId)) ? row : withoutNote(row);
		}),

	/** A member's absences are their own to tell, and of who may write. */
	create: writes("contribute")
		.input(NewAbsence.safeExtend({ resourceId: id }))
		.mutation(async ({ ctx, input }) => {
			const member = await findIn(ctx.db, resources, input.resourceId);
			await requireOwn(ctx, input.resourceId);
			return await ctx.write.insert(absencesOf(member), input);
		}),

	update: writes("contribute")
		.input(AbsenceChange.extend(oneOfMember.shape))
		.mutation(async ({ ctx, input: { resourceId, id, version, ...change } }) => {
			const { member } = await findAbsence(ctx.db, { resourceId, id });
			await requireOwn(ctx, resourceId);
			const target = { id, version };
			return await ctx.write.update(absencesOf(member), target, change, { issuesOf: absenceIssues });
		}),

	remove: writes("contribute")
		.input(oneOfMember.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { resourceId, id, version } }) => {
			const { member } = await findAbsence(ctx.db, { resourceId, id });
			await requireOwn(ctx, resourceId);
			return await ctx.write.remove(absencesOf(member), { id, version });
		}),
});

/** Throws NOT_YOURS. */
function requireOwn(ctx: { db: Transaction; person: Person }, resourceId: string): Promise<void> {
	return requireContribution(ctx, [{ kind: "absence", change: {}, owners: [resourceId] }]);
}

async function seesNotes({ db, person }: { db: Executor; person: Person }, resourceId: string) {
	return allows(person.role, "write") || (await memberOf(db, person.id))?.id === resourceId;
}

function withoutNote(row: Absence): Absence {
	return { ...row, note: null };
}

/** The absence, if it is one of this member, and the member. Throws NOT_FOUND. */
async function findAbsence(db: Executor, { resourceId, id }: z.infer<typeof oneOfMember>) {
	const [found] = await db
		.select({ row: absence, member: { name: resource.name } })
		.from(absence)
		.innerJoin(resource, eq(resource.id, absence.resourceId))
		.where(and(eq(absence.id, id), eq(absence.resourceId, resourceId)));
	if (!found) throw noSuch({ type: "absence" });
	return found;
}
