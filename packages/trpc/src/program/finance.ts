import type { Executor } from "@throughline/db/connect";
import { programFinance } from "@throughline/db/schema";
import { defaultFinance, type ProgramFinance, ProgramFinanceChange } from "@throughline/domain/program";
import { id } from "@throughline/domain/shape";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../entity.ts";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "./entity.ts";

const finances = entity({
	table: programFinance,
	type: "financial rules",
	area: "program",
	title: () => "Contingency and discount rate",
	programId: (row) => row.id,
	read: (id, tx) => financeOf(tx, id),
});

export const financeRouter = router({
	byId: reads("read")
		.input(z.strictObject({ id }))
		.query(({ ctx, input }) => financeOf(ctx.db, input.id)),

	update: writes("write")
		.input(ProgramFinanceChange.extend({ id }))
		.mutation(async ({ ctx, input: { id, version, ...change } }) => {
			await requireIn(ctx.db, programs, id);
			await ctx.db.insert(programFinance).values({ id }).onConflictDoNothing();
			return shown(await ctx.write.update(finances, { id, version }, change));
		}),
});

/** By what a program's money is judged: what was set, else the defaults. Throws NOT_FOUND. */
export async function financeOf(db: Executor, programId: string): Promise<ProgramFinance> {
	const [row] = await db.select().from(programFinance).where(eq(programFinance.id, programId));
	if (row) return shown(row);
	await requireIn(db, programs, programId);
	return { id: programId, ...defaultFinance };
}

function shown({ id, contingency, discountRate, version }: ProgramFinance): ProgramFinance {
	return { id, contingency, discountRate, version };
}
