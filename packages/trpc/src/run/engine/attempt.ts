import type { Database, Transaction } from "@throughline/db/connect";
import { person, run } from "@throughline/db/schema";
import { allows, type Person } from "@throughline/domain/account";
import { isOwnServer } from "@throughline/domain/run/vendors";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { announce } from "../../change.ts";
import type { Log } from "../../context.ts";
import { CodedError } from "../../error.ts";
import type { Usage } from "../../ports/asking.ts";
import { subscribers } from "../../subscribers.ts";
import { Writer } from "../../writer.ts";
import type { RunRow } from "../enqueue.ts";
import { notifyRun } from "../events/channel.ts";
import { appendEvent, appendStep, finishedSteps, forgetSteps } from "../events/stored-events.ts";
import { notifyRunEnded } from "../notify-ended.ts";
import { affordable, leastCost, spend } from "../spending.ts";
import { storable } from "../storable.ts";
import type { RunHandler, RunTask } from "../task.ts";
import { outlast, persist } from "./persist.ts";

type Columns = { [Column in keyof RunRow]?: RunRow[Column] | SQL };

/** Longest sentence of a failure that is kept. */
const longestSentence = 20_000;

/** Thrown when the run is no longer this attempt's: it was cancelled, or another instance has it. */
export class Superseded extends Error {}

/**
 * What one attempt may write, one thing after another. Everything checks, in its own transaction, that the run is still
 * this attempt's, and waits for a database that is away. What was paid for is kept though the run was interrupted.
 */
export type Attempt = {
	task(signal: AbortSignal): Promise<RunTask>;
	succeed(outcome: Awaited<ReturnType<RunHandler["work"]>>): Promise<void>;
	fail(refusal: CodedError): Promise<void>;
	/** Waits until everything that was to be written has been, or never will be. */
	written(): Promise<void>;
};

