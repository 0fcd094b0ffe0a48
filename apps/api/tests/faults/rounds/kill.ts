import { readPostmaster } from "../../../src/database/postmaster.ts";
import { makeToken, withDatabase } from "../database.ts";
import { end, type Product, startProduct } from "../process.ts";

/** What a round found out. */
export type RoundResult = {
	/** Writes that the server confirmed. */
	acknowledged: number;
	/** Ids of confirmed writes that are not in the database. */
	lost: string[];
	/** Programs without the audit entry of the same transaction, or the other way round. */
	halves: number;
	/** What the start after the kill said of the database. */
	restart: string;
	/** From the new process to its ready line, in milliseconds. */
	restartMs: number;
};

const writers = 16;

/**
 * Lets writers create programs over HTTP, kills the server in the middle with no chance to tidy up, starts it
 * again on the same folder, lets the writers go on, and counts what is there.
 * @param options.writes confirmed writes in all
 * @param options.killAfter confirmed writes before the kill
 * @param options.database whether the database server is killed too
 */
export async function killRound(
	dataDir: string,
	options: { writes: number; killAfter: number; database: boolean },
): Promise<RoundResult> {
	const acknowledged: string[] = [];
	let product = await startProduct({ DATA_DIR: dataDir });
	try {
		const token = await makeToken(dataDir);
		const first = write(product, token, acknowledged, options.writes);
		await until(() => acknowledged.length >= options.killAfter, first);
		const server = await readPostmaster(`${dataDir}/postgres`);
		product.process.kill("SIGKILL");
		if (options.database && server) process.kill(server.pid, "SIGKILL");
		await Promise.all([product.ended, first]);

		const before = performance.now();
		product = await startProduct({ DATA_DIR: dataDir });
		const restartMs = performance.now() - before;
		await write(product, token, acknowledged, options.writes);
		const found = await count(dataDir, acknowledged);
		return { acknowledged: acknowledged.length, ...found, restart: product.stderr(), restartMs };
	} finally {
		await end(product);
	}
}

/** Several writers at once, each with its next write as soon as the last is confirmed; all end with the server. */
async function write(product: Product, token: string, acknowledged: string[], writes: number): Promise<void> {
	const one = async (): Promise<void> => {
		while (acknowledged.length < writes) {
			const id = await createProgram(product.url, token).catch(() => null);
			if (id === null) return;
			acknowledged.push(id);
		}
	};
	await Promise.all(Array.from({ length: writers }, one));
}

/** @returns the id of the confirmed program. @throws when the connection breaks or the server refuses. */
async function createProgram(url: string, token: string): Promise<string> {
	const response = await fetch(`${url}/api/programs`, {
		method: "POST",
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify({ name: "Written while the server dies" }),
	});
	if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
	const { id } = (await response.json()) as { id: string };
	return id;
}

async function until(condition: () => boolean, work: Promise<void>): Promise<void> {
	let over = false;
	void work.finally(() => {
		over = true;
	});
	while (!condition()) {
		if (over) throw new Error("the writers stopped before the kill");
		await new Promise((resolve) => setTimeout(resolve, 2));
	}
}

function count(dataDir: string, ids: string[]): Promise<Pick<RoundResult, "lost" | "halves">> {
	return withDatabase(dataDir, async ({ sql }) => {
		const stored = await sql<{ id: string }[]>`select id from program where id = any(${ids}::uuid[])`;
		const kept = new Set(stored.map(({ id }) => id));
		const [row] = await sql<{ halves: number }[]>`
			select count(*)::int as halves from program p
			full join (select object_id from audit_entry where object_type = 'program' and action = 'created') a
				on a.object_id = p.id::text
			where p.id is null or a.object_id is null`;
		return { lost: ids.filter((id) => !kept.has(id)), halves: row?.halves ?? -1 };
	});
}
