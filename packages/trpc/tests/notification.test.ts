import { notification, person, resource, task } from "@throughline/db/schema";
import { runFinished } from "@throughline/domain/notification/rules";
import { addDays } from "@throughline/domain/value/day";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ChangeFeed } from "../src/context.ts";
import { notifyDaily } from "../src/notification/daily.ts";
import { notify } from "../src/notification/notify.ts";
import { streamedItems } from "./streamed.ts";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let programId: string;
/** The Viewer is a team member; the Editor, who makes the changes, is another. */
let mine: string;
let editors: string;

beforeAll(async () => {
	world = await createWorld();
	programId = (await editor().program.create({ name: "Harbour" })).id;
	mine = await newMember("Viewer");
	editors = await newMember("Editor");
});
afterAll(() => world.drop());
afterEach(async () => {
	await world.db.delete(task);
	await world.db.delete(notification);
});

const editor = () => world.as("Editor");
const viewer = () => world.as("Viewer");
const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today, days);

async function newMember(who: "Viewer" | "Editor" | null): Promise<string> {
	const personId = who && world.people[who].id;
	const [row] = await world.db
		.insert(resource)
		.values({ name: `Member ${who}`, personId })
		.returning();
	if (!row) throw new Error("no member");
	return row.id;
}

/** What a person has been told, oldest first: the kind and the title. */
async function told(who: "Viewer" | "Editor" = "Viewer"): Promise<string[]> {
	const rows = await world.db
		.select()
		.from(notification)
		.where(eq(notification.personId, world.people[who].id))
		.orderBy(asc(notification.id));
	return rows.map(({ kind, title }) => `${kind}: ${title}`);
}

const newTask = (given: { name?: string; ownerId?: string | null; endDate?: string; status?: string } = {}) =>
	editor().task.create({ programId, name: "Dredge", ownerId: mine, ...given });

async function reviewOf(given: { reviewDate?: string; ownerId?: string | null }) {
	const [gate] = await editor().stageGate.list();
	if (!gate) throw new Error("no gate");
	const named = { programId, stageGateId: gate.id, ownerId: mine };
	return await editor().stageGate.review.create({ ...named, ...given });
}

const daily = (personId?: string) => world.db.transaction((tx) => notifyDaily(tx, today, personId));

describe("something that becomes mine", () => {
	it.each([
		["a task", () => newTask(), "Dredge"],
		[
			"a risk",
			() => editor().risk.create({ programId, description: "Silt", priority: "Low", ownerId: mine }),
			"Silt",
		],
		["a KPI", () => editor().kpi.create({ programId, name: "Depth", ownerId: mine }), "Depth"],
		[
			"a benefit",
			() => editor().benefit.create({ programId, name: "Bigger ships", ownerId: mine }),
			"Bigger ships",
		],
		[
			"a workstream",
			() => editor().task.workstream.create({ programId, name: "Quay", leadId: mine }),
			"Quay",
		],
		["the gate review of a program", () => reviewOf({}), "G0"],
		[
			"a program",
			async () => {
				const { version } = await editor().program.byId({ id: programId });
				await editor().program.update({ id: programId, version, leadId: mine });
			},
			"Harbour",
		],
	])("is told at once: %s", async (_what, create, title) => {
		await create();
		const [told] = await viewer().notification.list({});
		expect(told?.kind).toBe("assigned");
		expect(told?.title).toContain(title);
		expect(told).toMatchObject({ programId, programName: "Harbour", readAt: null });
	});

	it("is told when it was somebody else's, and not when it stays mine", async () => {
		const task = await newTask({ ownerId: editors });
		await editor().task.update({ id: task.id, version: 1, ownerId: mine });
		await editor().task.update({ id: task.id, version: 2, name: "Dredge deeper" });
		expect(await told()).toEqual(["assigned: Dredge"]);
	});

	it("is told of a mitigation with the risk that shows it", async () => {
		const risk = await editor().risk.create({ programId, description: "Silt", priority: "Low" });
		await editor().risk.mitigation.create({ riskId: risk.id, description: "Survey", ownerId: mine });
		const [told] = await viewer().notification.list({});
		expect(told).toMatchObject({
			kind: "assigned",
			title: "Survey",
			objectType: "mitigation",
			parentId: risk.id,
		});
	});

	it("is not told to who made it so, to somebody who is shut out, or of what was rolled back", async () => {
		await newTask({ ownerId: editors });
		expect(await told("Editor")).toEqual([]);
		await world.db
			.update(person)
			.set({ disabledAt: new Date().toISOString() })
			.where(eq(person.id, world.people.Viewer.id));
		await newTask();
		await world.db.update(person).set({ disabledAt: null }).where(eq(person.id, world.people.Viewer.id));
		await refusalOf(
			editor().task.updateMany({
				changes: [
					{ version: 1, id: (await newTask({ ownerId: null })).id, ownerId: mine },
					{ id: programId, version: 1, ownerId: mine },
				],
			}),
		);
		expect(await told()).toEqual([]);
	});

	it("is told of each of many that change in one call", async () => {
		const tasks = [await newTask({ ownerId: null, name: "A" }), await newTask({ ownerId: null, name: "B" })];
		await editor().task.updateMany({
			changes: tasks.map(({ id, version }) => ({ id, version, ownerId: mine })),
		});
		expect(await told()).toEqual(["assigned: A", "assigned: B"]);
	});
});