/** @param closing aborts when the server stops, and with it all waiting for the database */
export function openAttempt(
	{ db, log }: { db: Database; log: Log },
	claimed: RunRow,
	closing: AbortSignal,
): Attempt {
	let last: Promise<unknown> = Promise.resolve();
	const thisAttempt = and(
		eq(run.id, claimed.id),
		eq(run.attempts, claimed.attempts),
		eq(run.version, claimed.version),
		eq(run.status, "running"),
	);

	/**
	 * Changes the run's row, and what belongs to the change. The row stays locked until all of it is there. A database
	 * that is away is waited for until `signal` aborts.
	 */
	function change<T>(
		set: Columns,
		also: (tx: Transaction, row: RunRow) => Promise<T>,
		signal: AbortSignal,
	): Promise<T> {
		const changed = last.then(() =>
			persist(
				db,
				async (tx) => {
					const [row] = await tx
						.update(run)
						.set({ ...set, updatedAt: sql`now()` })
						.where(thisAttempt)
						.returning();
					if (!row) throw new Superseded("The run is no longer this attempt's");
					return await also(tx, row);
				},
				signal,
			),
		);
		last = changed.catch(() => {});
		return changed;
	}

	/** Adds to the ledger; also when the run is no longer this attempt's: what a vendor has done is paid all the same. */
	async function count(added: Columns, usage: Usage): Promise<void> {
		const counted = change(
			{ ...added, model: usage.model, promptVersion: usage.promptVersion },
			(tx, { personId }) => spend(tx, personId, usage),
			closing,
		).catch(async (error: unknown) => {
			if (!(error instanceof Superseded)) throw error;
			await persist(db, (tx) => countLate(tx, claimed, added, usage), closing);
			throw error;
		});
		last = counted.catch(() => {});
		await counted;
	}

	async function end(
		set: Columns,
		event: { kind: "complete" | "error"; data: object },
		also?: (tx: Transaction) => Promise<void>,
	): Promise<void> {
		await change(
			{ ...set, finishedAt: sql`now()` },
			async (tx, row) => {
				await also?.(tx);
				await appendEvent(tx, row.id, event.kind, event.data);
				await notifyRunEnded(tx, row);
				await announce(tx, "run", null, row.id);
				await notifyRun(tx, row.id, "news");
			},
			closing,
		);
	}

	return {
		async task(signal) {
			const done = await finishedSteps(db, claimed.id);
			return {
				run: claimed,
				db,
				log,
				signal,
				async say(progress, message, kind = "progress") {
					signal.throwIfAborted();
					const percent = Math.max(0, Math.min(99, Math.round(progress)));
					const append = async (tx: Transaction, { id }: RunRow) => {
						await appendEvent(tx, id, kind, { progress: percent, message });
						await notifyRun(tx, id, "news");
					};
					await change({ progress: percent }, append, signal);
				},
				async step<T>(name: string, work: () => Promise<T>): Promise<T> {
					signal.throwIfAborted();
					if (done.has(name)) return done.get(name) as T;
					const result = storable(await work());
					// It is there, and may have cost money: kept for the next attempt, should this one have been interrupted.
					await change({}, (tx, { id }) => appendStep(tx, id, name, result), closing);
					done.set(name, result);
					signal.throwIfAborted();
					return result;
				},
				async write(work) {
					signal.throwIfAborted();
					await change({}, work, signal);
				},
				async afford(estimate = leastCost) {
					signal.throwIfAborted();
					if (isOwnServer(claimed.provider)) return;
					await outlast(() => affordable(db, claimed.id, estimate), signal);
				},
				async spent(usage) {
					const added = {
						calls: sql`${run.calls} + 1`,
						inputTokens: sql`${run.inputTokens} + ${usage.inputTokens}`,
						cachedTokens: sql`${run.cachedTokens} + ${usage.cachedTokens}`,
						outputTokens: sql`${run.outputTokens} + ${usage.outputTokens}`,
						cost: sql`${run.cost} + ${usage.cost}::numeric`,
					};
					await count(added, usage);
					if (isOwnServer(claimed.provider)) return;
					await outlast(() => affordable(db, claimed.id, "0"), closing);
				},
			};
		},
		async succeed({ result, save }) {
			const kept = storable(result);
			await end(
				{ status: "succeeded", progress: 100, result: kept },
				{ kind: "complete", data: { data: kept } },
				async (tx) => {
					await forgetSteps(tx, claimed.id);
					if (save) await asTheirs(tx, claimed, (write, who) => save(tx, write, who));
				},
			);
		},
		async fail({ code, message }) {
			const sentence = message.slice(0, longestSentence);
			await end(
				{ status: "failed", errorCode: code, errorMessage: sentence },
				{ kind: "error", data: { error: sentence, code } },
			);
		},
		written: async () => void (await last),
	};
}

/** Adds to a run that was cancelled or goes on elsewhere. What another attempt says of its model stays. */
async function countLate(tx: Transaction, { id }: RunRow, added: Columns, usage: Usage): Promise<void> {
	const model = sql`coalesce(${run.model}, ${usage.model})`;
	const promptVersion = sql`coalesce(${run.promptVersion}, ${usage.promptVersion})`;
	const [row] = await tx
		.update(run)
		.set({ ...added, model, promptVersion, updatedAt: sql`now()` })
		.where(eq(run.id, id))
		.returning({ personId: run.personId });
	if (!row) return;
	await spend(tx, row.personId, usage);
	await announce(tx, "run", null, id);
}

/** Writes as the person who asked for the run, who must still be one that may. */
async function asTheirs(
	tx: Transaction,
	{ id, personId }: RunRow,
	save: (write: Writer, who: Person) => Promise<void>,
): Promise<void> {
	const [who] = personId ? await tx.select().from(person).where(eq(person.id, personId)) : [];
	if (!who || who.disabledAt !== null || !allows(who.role, "write")) {
		throw new CodedError("FORBIDDEN", "Whoever asked for this may no longer change anything");
	}
	const write = new Writer(tx, who, id);
	await save(write, who);
	await write.finish(subscribers);
}
