import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Connection } from "@throughline/db/connect";
import { person, run } from "@throughline/db/schema";
import { lockSeed } from "@throughline/trpc/run/engine/lock";
import { notifyRun } from "@throughline/trpc/run/events/channel";
import { appendEvent } from "@throughline/trpc/run/events/stored-events";
import { eq, sql } from "drizzle-orm";
import { type Listener, listen } from "./event-listener.ts";
import { withProduct } from "./product.ts";

const subscribers = 1_000;
const rounds = 3;
const events = 40;
const everyMs = 50;
/** Against the floor's, at the 95th percentile. */
const delayTarget = 2.5;
const memoryTargetKib = 128;

type Contender = { pid: number; url: string; headers: Record<string, string> };
type Measured = { medianMs: number; p95Ms: number; kibEach: number };

/**
 * A thousand who follow one run on one process, beside a bare Fastify that does nothing but pass on what it reads once:
 * how long an event takes from before its transaction to each of them, and what each costs in memory. They take turns.
 * @returns whether every target was met
 */
export function benchSubscribers(print: (line: string) => void): Promise<boolean> {
	return withProduct(async ({ base, floor, floorPid, headers, pid, connection }) => {
		const runId = await runOfBench(connection);
		const path = `/api/strategic-consultant/runs/${runId}/stream`;
		const bare: Contender = { pid: floorPid, url: `${floor}${path}`, headers };
		const product: Contender = { pid, url: `${base}${path}`, headers };
		const turns: { bare: Measured; product: Measured }[] = [];
		for (let round = 0; round < rounds; round++) {
			turns.push({
				bare: await follow(bare, connection, runId),
				product: await follow(product, connection, runId),
			});
		}
		const middle = (of: (turn: (typeof turns)[number]) => number) => median(turns.map(of));
		const ratio = middle((turn) => turn.product.p95Ms / turn.bare.p95Ms);
		// Only the first to come make the process grow: what they leave behind the next ones use.
		const kib = Math.max(...turns.map((turn) => turn.product.kibEach));
		const quick = ratio <= delayTarget;
		const small = kib <= memoryTargetKib;
		print(
			`${subscribers} follow one run on one process, ${events} events, one every ${everyMs} ms, median of ${rounds} rounds in turn`,
		);
		const line = (name: string, of: "bare" | "product", verdict = "") =>
			print(
				`${name.padEnd(22)}median ${middle((turn) => turn[of].medianMs).toFixed(1)} ms  p95 ${middle((turn) => turn[of].p95Ms).toFixed(1)} ms  ${Math.max(...turns.map((turn) => turn[of].kibEach)).toFixed(0)} KiB each${verdict}`,
			);
		line("bare Fastify (floor)", "bare");
		line(
			"the product",
			"product",
			`  p95 ratio ${ratio.toFixed(2)}  target ${delayTarget}  ${quick ? "met" : "MISSED"}  target ${memoryTargetKib} KiB  ${small ? "met" : "MISSED"}`,
		);
		return quick && small;
	});
}

function median(values: number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function follow(
	{ pid, url, headers }: Contender,
	connection: Connection,
	runId: string,
): Promise<Measured> {
	// The code is warm, and its memory there, before anybody is counted.
	const warm = await Promise.all(Array.from({ length: 20 }, () => listen(url, headers)));
	for (let count = 0; count < 20; count++) await say(connection, runId);
	for (const listener of warm) listener.close();
	await pause(500);
	const before = await memoryKib(pid);
	const listeners = await Promise.all(Array.from({ length: subscribers }, () => listen(url, headers)));
	const delays: number[] = [];
	for (let count = 0; count < events; count++) {
		const began = performance.now();
		const sequence = await say(connection, runId);
		const arrived = await Promise.all(listeners.map((listener: Listener) => listener.until(sequence)));
		delays.push(...arrived.map((at) => at - began));
		await pause(Math.max(0, began + everyMs - performance.now()));
	}
	const kibEach = ((await memoryKib(pid)) - before) / subscribers;
	for (const listener of listeners) listener.close();
	await pause(500);
	delays.sort((one, other) => one - other);
	const at = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
	return { medianMs: at(0.5), p95Ms: at(0.95), kibEach };
}

/** A run of the bench's own person, whose lock this process holds: no engine takes it. */
async function runOfBench({ db }: Connection): Promise<string> {
	const [owner] = await db.select().from(person).where(eq(person.firstName, "Bench"));
	const [made] = await db
		.insert(run)
		.values({ kind: "research", key: "bench", status: "running", personId: owner?.id })
		.returning();
	if (!made) throw new Error("no run was made");
	await db.execute(sql`select pg_advisory_lock(hashtextextended(${made.id}, ${lockSeed}))`);
	return made.id;
}

/** Something happens in the run; answers its number. */
function say({ db }: Connection, runId: string): Promise<number> {
	return db.transaction(async (tx) => {
		await appendEvent(tx, runId, "progress", {
			progress: 50,
			message: "Reading the third of twelve sources",
		});
		await notifyRun(tx, runId, "news");
		const [last] = await tx.execute<{ at: number }>(
			sql`select max(sequence) as at from run_event where run_id = ${runId}`,
		);
		return Number(last?.at);
	});
}

/** What a process has in memory, in KiB. */
async function memoryKib(pid: number): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, "utf8");
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}
