import { risk, riskScore } from "@throughline/db/schema";
import { NewRisk, NewRisks, RiskChange, RiskStatusChanges, riskIssues } from "@throughline/domain/risk";
import { exposureOf } from "@throughline/domain/risk/exposure";
import { scoresOf } from "@throughline/domain/risk/score";
import { id, version } from "@throughline/domain/shape";
import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { findIn, findNamed, lockIn, only, ownField, requireIn } from "../find.ts";
import { prepared } from "../prepared.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { financeOf } from "../program/finance.ts";
import { requireContribution } from "../resource/contribution.ts";
import { resources } from "../resource/entity.ts";
import { createRisks } from "./create-risks.ts";
import { risks } from "./entity.ts";
import { mitigationRouter } from "./mitigation.ts";
import { recordScore } from "./record-score.ts";

const ofProgram = z.strictObject({ programId: id });

/** By code as people count: R-1000 after R-999. */
const risksOfProgram = prepared((db) =>
	db
		.select()
		.from(risk)
		.where(eq(risk.programId, sql.placeholder("programId")))
		.orderBy(sql`length(${risk.riskId})`, asc(risk.riskId))
		.prepare("risks_of_program"),
);

export const riskRouter = router({
	mitigation: mitigationRouter,

	/** All risks of a program, by code. */
	list: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => {
			const rows = await risksOfProgram(ctx.db, input);
			if (rows.length === 0) await requireIn(ctx.db, programs, input.programId);
			return rows;
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, risks, input.id)),

	/** Expected monetary value of the active risks against the program's contingency. */
	exposure: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input: { programId } }) => {
			const [rows, { contingency }] = await Promise.all([
				risksOfProgram(ctx.db, { programId }),
				financeOf(ctx.db, programId),
			]);
			return exposureOf(rows, contingency);
		}),

	/** How the risk was assessed over time, oldest first. */
	scores: reads("read")
		.input(z.strictObject({ id }))
		.query(async ({ ctx, input }) => {
			const rows = await ctx.db
				.select()
				.from(riskScore)
				.where(eq(riskScore.riskId, input.id))
				.orderBy(asc(riskScore.scoredAt), asc(riskScore.id));
			if (rows.length === 0) await findIn(ctx.db, risks, input.id);
			return rows.map(({ id: _id, riskId: _riskId, ...score }) => ({ ...score, ...scoresOf(score) }));
		}),

	create: writes("write")
		.input(NewRisk)
		.mutation(async ({ ctx, input }) => only(await createRisks(ctx, [input], ownField))),

	/** Records several risks, all or none, with codes in their order. */
	createMany: writes("write", { bulk: true })
		.input(NewRisks)
		.mutation(({ ctx, input }) => createRisks(ctx, input.risks, (place, field) => `risks.${place}.${field}`)),

	update: writes("contribute")
		.input(RiskChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const { ownerId } = await lockIn(ctx.db, risks, id);
			await requireContribution(ctx, [{ kind: "risk", change, owners: [ownerId] }]);
			await findNamed(ctx.db, resources, "ownerId", change.ownerId);
			const changed = await ctx.write.update(risks, { id, version }, change, { issuesOf: riskIssues });
			await recordScore(ctx.db, changed);
			return changed;
		}),

	/** Gives several risks a status, all or none of them. */
	changeStatuses: writes("write", { bulk: true })
		.input(RiskStatusChanges)
		.mutation(async ({ ctx, input }) => {
			const changed: (typeof risk.$inferSelect)[] = [];
			// In one order, so that two who change the same risks wait for each other instead of for ever.
			for (const { id, version, status } of input.changes.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
				changed.push(await ctx.write.update(risks, { id, version }, { status }));
			return changed;
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(risks, input)),
});
