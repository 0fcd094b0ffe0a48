import type { Executor } from "@throughline/db/connect";
import { benefitPeriod } from "@throughline/db/schema";
import { BenefitPeriodChange, BenefitPlanChange, NewBenefitPeriod } from "@throughline/domain/benefit";
import { id, version } from "@throughline/domain/shape";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { CodedError } from "../error.ts";
import { findIn, lockIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { benefits, periodsOf } from "./entity.ts";
import { followActuals } from "./realized-value.ts";
import { planOf, savePlan } from "./save-plan.ts";

const oneOfBenefit = z.strictObject({ benefitId: id, id });

/** Each write holds the benefit first: the sum of the actuals becomes its realized value in the same transaction. */
export const periodRouter = router({
	/** The monthly plan of a benefit, in order. */
	list: reads("read")
		.input(z.strictObject({ benefitId: id }))
		.query(async ({ ctx, input: { benefitId } }) => {
			const rows = await planOf(ctx.db, benefitId);
			if (rows.length === 0) await findIn(ctx.db, benefits, benefitId);
			return rows;
		}),

	byId: reads("read")
		.input(oneOfBenefit)
		.query(({ ctx, input }) => findPeriod(ctx.db, input)),

	/** Changes several months at once; one that holds nothing leaves the plan. */
	save: writes("write")
		.input(BenefitPlanChange.extend({ benefitId: id }))
		.mutation(({ ctx, input }) => savePlan(ctx, input)),

	create: writes("write")
		.input(NewBenefitPeriod.extend({ benefitId: id }))
		.mutation(async ({ ctx, input }) => {
			const planned = await lockIn(ctx.db, benefits, input.benefitId);
			await requireFreeMonth(ctx.db, input);
			const created = await ctx.write.insert(periodsOf(planned), input);
			await followActuals(ctx, input.benefitId);
			return created;
		}),

	update: writes("write")
		.input(BenefitPeriodChange.extend(oneOfBenefit.shape))
		.mutation(async ({ ctx, input: { benefitId, id, version, ...change } }) => {
			const planned = await lockIn(ctx.db, benefits, benefitId);
			await findPeriod(ctx.db, { benefitId, id });
			const changed = await ctx.write.update(periodsOf(planned), { id, version }, change);
			await followActuals(ctx, benefitId);
			return changed;
		}),

	remove: writes("write")
		.input(oneOfBenefit.extend({ version: version.optional() }))
		.mutation(async ({ ctx, input: { benefitId, id, version } }) => {
			const planned = await lockIn(ctx.db, benefits, benefitId);
			await findPeriod(ctx.db, { benefitId, id });
			const removed = await ctx.write.remove(periodsOf(planned), { id, version });
			await followActuals(ctx, benefitId);
			return removed;
		}),
});

/** The month, if it is one of this benefit. Throws NOT_FOUND. */
async function findPeriod(db: Executor, { benefitId, id }: { benefitId: string; id: string }) {
	const [row] = await db
		.select()
		.from(benefitPeriod)
		.where(and(eq(benefitPeriod.id, id), eq(benefitPeriod.benefitId, benefitId)));
	if (!row) throw new CodedError("NOT_FOUND", "This month is not in the plan, or no longer is");
	return row;
}

async function requireFreeMonth(
	db: Executor,
	{ benefitId, month }: { benefitId: string; month: string },
): Promise<void> {
	const [taken] = await db
		.select({ id: benefitPeriod.id })
		.from(benefitPeriod)
		.where(and(eq(benefitPeriod.benefitId, benefitId), eq(benefitPeriod.month, month)));
	if (!taken) return;
	const message = `${month.slice(0, 7)} is in the plan already: change that month`;
	throw new CodedError("ALREADY_EXISTS", message, { issues: [{ path: "month", message }] });
}
