import type { Executor, Transaction } from "@throughline/db/connect";
import { benefitPeriod } from "@throughline/db/schema";
import { realizedOf } from "@throughline/domain/benefit";
import { eq } from "drizzle-orm";
import { invalidInput } from "../error.ts";
import { lockIn } from "../find.ts";
import type { Writer } from "../writer.ts";
import { benefits } from "./entity.ts";

/**
 * Makes the sum of the monthly actuals the benefit's realized value. A benefit of which no month is accounted for any
 * more keeps the value that it had. For the transaction that changed the months.
 */
export async function followActuals(
	{ db, write }: { db: Transaction; write: Writer },
	benefitId: string,
): Promise<void> {
	await lockIn(db, benefits, benefitId);
	const realizedValue = await accounted(db, benefitId);
	if (realizedValue !== null)
		await write.update(benefits, { id: benefitId, version: "any" }, { realizedValue });
}

/** Throws INVALID_INPUT when somebody sets another realized value than the months add up to. */
export async function requireActuals(
	db: Executor,
	benefitId: string,
	realizedValue: string | undefined,
): Promise<void> {
	if (realizedValue === undefined) return;
	const sum = await accounted(db, benefitId);
	if (sum === null || sum === realizedValue) return;
	const message = "The realized value is the sum of the monthly actuals: change those instead";
	throw invalidInput([{ path: "realizedValue", message }]);
}

async function accounted(db: Executor, benefitId: string): Promise<string | null> {
	const periods = await db
		.select({ actual: benefitPeriod.actual })
		.from(benefitPeriod)
		.where(eq(benefitPeriod.benefitId, benefitId));
	return realizedOf(periods);
}
