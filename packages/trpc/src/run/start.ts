import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Provider, RunKind } from "@throughline/domain/run";
import { dollars } from "@throughline/domain/run/ledger";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { eq, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { CodedError } from "../error.ts";
import type { Serving } from "../ports/advisors.ts";
import { type Counted, consumeTurn } from "../rate-limit.ts";
import { enqueueRun, type RunRequest, type RunRow } from "./enqueue.ts";
import { readLimits } from "./limits.ts";
import { materialLength } from "./material-length.ts";
import { affordableToday, countRun, leastCost } from "./spending.ts";

/** Who asks for a run, and from where. `advisors`: who may serve it. */
export type RunCaller = Pick<Context, "advisors"> & Counted & { person: Person };

/**
 * Starts or joins a run for a caller, with the provider that serves it. One that is under way or done is joined at no
 * cost; a new start takes one of the turns of the hour that the person and their address have, and
 * room in the person's budget where a model serves that costs something. Throws NO_PROVIDER, whose sentence says what to
 * set, RATE_LIMITED and QUOTA_EXCEEDED.
 */
export async function startRun(
	caller: Omit<RunCaller, "advisors">,
	tx: Transaction,
	serving: Pick<Serving, "strategist" | "estimate">,
	request: Omit<RunRequest, "personId">,
): Promise<RunRow> {
	const { person } = caller;
	const { provider } = request;
	serving.strategist(provider);
	const { row, started } = await enqueueRun(tx, { ...request, personId: person.id });
	if (!started) return row;
	const limits = await readLimits(tx);
	const perHour = limits.runsPerPersonAndHour;
	if (perHour !== null) await consumeTurn(tx, caller, { what: "AI runs", perHour });
	await countRun(tx, person.id);
	if (provider === "offline" || isOwnServer(provider)) return row;
	const estimate = row.estimatedCost ?? (await estimateOf(serving, tx, provider, row));
	await affordableToday(tx, person.id, estimate ?? leastCost);
	return await withCosts(tx, row, estimate, limits.costPerRun);
}

/** What it is likely to cost, by the length of its session's material; null when nobody knows. */
async function estimateOf(
	{ estimate }: Pick<Serving, "estimate">,
	tx: Transaction,
	provider: Provider,
	{ kind, sessionId }: RunRow,
): Promise<string | null> {
	if (!estimate) return null;
	const characters = sessionId ? await materialLength(tx, sessionId) : 0;
	return estimate(provider, kind as RunKind, characters)?.cost ?? null;
}

/** Each start of a run may cost as much as the cap, whatever earlier ones have cost. */
async function withCosts(
	tx: Transaction,
	row: RunRow,
	estimate: string | null,
	cap: string | null,
): Promise<RunRow> {
	if (cap !== null && Number(estimate ?? leastCost) > Number(cap)) {
		throw new CodedError(
			"QUOTA_EXCEEDED",
			`This would cost about ${dollars(estimate ?? leastCost)}, and ${dollars(cap)} is the cap of a run. Choose Offline analysis, which costs nothing, or ask an Admin for a higher cap.`,
		);
	}
	const costCap = cap === null ? null : sql`${run.cost} + ${cap}::numeric`;
	const [capped] = await tx
		.update(run)
		.set({ estimatedCost: estimate, costCap })
		.where(eq(run.id, row.id))
		.returning();
	if (!capped) throw new Error(`The run ${row.key} went away`);
	return capped;
}
