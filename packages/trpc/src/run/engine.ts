import { EventEmitter, on } from "node:events";
import type { Connection } from "@throughline/db/connect";
import { person, run } from "@throughline/db/schema";
import type { RunKind } from "@throughline/domain/run";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Log, RunFeed } from "../context.ts";
import { CodedError, toCoded } from "../error.ts";
import { Writer } from "../writer.ts";
import { runChannel, wake } from "./channel.ts";
import { appendEvent, finishedSteps } from "./events.ts";
import type { RunRow } from "./start.ts";
import type { RunHandler, RunTask } from "./task.ts";

export type RunHandlers = Partial<Record<RunKind, RunHandler>>;

export type RunEngine = RunFeed & {
	/** Stops taking runs and lets go of those under way: another instance, or the next start, goes on with them. */
	close(): Promise<void>;
};

export type EngineOptions = Connection & {
	handlers: RunHandlers;
	log: Log;
	/** How many runs this instance works on at once. */
	limit?: number;
};

/** How often an instance looks for runs whose worker has gone: nobody announces a crash. */
const lookEveryMs = 3_000;
/** A run that was interrupted this often is given up: it may be what kills the process. */
const mostAttempts = 5;
/** The first key of our advisory locks; the second is made of the run's id. */
const lockSpace = 0x7275_6e21;

/**
 * Works on runs, on as many instances as there are. A run belongs to the instance that holds its advisory lock, which
 * PostgreSQL takes back the moment the instance's connection ends: after a `kill -9` another one goes on at once. Each
 * claim counts an attempt, and every write of an attempt names its number, so that a worker that lost its run without
 * knowing writes nothing.
 */
