import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { codeOf, DatabaseFault, isDiskFull, OutcomeUnknown } from "./fault.ts";
import { Gate } from "./gate.ts";
import { currentKind } from "./kind.ts";
import { type Limits, sessionSettings } from "./limits.ts";
import type { Pulse } from "./pulse.ts";
import { Unit } from "./unit.ts";

/** Statements of more parameters come in too many forms to keep each. */
const mostParameters = 24;

/**
 * Has the statements of a transaction parsed and planned once per connection, and not at each call: an unplanned one with
 * parameters goes to PostgreSQL and back twice.
 */
function planOnce(tx: postgres.TransactionSql): postgres.TransactionSql {
	const { unsafe } = tx;
	tx.unsafe = (text, parameters = [], options = {}) =>
		unsafe(text, parameters, { ...options, prepare: parameters.length <= mostParameters });
	return tx;
}

export type PoolOptions = {
	/** Most connections at once. */
	max: number;
	applicationName: string;
	limits: Limits;
	pulse: Pulse;
	/** Hears that the database's disk is full. */
	onDiskFull(): void;
};

/** How long it is asked for what became of a transaction whose commit was not answered. */
const outcomeMs = 1_000;
/** How much longer than its limit a statement may seem to take before its connection counts as dead. */
const deadAfterMs = 1_000;

/** SQLSTATE of what was ended by a limit: lock_timeout, statement_timeout. */
const endedByLimit = ["55P03", "57014"];

/**
 * A pool of connections on which nothing is waited for longer than `limits` say. The client is postgres.js's, for Drizzle;
 * of its ways to query, `unsafe` and `begin` (which are what Drizzle uses) and `listen` are kept within limits.
 *
 * While the pulse is down everything is refused at once, and what was under way is ended: its connections are closed, and
 * new ones made when they are needed. Those who listen are connected again by themselves, and hear it by `onlisten`.
 */
export function openPool(
	url: string,
	{ max, applicationName, limits, pulse, onDiskFull }: PoolOptions,
): { client: postgres.Sql; close(): Promise<void> } {
	const gate = new Gate(max);
	let current = postgres(url, {
		max,
		connect_timeout: 3,
		// The pulse says when it is time to try again.
		backoff: () => 0.2,
		keep_alive: 15,
		onnotice: () => {},
		connection: { TimeZone: "UTC", application_name: applicationName, ...sessionSettings(limits) },
	});
	const subscriptions = new Set<Parameters<postgres.Sql["listen"]>>();
	let closed = false;

	/** Leaves the connections to themselves: what is under way on them has so many seconds to end. */
	function renew(graceSeconds: number): void {
		if (closed) return;
		const old = current;
		current = postgres(old.options as unknown as postgres.Options<Record<string, never>>);
		void old.end({ timeout: graceSeconds });
		for (const subscription of subscriptions) {
			// A first try that fails is repeated by the driver.
			current.listen(...subscription).catch(() => {});
		}
	}

	pulse.onChange((ready) => {
		if (ready) return;
		gate.refuseAll();
		renew(0);
	});

	async function run<T>(work: (sql: postgres.Sql, unit: Unit) => Promise<T>): Promise<T> {
		if (!pulse.ready) throw new DatabaseFault("DATABASE_NOT_READY");
		const arrivedAt = performance.now();
		const kind = currentKind();
		await gate.enter(kind, limits.startMs);
		const unit = new Unit(limits, arrivedAt);
		const sql = current;
		const working = work(sql, unit);
		working.then(
			() => gate.leave(kind, unit.expired),
			(error) => {
				const code = codeOf(error);
				gate.leave(kind, unit.expired || endedByLimit.includes(code));
				if (isDiskFull(error)) onDiskFull();
				// Known sooner than by its next look.
				if (code.startsWith("CONNECT") || code === "ECONNREFUSED") void pulse.check();
			},
		);
		try {
			return await Promise.race([working, unit.overdue]);
		} finally {
			unit.close();
			if (unit.expired) void replaceIfDead(sql, working);
		}
	}

	/** PostgreSQL ends every statement in its time: a connection that is silent for longer is dead. */
	async function replaceIfDead(sql: postgres.Sql, working: Promise<unknown>): Promise<void> {
		const silence = pause(limits.statementMs + deadAfterMs, true, { ref: false });
		const dead = await Promise.race([
			silence,
			working.then(
				() => false,
				() => false,
			),
		]);
		if (dead && sql === current) renew(5);
	}

	function unsafe(...query: Parameters<postgres.Sql["unsafe"]>) {
		let asArrays = false;
		const rows = Promise.resolve().then(() =>
			run<unknown>(async (sql, unit) => {
				unit.begin();
				const pending = sql.unsafe(...query);
				return await (asArrays ? pending.values() : pending);
			}),
		);
		const values = () => {
			asArrays = true;
			return rows;
		};
		return Object.assign(rows, { values });
	}

	function begin<T>(work: (tx: postgres.TransactionSql) => Promise<T>): Promise<T> {
		return run(async (sql, unit) => {
			const made = Promise.withResolvers<T>();
			try {
				await sql.begin(async (tx) => {
					unit.begin();
					if (unit.lockMs < limits.lockMs)
						await tx`select set_config('lock_timeout', ${String(unit.lockMs)}, true)`;
					made.resolve(await work(planOnce(tx)));
					unit.requireTime();
					const [row] = await tx<
						{ id: string | null }[]
					>`select pg_current_xact_id_if_assigned()::text as id`;
					unit.commit(row?.id ?? null);
				});
			} catch (error) {
				await requireCommitted(unit, error);
			}
			return await made.promise;
		});
	}

	/** Throws unless a transaction that failed on our side was committed all the same. */
	async function requireCommitted({ committing }: Unit, error: unknown): Promise<void> {
		const refused = error instanceof postgres.PostgresError && error.severity === "ERROR";
		if (committing === null || refused) throw error;
		const outcome = await outcomeOf(committing);
		if (outcome === "committed") return;
		throw outcome === "aborted" ? error : new OutcomeUnknown(committing, error);
	}

	/** What became of a transaction, if PostgreSQL can be asked at this moment. */
	async function outcomeOf(transactionId: string): Promise<string | null> {
		const end = performance.now() + outcomeMs;
		while (pulse.ready && performance.now() < end) {
			const answer = current`select pg_xact_status(${transactionId}::xid8) as status`.then(
				([row]) => row?.status as string | null,
				() => "in progress",
			);
			const late = pause(end - performance.now(), null, { ref: false });
			const status = await Promise.race([answer, late]);
			if (status !== "in progress") return status;
			await pause(50);
		}
		return null;
	}

	const listen: postgres.Sql["listen"] = (...subscription) => {
		const [channel, onNotice, onListening] = subscription;
		const kept: typeof subscription = [
			channel,
			(payload) => void (subscriptions.has(kept) && onNotice(payload)),
			() => void (subscriptions.has(kept) && onListening?.()),
		];
		subscriptions.add(kept);
		return current.listen(...kept);
	};

	const client = new Proxy(current, {
		apply: (_first, _this, args) => Reflect.apply(current, undefined, args),
		get(_first, name) {
			if (name === "unsafe") return unsafe;
			if (name === "begin") return begin;
			if (name === "listen") return listen;
			return Reflect.get(current, name);
		},
	});
	return {
		client,
		async close() {
			closed = true;
			gate.refuseAll();
			subscriptions.clear();
			await current.end({ timeout: 5 });
		},
	};
}
