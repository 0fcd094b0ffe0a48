import type { Executor } from "@throughline/db/connect";
import { gateCriterion, programCalendar, programFinance } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { criteria } from "../stage-gate/entity.ts";
import { holidays } from "../task/entity.ts";
import type { Call, Copy } from "./copy.ts";
import { fresh } from "./fresh.ts";

/** By what the program works and is judged: its week and holidays, the rules of its money, its own criteria at gates. */
export async function copySettings({ db, write }: Call, { from, to, plan }: Copy): Promise<void> {
	const [week] = await db.select().from(programCalendar).where(eq(programCalendar.id, from));
	if (week) await db.insert(programCalendar).values({ ...fresh(week), id: to });
	const [finance] = await db.select().from(programFinance).where(eq(programFinance.id, from));
	if (finance) await db.insert(programFinance).values({ ...fresh(finance), id: to });
	await write.insertMany(
		holidays,
		plan.holidays.map((holiday) => ({ ...fresh(holiday), programId: to })),
	);
	await writeCriteria({ write }, await criteriaOf(db, from), to);
}

type CriterionRow = typeof gateCriterion.$inferSelect;

export function criteriaOf(db: Executor, programId: string): Promise<CriterionRow[]> {
	return db
		.select()
		.from(gateCriterion)
		.where(eq(gateCriterion.programId, programId))
		.orderBy(asc(gateCriterion.position), asc(gateCriterion.id));
}

export async function writeCriteria(
	{ write }: Pick<Call, "write">,
	rows: readonly CriterionRow[],
	to: string,
): Promise<void> {
	await write.insertMany(
		criteria,
		// What is measured by an object of the other program is judged by hand until it is bound anew.
		rows.map((criterion) => ({ ...fresh(criterion), programId: to, binding: null })),
	);
}