describe("a due date", () => {
	it("that is near or past is told with the change", async () => {
		await newTask({ name: "Soon", endDate: inDays(3) });
		await newTask({ name: "Late", endDate: inDays(-1) });
		await newTask({ name: "Later", endDate: inDays(4) });
		expect((await told()).filter((each) => !each.startsWith("assigned"))).toEqual([
			"due-soon: Soon",
			"overdue: Late",
		]);
	});

	it("is told on its day by the daily look, once, also to who set it", async () => {
		await newTask({ ownerId: editors, name: "Own", endDate: inDays(2) });
		expect(await told("Editor")).toEqual([]);
		await daily();
		await daily();
		expect(await told("Editor")).toEqual(["due-soon: Own"]);
	});

	it("is told once when two instances look at the same time", async () => {
		await newTask({ ownerId: editors, name: "Twice", endDate: inDays(-2) });
		await Promise.all([daily(), daily(), daily()]);
		expect((await told("Editor")).filter((each) => each.includes("Twice"))).toEqual(["overdue: Twice"]);
	});

	it("of what is done, archived or nobody's is not told", async () => {
		const archived = await editor().program.create({ name: "Old" });
		await newTask({ ownerId: editors, name: "Done", endDate: today, status: "Completed" });
		await newTask({ ownerId: null, name: "Nobody's", endDate: today });
		await editor().task.create({
			programId: archived.id,
			name: "Archived",
			ownerId: editors,
			endDate: today,
		});
		await editor().program.update({ id: archived.id, version: 1, archived: true });
		await world.db.delete(notification);
		await daily();
		expect((await told("Editor")).join()).not.toMatch(/Done|Nobody|Archived/);
	});

	it("of a mitigation is told as that of a task is", async () => {
		const risk = await editor().risk.create({ programId, description: "Storm", priority: "Low" });
		const { id } = await editor().risk.mitigation.create({
			riskId: risk.id,
			description: "Shelter",
			ownerId: editors,
			dueDate: today,
		});
		await daily();
		expect(await told("Editor")).toContain("due-soon: Shelter");
		await editor().risk.mitigation.update({ version: 1, riskId: risk.id, id, status: "Done" });
		const open = await world.as("Editor").notification.list({ unread: true });
		expect(open.map(({ title }) => title)).not.toContain("Shelter");
	});

	it.each([
		["done", (id: string) => editor().task.update({ id, version: 1, status: "Completed" })],
		["moved", (id: string) => editor().task.update({ id, version: 1, endDate: inDays(30) })],
		["given away", (id: string) => editor().task.update({ id, version: 1, ownerId: editors })],
		["deleted", (id: string) => editor().task.remove({ id })],
	])("takes its reminder as read once the task is %s", async (_how, change) => {
		const { id } = await newTask({ endDate: inDays(-1) });
		expect(await viewer().notification.unread()).toBe(2);
		await change(id);
		const open = await viewer().notification.list({ unread: true });
		expect(open.map(({ kind }) => kind)).toEqual(["assigned"]);
	});
});

