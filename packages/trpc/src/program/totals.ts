import type { Executor } from "@throughline/db/connect";
import { program, programTotals } from "@throughline/db/schema";
import type { ProgramTotals } from "@throughline/domain/dashboard";
import { eq } from "drizzle-orm";
import { noSuch } from "../find.ts";
import { programs } from "./entity.ts";

/** The figures that are kept of a program. Throws NOT_FOUND. */
export async function totalsOf(db: Executor, programId: string): Promise<ProgramTotals> {
	const [row] = await db
		.select({ totals: programTotals })
		.from(program)
		.innerJoin(programTotals, eq(programTotals.programId, program.id))
		.where(eq(program.id, programId));
	if (!row) throw noSuch(programs);
	return row.totals;
}
