import { databaseTime } from "@throughline/db/clock";
import type { Executor, Transaction } from "@throughline/db/connect";
import { program } from "@throughline/db/schema";
import { NewProgram, ProgramChange, ProgramChanges, programIssues } from "@throughline/domain/program";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { findIn, findNamed } from "../find.ts";
import type { Target } from "../lock-rows.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { resources } from "../resource/entity.ts";
import { programs } from "./entity.ts";
import { financeRouter } from "./finance.ts";
import { lessonsRouter } from "./lessons.ts";
import { portfolios } from "./portfolio-entity.ts";
import { requireMayRelabel } from "./relabel-currency.ts";
import { startProgram } from "./start.ts";

const byName = [asc(program.name), asc(program.id)];
const allPrograms = prepared((db) =>
	db
		.select()
		.from(program)
		.orderBy(...byName)
		.prepare("programs"),
);
const programsInUse = prepared((db) =>
	db
		.select()
		.from(program)
		.where(isNull(program.archivedAt))
		.orderBy(...byName)
		.prepare("programs_in_use"),
);

export const programRouter = router({
	finance: financeRouter,
	lessons: lessonsRouter,

	/** All programs in use, by name; with `archived`, those that are no longer too. */
	list: reads("read")
		.input(z.strictObject({ archived: z.boolean().default(false) }).default({ archived: false }))
		.query(({ ctx, input }) => (input.archived ? allPrograms(ctx.db) : programsInUse(ctx.db))),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, programs, input.id)),

	create: writes("write")
		.input(NewProgram)
		.mutation(async ({ ctx, input }) => {
			await findNamed(ctx.db, portfolios, "portfolioId", input.portfolioId);
			await requirePeople(ctx.db, input);
			return await startProgram(ctx, input);
		}),

	update: writes("write")
		.input(ProgramChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, archived, ...change } }) => {
			await findNamed(ctx.db, portfolios, "portfolioId", change.portfolioId);
			await requirePeople(ctx.db, change);
			await requireMayRelabel(ctx.db, ctx.person, { programId: id, currency: change.currency });
			const archivedAt = await archivedSince(ctx.db, id, archived);
			const action = archived === undefined ? "updated" : archived ? "archived" : "unarchived";
			return ctx.write.update(
				programs,
				{ id, version },
				{ ...change, archivedAt },
				{ issuesOf: programIssues, action },
			);
		}),

	/** Changes several programs, all or none: one step to undo. */
	updateMany: writes("write", { bulk: true })
		.input(ProgramChanges)
		.mutation(async ({ ctx, input: { changes } }) => {
			for (const portfolioId of new Set(changes.map((change) => change.portfolioId)))
				await findNamed(ctx.db, portfolios, "portfolioId", portfolioId);
			const planned: { target: Target; change: Partial<typeof program.$inferSelect> }[] = [];
			for (const { id, version, archived, ...change } of changes) {
				const archivedAt = await archivedSince(ctx.db, id, archived);
				planned.push({ target: { id, version }, change: { ...change, archivedAt } });
			}
			return (await ctx.write.updateMany(programs, planned)).map(({ after }) => after);
		}),

	remove: writes("write", { bulk: true })
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(programs, input)),
});

/** Throws INVALID_INPUT, at its field, for a lead or a sponsor who does not exist. */
async function requirePeople(
	db: Executor,
	{ leadId, sponsorId }: Pick<ProgramChange, "leadId" | "sponsorId">,
): Promise<void> {
	await findNamed(db, resources, "leadId", leadId);
	await findNamed(db, resources, "sponsorId", sponsorId);
}

/** The moment to store: what is archived already stays so since then. Undefined leaves the field as it is. */
async function archivedSince(tx: Transaction, programId: string, archived: boolean | undefined) {
	if (archived === undefined) return undefined;
	if (!archived) return null;
	// Locked, so that of two who archive it at once the second sees the first's moment.
	const [row] = await tx
		.select({ since: program.archivedAt })
		.from(program)
		.where(eq(program.id, programId))
		.for("update");
	return row?.since ?? (await databaseTime(tx)).toISOString();
}
