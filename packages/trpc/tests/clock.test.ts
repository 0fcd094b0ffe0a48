import { newId } from "@throughline/db/id";
import { aiSpend, notification, run, runEvent, stageGate } from "@throughline/db/schema";
import { jumpDatabaseClock } from "@throughline/db/testing/clock";
import { addDays } from "@throughline/domain/value/day";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { enqueueRun } from "../src/run/enqueue.ts";
import { affordableToday } from "../src/run/spending.ts";
import type { RunTask } from "../src/run/task.ts";
import { createWorld, type World } from "./world.ts";

let world: World;
let work: (task: RunTask) => Promise<unknown>;
beforeAll(async () => {
	world = await createWorld();
	await world.work({
		research: { deadlineMs: 600_000, work: async (task) => ({ result: await work(task) }) },
	});
});
afterAll(() => world.drop());
afterEach(() => {
	vi.useRealTimers();
});

const hour = 3_600_000;
const day = 24 * hour;
const editor = () => world.as("Editor");

/** Sets this server's own clock off; the database's stays right. */
const setOwnClockOff = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

async function databaseDay(): Promise<string> {
	const [row] = await world.sql`select current_date::text as day`;
	return row?.day;
}

/** How far a stored moment is from the database's clock, in milliseconds. */
async function distance(moment: string | null | undefined): Promise<number> {
	const [row] = await world.sql`
		select abs(extract(epoch from now() - ${moment ?? null}::timestamptz) * 1000)::float8 as ms`;
	return row?.ms ?? Number.NaN;
}

async function newProgram(): Promise<string> {
	return (await editor().program.create({ name: "Harbour" })).id;
}

describe.each([
	["an hour ahead", hour],
	["an hour behind", -hour],
	["two days ahead", 2 * day],
	["two days behind", -2 * day],
])("a server whose own clock is %s", (_, off) => {
	it("stores moments and days by the database's clock", async () => {
		const programId = await newProgram();
		const [gate] = await world.db.select().from(stageGate).limit(1);
		setOwnClockOff(off);
		const { archivedAt } = await editor().program.update({ id: programId, version: 1, archived: true });
		expect(await distance(archivedAt)).toBeLessThan(60_000);
		const review = await editor().stageGate.review.create({
			stageGateId: gate?.id ?? "",
			programId,
			status: "On Hold",
			note: "Wait",
		});
		expect(await distance(review.decidedAt)).toBeLessThan(60_000);
		expect(review.reviewDate).toBe(await databaseDay());
		const expense = await editor().funding.expense.create({
			programId,
			description: "Cranes",
			amount: "1.00",
		});
		expect(expense.expenseDate).toBe(await databaseDay());
	});

	it("tells people of due dates by the database's day", async () => {
		const programId = await newProgram();
		const { id: ownerId } = await editor().resource.create({
			name: `Kim ${off}`,
			personId: world.people.Viewer.id,
		});
		setOwnClockOff(off);
		await editor().task.create({
			programId,
			name: "Dredge",
			ownerId,
			endDate: addDays(await databaseDay(), -1),
		});
		await editor().task.create({ programId, name: "Pave", ownerId, endDate: await databaseDay() });
		const rows = await world.db.select().from(notification).orderBy(asc(notification.id));
		expect(rows.map(({ kind, title }) => `${kind}: ${title}`).sort()).toEqual([
			"assigned: Dredge",
			"assigned: Pave",
			"due-soon: Pave",
			"overdue: Dredge",
		]);
		await world.db.delete(notification);
		await editor().resource.remove({ id: ownerId });
	});

	it("names the time until the database's midnight when a day's budget is used up", async () => {
		const personId = world.people.Editor.id;
		await world.db.delete(aiSpend);
		await world.db.insert(aiSpend).values({ personId, day: await databaseDay(), cost: "20" });
		setOwnClockOff(off + 5 * 60_000);
		const error = await affordableToday(world.db, personId, "1").catch((thrown) => thrown);
		const [row] =
			await world.sql`select extract(epoch from current_date + 1 - now()::timestamp)::float8 as left`;
		expect(Math.abs(error.detail.retryAfterSeconds - row?.left)).toBeLessThan(60);
	});
});