describe("the day of a gate review that I prepare", () => {
	it("is told when it is near, and again when it has passed, until the review is decided", async () => {
		const review = await reviewOf({ reviewDate: inDays(-1) });
		const title = expect.stringMatching(/^overdue: G0/);
		expect(await told()).toEqual([expect.stringMatching(/^assigned: G0/), title]);
		await daily();
		expect(await told()).toHaveLength(2);
		await world.db.delete(notification);
		await daily();
		expect(await told()).toEqual([title]);
		await editor().stageGate.review.update({ id: review.id, version: 1, status: "In Review" });
		await editor().stageGate.review.update({ id: review.id, version: 2, status: "On Hold", note: "Wait" });
		await world.db.delete(notification);
		await daily();
		expect(await told()).toEqual([]);
	});
});

describe("a program in which I own something", () => {
	beforeEach(async () => {
		await newTask();
		await world.db.delete(notification);
	});
	const standing = { targetValue: "100", currentValue: "95" };

	it("tells me of a risk that becomes Critical", async () => {
		const risk = await editor().risk.create({ programId, description: "Strike", priority: "High" });
		expect(await told()).toEqual([]);
		await editor().risk.update({ id: risk.id, version: 1, priority: "Critical" });
		expect(await told()).toEqual([`risk-critical: ${risk.riskId} Strike`]);
		expect(await told("Editor")).toEqual([]);
	});

	it("tells me of a KPI that falls a band, by its measurement or by hand", async () => {
		const kpi = await editor().kpi.create({ programId, name: "On time", ...standing });
		await editor().kpi.update({ id: kpi.id, version: 1, currentValue: "92" });
		expect(await told()).toEqual([]);
		await editor().kpi.measurement.create({ kpiId: kpi.id, measurementDate: today, value: "60" });
		const [fell] = await viewer().notification.list({});
		expect(fell).toMatchObject({
			kind: "kpi-fell",
			title: "On time",
			body: "Fell from Excellent to At Risk.",
		});
	});

	it("tells me of a decided gate", async () => {
		const [gate] = await viewer().stageGate.list();
		await editor().stageGate.review.create({
			programId,
			stageGateId: gate?.id ?? "",
			status: "On Hold",
			note: "Wait for the survey.",
		});
		const [decided] = await viewer().notification.list({});
		expect(decided).toMatchObject({ title: "G0 Ideation: On Hold", body: "Wait for the survey." });
	});

	it("tells nobody else's program to me", async () => {
		const other = await editor().program.create({ name: "Elsewhere" });
		await editor().risk.create({ programId: other.id, description: "Strike", priority: "Critical" });
		expect(await told()).toEqual([]);
	});
});

describe("a week that asks too much of me", () => {
	it("is told when an assignment fills it, and by the daily look, once", async () => {
		const [one, two] = await Promise.all([
			editor().task.create({ programId, name: "One", startDate: inDays(7), endDate: inDays(21) }),
			editor().task.create({ programId, name: "Two", startDate: inDays(7), endDate: inDays(21) }),
		]);
		const assign = (taskId: string, percent: number) =>
			editor().task.assignment.create({ taskId, resourceId: mine, percent });
		await assign(one.id, 90);
		expect((await told()).filter((each) => each.startsWith("over"))).toEqual([]);
		await assign(two.id, 90);
		await daily();
		const full = (await told()).filter((each) => each.startsWith("over"));
		expect(full).toHaveLength(1);
		expect(full[0]).toMatch(/^over-allocated: The week of .* asks for \d+% of your time$/);
		await editor().task.remove({ id: two.id });
		await world.db.delete(notification);
		await editor().task.update({ id: one.id, version: 1, status: "In Progress" });
		expect(await told()).toEqual([]);
	});
});

describe("who becomes a team member", () => {
	it("is told at once what is due, also when they made themselves one", async () => {
		const member = await newMember(null);
		await newTask({ ownerId: member, name: "Waiting", endDate: inDays(1) });
		await editor().resource.update({ id: editors, version: 1, personId: null });
		await editor().resource.update({ id: member, version: 1, personId: world.people.Editor.id });
		expect(await told("Editor")).toEqual(["due-soon: Waiting"]);
		await editor().resource.update({ id: member, version: 2, personId: null });
		await editor().resource.update({ id: editors, version: 2, personId: world.people.Editor.id });
	});
});

