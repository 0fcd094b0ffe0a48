import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser } from "../../auth/browser.ts";
import { continueAs } from "../../auth/server.ts";
import { openOwnClock } from "../clock.ts";
import { databaseOf, makeToken, withDatabase } from "../database.ts";
import { end, type Product, startProduct } from "../process.ts";
import { createStrategist } from "../strategist.ts";
import { over } from "./run.ts";

/** Whose clock jumps: that of the machine with the server and its database, or that of one server of two. */
export type Jumping = "machine" | "one of two servers";

/** What a round found out. */
export type ClockRoundResult = {
	jumps: number;
	/** Writes that a server confirmed. */
	writes: number;
	/** Runs that went on while the clock jumped. */
	runs: number;
	/** What is not as with a clock that is right, a sentence each. */
	faults: string[];
};

/** Each is reached from the one before while people write and a run is under way. The last one is the right time. */
const offsets = ["+2h", "+0", "-2h", "+2h", "+2d", "-2d", "+2d", "+0", "-2d", "+0"];
const writesPerJump = 40;
const name = "Written while the clock jumps";

/** Lets people read and write and runs go on while a clock jumps back and forth; null where it cannot be set off. */
export async function clockRound(jumping: Jumping): Promise<ClockRoundResult | null> {
	const clock = await openOwnClock();
	if (clock === null) return null;
	const dataDir = await mkdtemp(join(tmpdir(), "throughline-clock-data-"));
	const common = { SESSION_SECRET: "a session secret for rounds, long enough" };
	const servers: Product[] = [];
	try {
		if (jumping === "machine") {
			servers.push(await startProduct({ DATA_DIR: dataDir, ...common, ...clock.environment }));
		} else {
			servers.push(await startProduct({ DATA_DIR: dataDir, ...common }));
			const shared = { DATABASE_URL: await databaseOf(dataDir), DATA_DIR: join(dataDir, "second") };
			servers.push(await startProduct({ ...shared, ...common, ...clock.environment }));
		}
		const [first, other = first] = servers;
		if (!first || !other) throw new Error("no server was started");
		const browsers = await signIn(first.url, ["Editor", "Editor", "Admin"]);
		const strategist = createStrategist(other.url, await makeToken(dataDir));
		const faults: string[] = [];
		const written: string[] = [];
		for (const [number, offset] of offsets.entries()) {
			const sessionId = await strategist.settled(number);
			const enough = written.length + writesPerJump;
			const writing = Promise.all(
				browsers.map((browser, place) =>
					write(browser, place % 2 ? first.url : other.url, { written, enough, faults }),
				),
			);
			await strategist.research(sessionId);
			await clock.set(offset);
			const attempts = await over(strategist, sessionId, "research");
			if (attempts !== 1) faults.push(`a run took ${attempts} attempts at ${offset}`);
			await writing;
		}
		faults.push(...(await lookFor(dataDir, written)));
		return { jumps: offsets.length, writes: written.length, runs: offsets.length, faults };
	} finally {
		for (const server of servers.reverse()) await end(server);
		await rm(dataDir, { recursive: true, force: true });
		await clock.remove();
	}
}

async function signIn(url: string, roles: readonly string[]): Promise<Browser[]> {
	const browsers: Browser[] = [];
	for (const role of roles) {
		const browser = new Browser();
		await continueAs(browser, url, role);
		browsers.push(browser);
	}
	return browsers;
}

type Writing = { written: string[]; enough: number; faults: string[] };

/** Writes, repeats each write under its key and reads, as one signed-in browser, until all have written enough. */
async function write(browser: Browser, url: string, { written, enough, faults }: Writing): Promise<void> {
	while (written.length < enough) {
		const headers = {
			origin: url,
			"content-type": "application/json",
			"idempotency-key": crypto.randomUUID(),
		};
		const post = () =>
			browser.request(`${url}/api/programs`, { method: "POST", headers, body: JSON.stringify({ name }) });
		const ids: string[] = [];
		for (const answer of [await post(), await post()]) {
			if (answer.status === 201) ids.push(((await answer.json()) as { id: string }).id);
			else faults.push(`a write was answered ${answer.status}: ${await answer.text()}`);
		}
		const [id, again] = ids;
		if (id === undefined || id !== again) {
			faults.push("a write and its repetition were not answered the same");
			return;
		}
		written.push(id);
		const read = await browser.request(`${url}/api/programs/${id}`);
		if (read.status !== 200) faults.push(`what was just written was answered ${read.status}`);
		await read.arrayBuffer();
	}
}

/** What is lost, double, half or dated wrongly, once the clock is right again. */
async function lookFor(dataDir: string, written: readonly string[]): Promise<string[]> {
	return await withDatabase(dataDir, async ({ sql }) => {
		const [found] = await sql`
			select (select count(*)::int from program where id = any(${written as string[]}::uuid[])) as kept,
				(select count(*)::int from program where name = ${name}) as made,
				(select count(*)::int from program where name = ${name} and not exists (
					select from audit_entry where object_type = 'program' and object_id = program.id::text)) as halves,
				(select count(*)::int from session) as sessions,
				(select count(*)::int from session where created_at > now() + interval '1 minute'
					or expires_at > now() + interval '7 days 1 minute') as endless,
				(select count(*)::int from (select run_id from run_event group by run_id
					having count(*) filter (where kind = 'complete') <> 1) as run) as unended`;
		const faults: string[] = [];
		const expect = (what: string, is: unknown, wanted: unknown) => {
			if (is !== wanted) faults.push(`${what}: ${is}, not ${wanted}`);
		};
		expect("confirmed writes that are there", found?.kept, written.length);
		expect("programs that were made", found?.made, written.length);
		expect("programs without their audit entry", found?.halves, 0);
		expect("signed-in browsers", found?.sessions, 3);
		expect("sessions that last too long", found?.endless, 0);
		expect("runs that did not end once", found?.unended, 0);
		return faults;
	});
}
