import type { Executor } from "@throughline/db/connect";
import { benefit, benefitPeriod, expense, fundingSource } from "@throughline/db/schema";
import type { BenefitProjection } from "@throughline/domain/benefit";
import { projectBenefits } from "@throughline/domain/benefit/projection";
import { sum } from "@throughline/domain/value/money";
import { eq, getTableColumns } from "drizzle-orm";
import { findIn } from "../find.ts";
import { programs } from "../program/entity.ts";
import { financeOf } from "../program/finance.ts";

/** What the program's benefits return on its costs; null while there is nothing to compute. Throws NOT_FOUND. */
export async function projectionOf(
	db: Executor,
	programId: string,
	today: string,
): Promise<BenefitProjection | null> {
	const [own, benefits, periods, sources, expenses, { discountRate }] = await Promise.all([
		findIn(db, programs, programId),
		db.select().from(benefit).where(eq(benefit.programId, programId)),
		db
			.select(getTableColumns(benefitPeriod))
			.from(benefitPeriod)
			.innerJoin(benefit, eq(benefit.id, benefitPeriod.benefitId))
			.where(eq(benefit.programId, programId)),
		db
			.select({ amount: fundingSource.allocatedAmount })
			.from(fundingSource)
			.where(eq(fundingSource.programId, programId)),
		db
			.select({ amount: expense.amount, expenseDate: expense.expenseDate })
			.from(expense)
			.where(eq(expense.programId, programId)),
		financeOf(db, programId),
	]);
	const byBenefit = Map.groupBy(periods, ({ benefitId }) => benefitId);
	return projectBenefits({
		endDate: own.endDate,
		benefits: benefits.map((each) => ({ ...each, periods: byBenefit.get(each.id) ?? [] })),
		allocated: sum(sources.map(({ amount }) => amount)),
		expenses,
		discountRate,
		today,
	});
}