export async function openRuns({
	db,
	sql: client,
	handlers,
	log,
	limit = 4,
}: EngineOptions): Promise<RunEngine> {
	const wakes = new EventEmitter().setMaxListeners(0);
	const underWay = new Map<string, { stop: AbortController; done: Promise<void> }>();
	const closing = new AbortController();
	let locks = await client.reserve();
	let looking: Promise<void> | null = null;
	let lookAgain = false;

	const subscription = await client.listen(
		runChannel,
		(runId) => {
			wakes.emit(runId);
			if (underWay.has(runId)) void stopIfOver(runId);
			look();
		},
		// After an outage nobody knows what was missed.
		() => {
			for (const name of wakes.eventNames()) wakes.emit(name);
			look();
		},
	);
	const timer = setInterval(look, lookEveryMs).unref();

	/** Looks for runs to work on; while it looks, one more look is remembered. */
	function look(): void {
		if (closing.signal.aborted) return;
		if (looking) {
			lookAgain = true;
			return;
		}
		looking = takeRuns()
			.catch((error) => log.warn({ err: error }, "looking for runs failed; it tries again"))
			.finally(() => {
				looking = null;
				if (lookAgain) {
					lookAgain = false;
					look();
				}
			});
	}

	async function takeRuns(): Promise<void> {
		if (underWay.size >= limit) return;
		const waiting = await db
			.select({ id: run.id })
			.from(run)
			.where(and(inArray(run.status, ["queued", "running"]), inArray(run.kind, Object.keys(handlers))))
			.orderBy(asc(run.createdAt))
			.limit(limit + 50);
		for (const { id } of waiting) {
			if (underWay.size >= limit || closing.signal.aborted) return;
			if (underWay.has(id) || !(await lock(id))) continue;
			const claimed = await claim(id).catch(async (error) => {
				await unlock(id);
				throw error;
			});
			if (!claimed) {
				await unlock(id);
				continue;
			}
			const stop = new AbortController();
			const done = work(claimed, stop.signal)
				.catch((error) => log.error({ err: error, runId: id }, "a run could not be brought to an end"))
				.finally(async () => {
					underWay.delete(id);
					await unlock(id);
					look();
				});
			underWay.set(id, { stop, done });
		}
	}

	async function lock(id: string): Promise<boolean> {
		try {
			const [row] = await locks`select pg_try_advisory_lock(${lockSpace}, hashtext(${id})) as got`;
			return row?.got === true;
		} catch (error) {
			// The connection is gone and every lock with it: what was under way may be taken by others.
			for (const { stop } of underWay.values()) stop.abort(new Error("lost the lock"));
			locks.release();
			locks = await client.reserve();
			throw error;
		}
	}

	async function unlock(id: string): Promise<void> {
		await locks`select pg_advisory_unlock(${lockSpace}, hashtext(${id}))`.catch((error) =>
			log.debug({ err: error }, "a run's lock went with its connection"),
		);
	}

	async function claim(id: string): Promise<RunRow | null> {
		const [row] = await db
			.update(run)
			.set({
				status: "running",
				attempts: sql`${run.attempts} + 1`,
				startedAt: sql`coalesce(${run.startedAt}, now())`,
			})
			.where(and(eq(run.id, id), inArray(run.status, ["queued", "running"])))
			.returning();
		return row ?? null;
	}

	async function stopIfOver(runId: string): Promise<void> {
		const [row] = await db.select({ status: run.status }).from(run).where(eq(run.id, runId));
		if (row?.status === "running") return;
		underWay.get(runId)?.stop.abort(new CodedError("CANCELLED", "This was cancelled"));
	}

	async function work(claimed: RunRow, stopped: AbortSignal): Promise<void> {
		const handler = handlers[claimed.kind as RunKind];
		if (!handler) throw new Error(`No handler for ${claimed.kind}`);
		const overdue = AbortSignal.timeout(handler.deadlineMs);
		const signal = AbortSignal.any([stopped, overdue, closing.signal]);
		const attempt = attemptOf(claimed);
		try {
			if (claimed.attempts > mostAttempts) {
				throw new CodedError(
					"INTERNAL",
					"This was interrupted several times and is given up. Start it again, or change what it works on.",
				);
			}
			const outcome = await handler.work(await attempt.task(signal));
			await attempt.succeed(outcome);
		} catch (error) {
			// Whoever stops leaves the run as it is: another instance goes on.
			if (closing.signal.aborted || stopped.aborted) return;
			const late = overdue.aborted && signal.reason === overdue.reason;
			await attempt.fail(
				late ? new CodedError("TIMED_OUT", "This took longer than it may. Try again.") : toCoded(error),
				error,
			);
		}
	}

	/** What one attempt may write; everything checks that the run is still this attempt's. */
	function attemptOf(claimed: RunRow) {
		const own = and(
			eq(run.id, claimed.id),
			eq(run.attempts, claimed.attempts),
			eq(run.version, claimed.version),
			eq(run.status, "running"),
		);

		async function change(
			set: Partial<typeof run.$inferInsert>,
			event: { kind: string; data: object } | null,
			also?: (tx: Parameters<Parameters<typeof db.transaction>[0]>[0]) => Promise<void>,
		): Promise<RunRow> {
			return await db.transaction(async (tx) => {
				const [row] = await tx
					.update(run)
					.set({ ...set, updatedAt: sql`now()` as never })
					.where(own)
					.returning();
				if (!row) throw new CodedError("CANCELLED", "This was cancelled");
				await also?.(tx);
				if (event) await appendEvent(tx, claimed.id, event.kind, event.data);
				await wake(tx, claimed.id);
				return row;
			});
		}

		return {
			async task(signal: AbortSignal): Promise<RunTask> {
				const done = await finishedSteps(db, claimed.id);
				return {
					run: claimed,
					db,
					log,
					signal,
					async say(progress, message, kind = "progress") {
						signal.throwIfAborted();
						const percent = Math.max(0, Math.min(99, Math.round(progress)));
						await change({ progress: percent }, { kind, data: { progress: percent, message } });
					},
					async step<T>(name: string, step: () => Promise<T>): Promise<T> {
						signal.throwIfAborted();
						if (done.has(name)) return done.get(name) as T;
						const result = await step();
						signal.throwIfAborted();
						await change({}, { kind: "step", data: { name, result } });
						done.set(name, result);
						return result;
					},
					async spent({ inputTokens, outputTokens, cost, model, promptVersion }) {
						const row = await change(
							{
								inputTokens: sql`${run.inputTokens} + ${inputTokens}` as never,
								outputTokens: sql`${run.outputTokens} + ${outputTokens}` as never,
								cost: sql`${run.cost} + ${cost}::numeric` as never,
								model,
								promptVersion,
							},
							null,
						);
						if (row.costCap !== null && Number(row.cost) > Number(row.costCap)) {
							throw new CodedError(
								"QUOTA_EXCEEDED",
								`This run has cost US$ ${row.cost} and stops at its cap of US$ ${row.costCap}. What it has found so far is kept.`,
							);
						}
					},
				};
			},
			async succeed({ result, save }: Awaited<ReturnType<RunHandler["work"]>>) {
				await change(
					{ status: "succeeded", progress: 100, result, finishedAt: sql`now()` as never },
					{ kind: "complete", data: { data: result } },
					async (tx) => {
						if (!save) return;
						const [who] = claimed.personId
							? await tx.select().from(person).where(eq(person.id, claimed.personId))
							: [];
						if (!who) throw new CodedError("FORBIDDEN", "Whoever asked for this is no longer known");
						const write = new Writer(tx, who, claimed.id);
						await save(tx, write);
						await write.finish();
					},
				);
			},
			async fail(refusal: CodedError, cause: unknown) {
				if (refusal.code === "CANCELLED") return;
				if (refusal.code === "INTERNAL") log.error({ err: cause, runId: claimed.id }, "a run failed");
				await change(
					{
						status: "failed",
						errorCode: refusal.code,
						errorMessage: refusal.message,
						finishedAt: sql`now()` as never,
					},
					{ kind: "error", data: { error: refusal.message, code: refusal.code } },
				).catch((error) => {
					if (!(error instanceof CodedError)) throw error;
				});
			},
		};
	}

	look();
	return {
		wakes(runId, signal) {
			const ended = AbortSignal.any([signal, closing.signal]);
			// Attached here, not at the first read: a wake between the two must not be lost.
			return untilAborted(on(wakes, runId, { signal: ended }), ended);
		},
		async close() {
			clearInterval(timer);
			closing.abort(new Error("The server is stopping"));
			await looking;
			await Promise.all([...underWay.values()].map(({ done }) => done));
			await subscription
				.unlisten()
				.catch((error) => log.debug({ err: error }, "the runs' connection was gone"));
			locks.release();
		},
	};
}

/** The wakes until the signal aborts: an ordinary end, no error. */
async function* untilAborted(wakes: AsyncIterable<unknown>, signal: AbortSignal): AsyncIterable<void> {
	try {
		for await (const _ of wakes) yield;
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}