describe("what a person wants to hear", () => {
	it("is everything, until they say otherwise", async () => {
		const wanted = await viewer().notification.preference.list();
		expect(wanted).toHaveLength(11);
		expect(wanted.every((each) => each.wanted)).toBe(true);
		const kind = "assigned" as const;
		const after = await viewer().notification.preference.update({ preferences: [{ kind, wanted: false }] });
		expect(after.filter((each) => !each.wanted)).toEqual([{ kind, wanted: false }]);
		await newTask({ endDate: today });
		expect(await told()).toEqual(["due-soon: Dredge"]);
		await viewer().notification.preference.update({ preferences: [{ kind, wanted: true }] });
		await newTask();
		expect(await told()).toContain("assigned: Dredge");
	});

	it("is refused of a kind that there is not", async () => {
		const preferences = [{ kind: "weather" as "assigned", wanted: true }];
		expect(await refusalOf(viewer().notification.preference.update({ preferences }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "preferences.0.kind" }],
		});
	});
});

describe("one's own notifications", () => {
	it("come newest first, page by page", async () => {
		for (const name of ["1", "2", "3", "4", "5"]) await newTask({ name });
		const first = await viewer().notification.list({ limit: 2 });
		const second = await viewer().notification.list({ limit: 2, before: first[1]?.id });
		const third = await viewer().notification.list({ limit: 2, before: second[1]?.id });
		expect([first, second, third].map((page) => page.map(({ title }) => title))).toEqual([
			["5", "4"],
			["3", "2"],
			["1"],
		]);
	});

	it("are read and unread one by one, and read all at once", async () => {
		for (const name of ["1", "2", "3"]) await newTask({ name });
		const [newest] = await viewer().notification.list({});
		const id = newest?.id ?? "";
		const read = await viewer().notification.update({ id, version: 1, read: true });
		expect(read.readAt).not.toBeNull();
		expect((await viewer().notification.update({ id, version: 2, read: true })).readAt).toBe(read.readAt);
		expect(await viewer().notification.unread()).toBe(2);
		expect((await viewer().notification.list({ unread: true })).map(({ title }) => title)).toEqual([
			"2",
			"1",
		]);
		expect((await viewer().notification.update({ id, version: 2, read: false })).readAt).toBeNull();
		expect(await viewer().notification.readAll()).toEqual({ read: 3 });
		expect(await viewer().notification.unread()).toBe(0);
	});

	it("are nobody else's", async () => {
		await newTask();
		const [own] = await viewer().notification.list({});
		const id = own?.id ?? "";
		expect(await editor().notification.list({})).toEqual([]);
		for (const call of [
			() => editor().notification.update({ id, version: 1, read: true }),
			() => editor().notification.list({ before: id }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
		expect(await editor().notification.readAll()).toEqual({ read: 0 });
		expect(await viewer().notification.unread()).toBe(1);
	});

	it("are announced to their person alone", async () => {
		const changes: ChangeFeed = {
			position: "",
			async *subscribe() {
				yield {
					id: "1",
					area: "notification",
					programId: null,
					objectId: null,
					personId: world.people.Editor.id,
					requestId: null,
				};
				yield {
					id: "1",
					area: "notification",
					programId: null,
					objectId: null,
					personId: world.people.Viewer.id,
					requestId: null,
				};
				yield { id: "1", area: "task", programId, objectId: null, personId: null, requestId: null };
			},
		};
		const heard: unknown[] = [];
		for await (const change of streamedItems(await world.as("Viewer", { changes }).live.changes()))
			heard.push(change);
		expect(heard).toEqual([
			{ area: "notification", programId: null, objectId: null, requestId: null },
			{ area: "task", programId, objectId: null, requestId: null },
		]);
	});
});

it("Other parts of the product tell a person what they have to tell, in their own transaction", async () => {
	const run = {
		id: programId,
		kind: "research",
		key: "research/1",
		version: 1,
		personId: world.people.Viewer.id,
		sessionId: null,
		subject: null,
		status: "succeeded",
		failure: null,
	} as const;
	await expect(
		world.db.transaction(async (tx) => {
			await notify(tx, [runFinished(run)]);
			throw new Error("rolled back");
		}),
	).rejects.toThrow("rolled back");
	expect(await told()).toEqual([]);
	await world.db.transaction((tx) => notify(tx, [runFinished(run), runFinished(run)]));
	expect(await told()).toEqual(["run-finished: Research"]);
});
