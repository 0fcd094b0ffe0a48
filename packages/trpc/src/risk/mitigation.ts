import type { Executor, Transaction } from "@throughline/db/connect";
import { risk, riskMitigation } from "@throughline/db/schema";
import { NewRiskMitigation, RiskMitigationChange } from "@throughline/domain/risk/mitigation";
import { id, version } from "@throughline/domain/shape";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { z } from "zod";
import { findIn, findNamed, noSuch, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { requireContribution } from "../resource/contribution.ts";
import { resources } from "../resource/entity.ts";
import { mitigationsOf, risks } from "./entity.ts";

const oneOfRisk = z.strictObject({ riskId: id, id });
/** What is due next comes first, what has no date last. */
const byDueDate = [sql`${riskMitigation.dueDate} asc nulls last`, asc(riskMitigation.id)];

export const mitigationRouter = router({
	/** The measures against one risk, by due date. */
	list: reads("read")
		.input(z.strictObject({ riskId: id }))
		.query(async ({ ctx, input: { riskId } }) => {
			const rows = await ctx.db
				.select()
				.from(riskMitigation)
				.where(eq(riskMitigation.riskId, riskId))
				.orderBy(...byDueDate);
			if (rows.length === 0) await findIn(ctx.db, risks, riskId);
			return rows;
		}),

	/** The measures against all risks of a program, by due date. */
	ofProgram: reads("read")
		.input(z.strictObject({ programId: id }))
		.query(async ({ ctx, input: { programId } }) => {
			const rows = await ctx.db
				.select(getTableColumns(riskMitigation))
				.from(riskMitigation)
				.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
				.where(eq(risk.programId, programId))
				.orderBy(...byDueDate);
			if (rows.length === 0) await requireIn(ctx.db, programs, programId);
			return rows;
		}),

	byId: reads("read")
		.input(oneOfRisk)
		.query(async ({ ctx, input }) => (await findMitigation(ctx.db, input)).mitigation),

	create: writes("write")
		.input(NewRiskMitigation.extend({ riskId: id }))
		.mutation(async ({ ctx, input }) => {
			const { programId } = await findIn(ctx.db, risks, input.riskId);
			await findNamed(ctx.db, resources, "ownerId", input.ownerId);
			return await ctx.write.insert(mitigationsOf(programId), input);
		}),

	/** A measure is its owner's, and of who owns the risk. */
	update: writes("contribute")
		.input(RiskMitigationChange.extend(oneOfRisk.shape))
		.mutation(async ({ ctx, input: { riskId, id, version, ...change } }) => {
			const { owners, programId } = await lockMitigation(ctx.db, { riskId, id });
			await requireContribution(ctx, [{ kind: "mitigation", change, owners }]);
			await findNamed(ctx.db, resources, "ownerId", change.ownerId);
			return await ctx.write.update(mitigationsOf(programId), { id, version }, change);
		}),

	remove: writes("write")
		.input(oneOfRisk.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { riskId, id, version } }) => {
			const { programId } = await findMitigation(ctx.db, { riskId, id });
			return await ctx.write.remove(mitigationsOf(programId), { id, version });
		}),
});

type Keys = { riskId: string; id: string };

/** The measure, if it is one against this risk, and the program of both. Throws NOT_FOUND. */
async function findMitigation(db: Executor, keys: Keys) {
	const [row] = await select(db, keys);
	if (!row) throw noSuch({ type: "mitigation" });
	return row;
}

/** Whose the measure is, locked together with its risk. Throws NOT_FOUND. */
async function lockMitigation(tx: Transaction, keys: Keys) {
	const [row] = await select(tx, keys).for("update");
	if (!row) throw noSuch({ type: "mitigation" });
	return { programId: row.programId, owners: [row.mitigation.ownerId, row.riskOwnerId] };
}

function select(db: Executor, { riskId, id }: Keys) {
	return db
		.select({ mitigation: riskMitigation, programId: risk.programId, riskOwnerId: risk.ownerId })
		.from(riskMitigation)
		.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
		.where(and(eq(riskMitigation.id, id), eq(riskMitigation.riskId, riskId)));
}
