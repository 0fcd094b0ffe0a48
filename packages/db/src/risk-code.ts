import { sql } from "drizzle-orm";
import type { Executor } from "./connect.ts";
import { riskCounter } from "./schema/risk.ts";

/**
 * The next `count` display codes for risks of a program (`R-001`, `R-002`, …). A code that was given away
 * is never given again, also when its risk is deleted. Concurrent callers wait for each other.
 */
export async function nextRiskCodes(tx: Executor, programId: string, count = 1): Promise<string[]> {
	const [counter] = await tx
		.insert(riskCounter)
		.values({ programId, lastNumber: count })
		.onConflictDoUpdate({
			target: riskCounter.programId,
			set: { lastNumber: sql`${riskCounter.lastNumber} + ${count}` },
		})
		.returning({ last: riskCounter.lastNumber });
	if (!counter) throw new Error("The counter of risk codes returned no number.");
	return Array.from({ length: count }, (_, index) => riskCode(counter.last - count + 1 + index));
}

/** The display code of a risk by its number in the program, from 1: three digits or more. */
export function riskCode(number: number): string {
	return `R-${String(number).padStart(3, "0")}`;
}
