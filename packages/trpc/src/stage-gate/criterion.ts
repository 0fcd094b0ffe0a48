import type { Executor } from "@throughline/db/connect";
import { gateCriterion, kpi } from "@throughline/db/schema";
import { id, version } from "@throughline/domain/shape";
import {
	type Binding,
	CriterionChange,
	criterionIssues,
	type GateCriterion,
	NewCriterion,
} from "@throughline/domain/stage-gate/criterion";
import { and, asc, eq, isNull, max, or } from "drizzle-orm";
import { z } from "zod";
import { invalidInput } from "../error.ts";
import { findIn, findNamed, requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { criteria, stageGates } from "./entity.ts";
import { tailor, untailor } from "./tailor.ts";

const atGate = z.strictObject({ stageGateId: id, programId: id });

export const criterionRouter = router({
	/** All criteria in the order of their gates; with a program those of every program and its own. */
	list: reads("read")
		.input(z.strictObject({ programId: id.optional() }).default({}))
		.query(async ({ ctx, input: { programId } }) => {
			if (programId !== undefined) await requireIn(ctx.db, programs, programId);
			return await ctx.db
				.select()
				.from(gateCriterion)
				.where(
					programId === undefined
						? undefined
						: or(eq(gateCriterion.programId, programId), isNull(gateCriterion.programId)),
				)
				.orderBy(asc(gateCriterion.stageGateId), asc(gateCriterion.position), asc(gateCriterion.id));
		}),

	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => findIn(ctx.db, criteria, input.id)),

	create: writes("write")
		.input(NewCriterion)
		.mutation(async ({ ctx, input }) => {
			await findNamed(ctx.db, stageGates, "stageGateId", input.stageGateId);
			if (input.programId !== null) await requireIn(ctx.db, programs, input.programId);
			await requireBound(ctx.db, input);
			const position = input.position ?? (await lastPosition(ctx.db, input)) + 1;
			return await ctx.write.insert(criteria, { ...input, position });
		}),

	update: writes("write")
		.input(CriterionChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			const before = await findIn(ctx.db, criteria, id);
			if (change.binding) await requireBound(ctx.db, { ...before, binding: change.binding });
			return await ctx.write.update(criteria, { id, version }, change, { issuesOf: criterionIssues });
		}),

	remove: writes("write")
		.input(z.strictObject({ id, version: version.optional() }))
		.mutation(({ ctx, input }) => ctx.write.remove(criteria, input)),

	/** Gives the program criteria of its own at the gate: copies of those of every program, to be changed freely. */
	tailor: writes("write")
		.input(atGate)
		.mutation(({ ctx, input }) => tailor(ctx, input)),

	/** Deletes the program's own criteria at the gate, so that those of every program hold again. */
	untailor: writes("write")
		.input(atGate)
		.mutation(({ ctx, input }) => untailor(ctx, input)),
});

/** Throws INVALID_INPUT unless what the binding refers to is there, and a KPI is one of the criterion's program. */
async function requireBound(
	db: Executor,
	{ programId, binding }: Pick<GateCriterion, "programId"> & { binding: Binding | null },
): Promise<void> {
	if (binding?.measure === "gate-passed")
		await findNamed(db, stageGates, "binding.stageGateId", binding.stageGateId);
	if (binding?.measure !== "kpi" || programId === null) return;
	const [watched] = await db
		.select({ id: kpi.id })
		.from(kpi)
		.where(and(eq(kpi.id, binding.kpiId), eq(kpi.programId, programId)));
	if (!watched) throw invalidInput([{ path: "binding.kpiId", message: "This is no KPI of the program" }]);
}

async function lastPosition(
	db: Executor,
	{ stageGateId, programId }: Pick<GateCriterion, "stageGateId" | "programId">,
): Promise<number> {
	const ofProgram =
		programId === null ? isNull(gateCriterion.programId) : eq(gateCriterion.programId, programId);
	const [row] = await db
		.select({ last: max(gateCriterion.position) })
		.from(gateCriterion)
		.where(and(eq(gateCriterion.stageGateId, stageGateId), ofProgram));
	return row?.last ?? -1;
}
