import { databaseTime } from "@throughline/db/clock";
import type { Executor, Transaction } from "@throughline/db/connect";
import { aiSpend, run } from "@throughline/db/schema";
import { dollars } from "@throughline/domain/run/ledger";
import { and, eq, sql } from "drizzle-orm";
import { CodedError } from "../error.ts";
import type { Usage } from "../ports/asking.ts";
import { readLimits } from "./limits.ts";

/** The day of the database's clock, in UTC. */
const today = sql`current_date`;

/** Counts a run that a person has begun. */
export async function countRun(tx: Transaction, personId: string): Promise<void> {
	await add(tx, personId, { runs: 1, inputTokens: 0, cachedTokens: 0, outputTokens: 0, cost: "0" });
}

/** Adds what a call to a model has used to the person's day. */
export async function spend(tx: Transaction, personId: string | null, usage: Usage): Promise<void> {
	if (personId !== null) await add(tx, personId, { runs: 0, ...usage });
}

async function add(
	tx: Transaction,
	personId: string,
	{
		runs,
		inputTokens,
		cachedTokens,
		outputTokens,
		cost,
	}: Pick<Usage, "inputTokens" | "cachedTokens" | "outputTokens" | "cost"> & { runs: number },
): Promise<void> {
	await tx
		.insert(aiSpend)
		.values({ personId, day: today, runs, inputTokens, cachedTokens, outputTokens, cost })
		.onConflictDoUpdate({
			target: [aiSpend.personId, aiSpend.day],
			set: {
				runs: sql`${aiSpend.runs} + excluded.runs`,
				inputTokens: sql`${aiSpend.inputTokens} + excluded.input_tokens`,
				cachedTokens: sql`${aiSpend.cachedTokens} + excluded.cached_tokens`,
				outputTokens: sql`${aiSpend.outputTokens} + excluded.output_tokens`,
				cost: sql`${aiSpend.cost} + excluded.cost`,
			},
		});
}

/** What a person's runs have cost today, in US dollars: a decimal string. */
export async function spentToday(db: Executor, personId: string): Promise<string> {
	const [row] = await db
		.select({ cost: aiSpend.cost })
		.from(aiSpend)
		.where(and(eq(aiSpend.personId, personId), eq(aiSpend.day, today)));
	return row?.cost ?? "0";
}

/** The least that a call to a model costs, in US dollars: with it, what has reached its cap is stopped before the next. */
export const leastCost = "0.000001";

/**
 * Whether a run may cost as much more, in US dollars: a decimal string. Throws QUOTA_EXCEEDED when its own cap or its
 * person's for the day stands in the way.
 */
export async function affordable(db: Executor, runId: string, more: string): Promise<void> {
	const [row] = await db.select().from(run).where(eq(run.id, runId));
	if (!row) return;
	if (row.costCap !== null && Number(row.cost) + Number(more) > Number(row.costCap)) {
		throw new CodedError(
			"QUOTA_EXCEEDED",
			`This stops here: it has cost ${dollars(row.cost)}, and ${dollars(row.costCap)} is its cap. What it has found is kept; start it again to go on from there.`,
		);
	}
	if (row.personId !== null) await affordableToday(db, row.personId, more);
}

/** The same for a person's day. */
export async function affordableToday(db: Executor, personId: string, more: string): Promise<void> {
	const { costPerPersonAndDay: cap } = await readLimits(db);
	if (cap === null) return;
	const cost = await spentToday(db, personId);
	if (Number(cost) + Number(more) <= Number(cap)) return;
	throw new CodedError(
		"QUOTA_EXCEEDED",
		`Your AI runs have cost ${dollars(cost)} today, and ${dollars(cap)} a day is the cap. Go on after midnight (UTC), or choose Offline analysis, which costs nothing.`,
		{ retryAfterSeconds: await secondsToMidnight(db) },
	);
}

async function secondsToMidnight(db: Executor): Promise<number> {
	const day = 86_400_000;
	return Math.ceil((day - ((await databaseTime(db)).getTime() % day)) / 1000);
}
