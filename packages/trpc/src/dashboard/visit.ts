import type { Transaction } from "@throughline/db/connect";
import { programVisit } from "@throughline/db/schema";
import { visitMinutes } from "@throughline/domain/dashboard";
import { sql } from "drizzle-orm";

/** Notes a person's look at a program, by the database's clock; answers when their visit before this one ended. */
export async function noteVisit(
	tx: Transaction,
	programId: string,
	personId: string,
): Promise<string | null> {
	const isOver = sql`${programVisit.visitedAt} < now() - make_interval(mins => ${visitMinutes})`;
	const [visit] = await tx
		.insert(programVisit)
		.values({ programId, personId, visitedAt: sql`now()` })
		.onConflictDoUpdate({
			target: [programVisit.programId, programVisit.personId],
			set: {
				visitedAt: sql`now()`,
				previousAt: sql`case when ${isOver} then ${programVisit.visitedAt} else ${programVisit.previousAt} end`,
			},
		})
		.returning({ since: programVisit.previousAt });
	return visit?.since ?? null;
}
