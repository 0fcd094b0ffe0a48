import { databaseOf, makeToken, withDatabase } from "../database.ts";
import { hold } from "../hold.ts";
import { end, type Product, startProduct } from "../process.ts";
import { createStrategist, fileCount, type Strategist } from "../strategist.ts";

/** What can be killed in the middle. */
export const stages = ["extraction", "research", "conversion", "integration"] as const;
type Stage = (typeof stages)[number];

/** The write at which the server dies: the next one to a table, after so many transactions that wrote to it. */
type Point = { table: string; after: number };

type Round = {
	prepare(strategist: Strategist, number: number): Promise<string>;
	start(strategist: Strategist, sessionId: string): Promise<unknown>;
	/** Where it can be killed: each is in the middle of the work, the last ones of a run in its success. */
	points: readonly Point[];
};

const said = [0, 1, 2].map((after) => ({ table: "run_event", after }));
const rounds: Record<Stage, Round> = {
	extraction: {
		prepare: async (_strategist, number) => `strategy_${Date.now()}_files${number}`,
		start: (strategist, sessionId) => strategist.upload(sessionId),
		points: [...said, { table: "passage", after: 0 }],
	},
	research: {
		prepare: (strategist, number) => strategist.settled(number),
		start: (strategist, sessionId) => strategist.research(sessionId),
		points: [...said, { table: "audit_entry", after: 0 }],
	},
	conversion: {
		prepare: (strategist, number) => strategist.decided(number),
		start: (strategist, sessionId) => strategist.convert(sessionId),
		points: [...said, { table: "audit_entry", after: 0 }],
	},
	integration: {
		prepare: (strategist, number) => strategist.planned(number),
		start: (strategist, sessionId) => strategist.integrate(sessionId),
		points: ["program", "workstream", "task", "kpi", "risk", "funding_source", "origin"].map((table) => ({
			table,
			after: 0,
		})),
	},
};

/** What a round found out. */
type RunRoundResult = {
	/** The write at which the server was killed: the table, and after how many. */
	at: string;
	/** Attempts that the run took; null for work that is no run. */
	attempts: number | null;
	/** What is not as an undisturbed strategy leaves it, a sentence each. */
	faults: string[];
	/** From the kill to the end of the work, the new start included, in milliseconds. */
	tookMs: number;
};

/** Rounds one after another on one data folder; each goes on with the server that the last one has started. */
type RunRounds = {
	/**
	 * Goes to a stage, starts it, kills the server in the middle with no chance to tidy up, starts it again, and looks
	 * whether the work is done, once and whole.
	 * @param number the round's; it says at which of the work's writes the server dies, and on which text it works
	 */
	round(stage: Stage, number: number): Promise<RunRoundResult>;
	close(): Promise<void>;
};

export async function openRunRounds(dataDir: string): Promise<RunRounds> {
	let product = await startProduct({ DATA_DIR: dataDir });
	const token = await makeToken(dataDir);
	const database = await databaseOf(dataDir);

	async function round(stage: Stage, number: number): Promise<RunRoundResult> {
		const work = rounds[stage];
		const point = work.points[number % work.points.length];
		if (!point) throw new Error(`${stage} has no point at which it can be killed`);
		const strategist = createStrategist(product.url, token);
		const sessionId = await work.prepare(strategist, number);
		await killInTheMiddle(product, database, point, () => work.start(strategist, sessionId));
		const before = performance.now();
		product = await startProduct({ DATA_DIR: dataDir });
		const again = createStrategist(product.url, token);
		const attempts = stage === "integration" ? null : await over(again, sessionId, stage);
		// Who was cut off asks once more, and twice: it joins what there is.
		const answers = [await work.start(again, sessionId), await work.start(again, sessionId)];
		const tookMs = performance.now() - before;
		const faults = await lookFor(dataDir, sessionId, stage);
		if (JSON.stringify(answers[0]) !== JSON.stringify(answers[1])) faults.push("two askers get two answers");
		return { at: `${point.table} ${point.after}`, attempts, faults, tookMs };
	}

	return {
		round,
		async close() {
			await end(product);
		},
	};
}

/** Kills the server while it is about to make one of the work's writes. */
async function killInTheMiddle(
	product: Product,
	database: string,
	{ table, after }: Point,
	start: () => Promise<unknown>,
): Promise<void> {
	const held = await hold(database, table);
	try {
		// It never answers: its server dies.
		void start().catch(() => {});
		for (let write = 0; write < after; write++) await held.pass();
		await held.reached();
		product.process.kill("SIGKILL");
		await product.ended;
	} finally {
		await held.release();
	}
}

/** Waits until the run of a stage is over, by itself; answers its attempts. Throws when it failed. */
export async function over(strategist: Strategist, sessionId: string, kind: string): Promise<number> {
	const end = Date.now() + 600_000;
	for (;;) {
		const found = await strategist
			.call<{ status: string; attempts: number; errorMessage: string | null }[]>(
				`/runs?sessionId=${sessionId}&kind=${kind}`,
			)
			.catch((error: Error) => {
				// Who is asked to try again in a moment does.
				if (error.message.includes('"code":"UNAVAILABLE"')) return [];
				throw error;
			});
		const [run] = found;
		if (run?.status === "succeeded") return run.attempts;
		if (run?.status === "failed") throw new Error(`the run failed: ${run.errorMessage}`);
		if (Date.now() > end) throw new Error(`the run is still ${run?.status ?? "not there"}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}

/** The status of the version that a stage leaves. */
const statuses: Record<Stage, string | null> = {
	extraction: null,
	research: "draft",
	conversion: "draft",
	integration: "converted_to_program",
};

/** What is not as it must be after one strategy at this stage. */
async function lookFor(dataDir: string, sessionId: string, stage: Stage): Promise<string[]> {
	return await withDatabase(dataDir, async ({ sql }) => {
		const faults: string[] = [];
		const [found] = await sql`
			select count(*)::int as versions, count(research)::int as researched, count(program)::int as planned,
				count(converted_program_id)::int as integrated, min(status) as status,
				(select count(*)::int from source_document where session_id = ${sessionId}) as documents,
				(select count(*)::int from run where session_id = ${sessionId} and kind = ${stage}) as runs,
				(select count(*)::int from run_event join run on run.id = run_id
					where session_id = ${sessionId} and run.kind = ${stage} and run_event.kind = 'complete') as ends,
				(select count(*)::int from program where not exists (
					select from audit_entry where object_type = 'program' and object_id = program.id::text)) as halves,
				(select count(*)::int from program where id not in (
					select converted_program_id from strategy_version where converted_program_id is not null)) as strays
			from strategy_version where session_id = ${sessionId}`;
		const expect = (what: string, is: unknown, wanted: unknown) => {
			if (is !== wanted) faults.push(`${what}: ${is}, not ${wanted}`);
		};
		expect("documents", found?.documents, stage === "extraction" ? fileCount : 1);
		expect("versions", found?.versions, stage === "extraction" ? 0 : 1);
		expect("runs of this kind", found?.runs, stage === "integration" ? 0 : 1);
		expect("ends of the run", found?.ends, stage === "integration" ? 0 : 1);
		expect("versions with research", found?.researched, stage === "research" ? 1 : 0);
		expect("versions with a plan", found?.planned, stage === "conversion" || stage === "integration" ? 1 : 0);
		expect("programs made", found?.integrated, stage === "integration" ? 1 : 0);
		expect("status", found?.status, statuses[stage]);
		expect("programs without their audit entry", found?.halves, 0);
		expect("programs of no version", found?.strays, 0);
		return faults;
	});
}
