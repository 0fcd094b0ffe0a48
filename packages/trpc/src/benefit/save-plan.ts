import type { Executor, Transaction } from "@throughline/db/connect";
import { benefitPeriod } from "@throughline/db/schema";
import { type BenefitPeriod, type BenefitPlanChange, longestPlan } from "@throughline/domain/benefit";
import { asc, eq } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { lockIn } from "../find.ts";
import { outdated } from "../outdated.ts";
import type { Writer } from "../writer.ts";
import { benefits, periodsOf } from "./entity.ts";
import { followActuals } from "./realized-value.ts";

/**
 * Changes several months of a benefit's plan, all or none. A month that holds nothing leaves the plan. Throws, with the
 * plan as it is now, CONFLICT when a month is not as the caller read it, and VERSION_REQUIRED when one does not say.
 */
export async function savePlan(
	ctx: { db: Transaction; write: Writer },
	{ benefitId, periods }: BenefitPlanChange & { benefitId: string },
): Promise<BenefitPeriod[]> {
	const planned = await lockIn(ctx.db, benefits, benefitId);
	const plan = await planOf(ctx.db, benefitId);
	const storedPeriods = new Map(plan.map((period) => [period.month, period]));
	for (const { month, version } of periods) {
		if (version !== (storedPeriods.get(month)?.version ?? null)) throw outdated("plan", version, plan);
	}
	const entity = periodsOf(planned);
	for (const { month, planned, actual } of periods) {
		const before = storedPeriods.get(month);
		const isEmpty = planned === "0.00" && actual === null;
		if (before && isEmpty) await ctx.write.remove(entity, before);
		else if (before) await ctx.write.update(entity, before, { planned, actual });
		else if (!isEmpty) await ctx.write.insert(entity, { benefitId, month, planned, actual });
	}
	const after = await planOf(ctx.db, benefitId);
	if (after.length > longestPlan) {
		throw invalidInput([{ path: "periods", message: `A plan has at most ${longestPlan} months` }]);
	}
	await followActuals(ctx, benefitId);
	return after;
}

/** All months of a benefit's plan, in order. */
export function planOf(db: Executor, benefitId: string) {
	return db
		.select()
		.from(benefitPeriod)
		.where(eq(benefitPeriod.benefitId, benefitId))
		.orderBy(asc(benefitPeriod.month));
}
