import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "@throughline/db/connect";
import { startDatabaseServer } from "../../outage/database-server.ts";
import { tokenIn } from "../database.ts";
import { end, startProduct } from "../process.ts";

export type OutageKind = "paused" | "stopped";

/** What a round found out. */
export type OutageRound = {
	/** Writes that the server confirmed, and calls that it refused. */
	confirmed: number;
	refused: number;
	/** The longest that a caller waited for an answer, in milliseconds. */
	longestMs: number;
	/** From the database's return to the first write that was confirmed, in milliseconds. */
	recoveryMs: number;
	faults: string[];
};

const [writers, outageMs, promisedMs] = [20, 10_000, 5_000];

/** Takes the database away for ten seconds while twenty people write, and gives it back. */
export async function outageRound(kind: OutageKind): Promise<OutageRound> {
	const database = await startDatabaseServer();
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-soak-outage-"));
	const product = await startProduct({
		DATA_DIR: dataDir,
		DATABASE_URL: database.url,
		SESSION_SECRET: "a session secret for rounds, long enough",
	});
	try {
		const token = await tokenIn(database.url);
		const confirmed: { id: string; at: number }[] = [];
		let [over, refused, longestMs] = [false, 0, 0];
		const faults = new Set<string>();
		const write = async (): Promise<void> => {
			while (!over) {
				const since = performance.now();
				const answer = await fetch(`${product.url}/api/programs`, {
					method: "POST",
					headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
					body: JSON.stringify({ name: "Written in an outage" }),
				});
				const { id = "" } = (await answer.json()) as { id?: string };
				longestMs = Math.max(longestMs, performance.now() - since);
				if (answer.status === 201) confirmed.push({ id, at: performance.now() });
				else if (answer.status === 503) refused += 1;
				else faults.add(`a write was answered ${answer.status}`);
				// Who is refused looks again, and no faster than a person would.
				if (answer.status !== 201) await pause(100);
			}
		};
		const writing = Promise.all(Array.from({ length: writers }, write));
		await pause(2_000);
		await (kind === "paused" ? database.pause() : database.stop());
		await pause(outageMs);
		await (kind === "paused" ? database.resume() : database.start());
		const back = performance.now();
		while (!confirmed.some(({ at }) => at > back) && performance.now() - back < 30_000) await pause(20);
		const recoveryMs = (confirmed.find(({ at }) => at > back)?.at ?? Number.POSITIVE_INFINITY) - back;
		over = true;
		await writing;

		const { sql, close } = connect(database.url, { max: 1 });
		const stored = new Set((await sql<{ id: string }[]>`select id from program`).map(({ id }) => id));
		await close();
		const lost = confirmed.filter(({ id }) => !stored.has(id)).length;
		if (lost > 0) faults.add(`${lost} confirmed writes are lost`);
		if (longestMs > promisedMs) faults.add(`a caller waited for ${Math.round(longestMs)} ms`);
		if (recoveryMs > promisedMs) faults.add(`it took ${Math.round(recoveryMs)} ms to recover`);
		return { confirmed: confirmed.length, refused, longestMs, recoveryMs, faults: [...faults] };
	} finally {
		await end(product);
		await database.remove();
		await rm(dataDir, { recursive: true, force: true });
	}
}
