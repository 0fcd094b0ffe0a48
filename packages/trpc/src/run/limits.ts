import type { Executor, Transaction } from "@throughline/db/connect";
import { aiLimit } from "@throughline/db/schema";
import type { AiLimits, AiLimitsChange } from "@throughline/domain/run/ledger";
import { eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { outdated } from "../outdated.ts";
import type { Writer } from "../writer.ts";

/** An amount with two places, as it was given. */
const inCents = (column: PgColumn) => sql<string | null>`round(${column}, 2)::text`;

const limits = {
	costPerRun: inCents(aiLimit.costPerRun),
	costPerPersonAndDay: inCents(aiLimit.costPerPersonAndDay),
	runsPerPersonAndHour: aiLimit.runsPerPersonAndHour,
	version: aiLimit.version,
};
const theRow = eq(aiLimit.id, 1);

/** How much AI people may use here. */
export async function readLimits(db: Executor): Promise<AiLimits> {
	const [row] = await db.select(limits).from(aiLimit).where(theRow);
	if (!row) throw new Error("The limits of AI use are missing: a migration makes their row");
	return row;
}

/** Changes the limits. Throws CONFLICT or VERSION_REQUIRED with the current ones. */
export async function changeLimits(
	tx: Transaction,
	write: Writer,
	{ version, ...change }: AiLimitsChange,
): Promise<AiLimits> {
	const [before] = await tx.select(limits).from(aiLimit).where(theRow).for("update");
	if (before?.version !== version) throw outdated("setting", version, before);
	const [after] = await tx
		.update(aiLimit)
		.set({ ...change, version: sql`${aiLimit.version} + 1` })
		.where(theRow)
		.returning(limits);
	if (!after) throw new Error("The limits of AI use went away");
	await write.record({
		action: "updated",
		area: "run",
		objectType: "AI limits",
		objectId: "1",
		objectTitle: "AI limits",
		programId: null,
		before,
		after,
	});
	return after;
}