describe("a database's clock that goes back", () => {
	it.each([hour, 2 * day])("by %s ms leaves a gate at its last review", async (back) => {
		const programId = await newProgram();
		const [gate] = await world.db.select().from(stageGate).limit(1);
		const stageGateId = gate?.id ?? "";
		await editor().stageGate.review.create({ stageGateId, programId, status: "On Hold", note: "Wait" });
		await jumpDatabaseClock(world.sql, -back);
		const { id, version } = await editor().stageGate.review.create({
			stageGateId,
			programId,
			status: "In Review",
		});
		const status = async () => (await world.as("Viewer").stageGate.review.list({ programId }))[0]?.status;
		expect(await status()).toBe("In Review");
		await editor().stageGate.review.update({ id, version, status: "On Hold", note: "First" });
		await jumpDatabaseClock(world.sql, -back);
		await editor().stageGate.review.update({ id, version: version + 1, status: "In Review" });
		await editor().stageGate.review.update({ id, version: version + 2, status: "On Hold", note: "Second" });
		const packs = await world.as("Viewer").stageGate.review.evidence({ id });
		expect(packs.map(({ note }) => note)).toEqual(["Second", "First"]);
	});

	it("leaves a risk's score history in the order of its changes", async () => {
		const programId = await newProgram();
		const { id } = await editor().risk.create({ programId, description: "Silt", priority: "Low" });
		for (const [place, likelihood] of (["Likely", "Certain"] as const).entries()) {
			await jumpDatabaseClock(world.sql, -2 * day);
			await editor().risk.update({ id, version: place + 1, likelihood });
		}
		const scores = await world.as("Viewer").risk.scores({ id });
		expect(scores.map(({ likelihood }) => likelihood)).toEqual(["Possible", "Likely", "Certain"]);
	});

	it("in the middle of a run does not make it last less than no time", async () => {
		work = async () => {
			await jumpDatabaseClock(world.sql, -hour);
			return null;
		};
		const { id } = await startAndFinish();
		const [line] = await world.as("Editor").run.ledger({ limit: 1 });
		expect(line).toMatchObject({ id, durationMs: 0 });
	});
});

/** Starts a run and waits until it is over. */
async function startAndFinish() {
	const { row } = await world.db.transaction((tx) =>
		enqueueRun(tx, {
			kind: "research",
			key: newId(),
			personId: world.people.Editor.id,
			provider: "offline",
			input: {},
		}),
	);
	return await vi.waitFor(
		async () => {
			const [found] = await world.db.select().from(run).where(eq(run.id, row.id));
			if (!found?.finishedAt) throw new Error("the run is under way");
			return found;
		},
		{ timeout: 30_000 },
	);
}

it("a run is worked on once while the server's clock and the database's jump back and forth", async () => {
	let times = 0;
	work = async (task) => {
		times += 1;
		for (const jump of [hour, 2 * day, -2 * day, -hour]) {
			setOwnClockOff(jump);
			await task.say(10, "The server's clock has jumped");
			await jumpDatabaseClock(world.sql, jump);
			await task.step(`after ${jump}`, async () => task.say(20, "The database's clock has jumped"));
			vi.useRealTimers();
		}
		return "done";
	};
	const { id, status, attempts, result } = await startAndFinish();
	expect({ times, status, attempts, result }).toEqual({
		times: 1,
		status: "succeeded",
		attempts: 1,
		result: "done",
	});
	const events = await world.db
		.select()
		.from(runEvent)
		.where(eq(runEvent.runId, id))
		.orderBy(asc(runEvent.sequence));
	expect(events.map(({ kind }) => kind)).toEqual([
		...Array.from({ length: 8 }, () => "progress"),
		"complete",
	]);
});
