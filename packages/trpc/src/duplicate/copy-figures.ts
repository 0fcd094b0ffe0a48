import type { Executor } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { benefit, benefitPeriod, kpi, kpiMeasurement } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { benefits, periodsOf } from "../benefit/entity.ts";
import { kpis } from "../kpi/entity.ts";
import { isOneOf } from "../lock-rows.ts";
import type { Call, Copy } from "./copy.ts";
import { fresh } from "./fresh.ts";

type KpiRow = typeof kpi.$inferSelect;

export function kpisOf(db: Executor, programId: string): Promise<KpiRow[]> {
	return db.select().from(kpi).where(eq(kpi.programId, programId)).orderBy(asc(kpi.id));
}

export async function writeKpis(
	{ write }: Pick<Call, "write">,
	rows: readonly KpiRow[],
	to: string,
): Promise<void> {
	await write.insertMany(
		kpis,
		rows.map((each) => ({ ...fresh(each), programId: to })),
	);
}

/** KPIs without what was measured, from where they started then; benefits as they were planned. */
export async function copyFigures({ db, write }: Call, { from, to, later }: Copy): Promise<void> {
	const measured = await kpisOf(db, from);
	const firsts = await db
		.selectDistinctOn([kpiMeasurement.kpiId], { kpiId: kpiMeasurement.kpiId, value: kpiMeasurement.value })
		.from(kpiMeasurement)
		.where(
			isOneOf(
				kpiMeasurement.kpiId,
				measured.map(({ id }) => id),
			),
		)
		.orderBy(kpiMeasurement.kpiId, asc(kpiMeasurement.measurementDate));
	const starts = new Map(firsts.map(({ kpiId, value }) => [kpiId, value]));
	await writeKpis(
		{ write },
		measured.map((each) => ({ ...each, currentValue: starts.get(each.id) ?? each.currentValue })),
		to,
	);
	const planned = await db.select().from(benefit).where(eq(benefit.programId, from)).orderBy(asc(benefit.id));
	const ids = new Map(planned.map(({ id }) => [id, newId()]));
	await write.insertMany(
		benefits,
		planned.map((each) => ({
			...fresh(each),
			id: ids.get(each.id),
			programId: to,
			realizedValue: "0",
			status: "Not Started" as const,
		})),
	);
	const months = await db
		.select()
		.from(benefitPeriod)
		.where(isOneOf(benefitPeriod.benefitId, [...ids.keys()]))
		.orderBy(asc(benefitPeriod.month));
	const byBenefit = Map.groupBy(months, ({ benefitId }) => benefitId);
	for (const { id, name } of planned) {
		const benefitId = ids.get(id);
		if (benefitId === undefined) continue;
		await write.insertMany(
			periodsOf({ name, programId: to }),
			(byBenefit.get(id) ?? []).map((each) => ({
				...fresh(each),
				benefitId,
				month: later.month(each.month),
				actual: null,
			})),
		);
	}
}
