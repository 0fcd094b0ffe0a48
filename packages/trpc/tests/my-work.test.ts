import { databaseDay } from "@throughline/db/clock";
import { strategyVersion, tripwire } from "@throughline/db/schema";
import { mostOfKind } from "@throughline/domain/my-work";
import { addDays } from "@throughline/domain/value/day";
import { isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let today: string;
let memberId: string;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	today = await databaseDay(world.db);
	const { id } = await editor().resource.create({ name: "Chiara", personId: world.people.Contributor.id });
	memberId = id;
});
beforeEach(async () => {
	programId = (await editor().program.create({ name: "Harbour", currency: "EUR" })).id;
});
afterAll(() => world.drop());

const editor = () => world.as("Editor");
/** The Contributor's work in the program of this test. */
async function ownWork() {
	const { items, ...rest } = await world.as("Contributor").myWork.list();
	return { ...rest, items: items.filter((item) => item.programId === programId) };
}
const taskOf = (given: object = {}) =>
	editor().task.create({ programId, name: "Dredge", ownerId: memberId, ...given });

describe("my work", () => {
	it("is for those who are signed in", async () => {
		expect((await refusalOf(world.as(null).myWork.list())).code).toBe("UNAUTHENTICATED");
	});

	it("has no team member, and nothing, for an account that is linked to none", async () => {
		expect(await world.as("Viewer").myWork.list()).toEqual({
			member: null,
			items: [],
			more: false,
			hasHadWork: false,
		});
	});

	it("lists open tasks by due date, own ones and those with a share, and no others", async () => {
		const later = await taskOf({ name: "B", endDate: addDays(today, 30), note: "Soon", progress: 20 });
		const undated = await taskOf({ name: "C" });
		const overdue = await taskOf({ name: "A", endDate: addDays(today, -1), status: "At Risk" });
		await taskOf({ name: "Done", status: "Completed" });
		const foreign = await taskOf({ name: "D", ownerId: null });
		for (const percent of [20, 40])
			await editor().task.assignment.create({
				taskId: foreign.id,
				resourceId: memberId,
				percent,
				startDate: addDays(today, percent),
			});
		await taskOf({ name: "E", ownerId: null });
		const { items, member, hasHadWork } = await ownWork();
		expect(member).toEqual({ id: memberId, name: "Chiara" });
		expect(hasHadWork).toBe(true);
		expect(items).toEqual([
			expect.objectContaining({
				kind: "task",
				id: overdue.id,
				title: "A",
				status: "At Risk",
				owned: true,
				programName: "Harbour",
				dueDate: addDays(today, -1),
				version: 1,
			}),
			expect.objectContaining({ id: later.id, note: "Soon", progress: 20 }),
			expect.objectContaining({ id: undated.id, dueDate: null }),
			expect.objectContaining({ id: foreign.id, owned: false }),
		]);
	});

	it("leaves an archived program out", async () => {
		await taskOf();
		const { version } = await editor().program.byId({ id: programId });
		await editor().program.update({ id: programId, version, archived: true });
		expect((await ownWork()).items).toEqual([]);
	});

	it("lists own mitigations and those of own risks until they are done", async () => {
		const own = await editor().risk.create({ programId, description: "Silt", ownerId: memberId });
		const foreign = await editor().risk.create({ programId, description: "Fog" });
		const add = (riskId: string, given: object) =>
			editor().risk.mitigation.create({ riskId, description: "Dredge", ...given });
		const ofOwnRisk = await add(own.id, { dueDate: today });
		const mine = await add(foreign.id, { ownerId: memberId, status: "In Progress" });
		await add(foreign.id, {});
		await add(own.id, { status: "Done" });
		expect((await ownWork()).items).toEqual([
			expect.objectContaining({
				kind: "mitigation",
				id: ofOwnRisk.id,
				riskId: own.id,
				riskCode: own.riskId,
				status: "Planned",
				dueDate: today,
			}),
			expect.objectContaining({ id: mine.id, riskId: foreign.id, status: "In Progress", dueDate: null }),
		]);
	});

	it("asks for a KPI's value by its frequency, and no longer once it is there", async () => {
		const kpi = await editor().kpi.create({
			programId,
			name: "Depth",
			unit: "currency",
			frequency: "Weekly",
			ownerId: memberId,
		});
		expect((await ownWork()).items).toEqual([
			{
				kind: "measurement",
				id: kpi.id,
				programId,
				programName: "Harbour",
				title: "Depth",
				dueDate: today,
				frequency: "Weekly",
				unit: "EUR",
				currentValue: "0",
				measuredOn: null,
			},
		]);
		const measure = (measurementDate: string) =>
			world.as("Contributor").kpi.measurement.create({ kpiId: kpi.id, measurementDate, value: "3" });
		await measure(addDays(today, -10));
		expect((await ownWork()).items).toMatchObject([
			{ dueDate: addDays(today, -3), measuredOn: addDays(today, -10), currentValue: "3" },
		]);
		await measure(today);
		expect((await ownWork()).items).toEqual([]);
	});

	it("lists own gate reviews until they are decided", async () => {
		const [gate] = await editor().stageGate.list();
		if (!gate) throw new Error("no gate");
		const given = { programId, stageGateId: gate.id, reviewDate: addDays(today, 1) };
		const review = await editor().stageGate.review.create({ ...given, ownerId: memberId });
		await editor().stageGate.review.create(given);
		expect((await ownWork()).items).toEqual([
			{
				kind: "review",
				id: review.id,
				programId,
				programName: "Harbour",
				title: `${gate.code} ${gate.name}`,
				dueDate: addDays(today, 1),
				status: "Pending",
			},
		]);
		await editor().stageGate.review.update({ id: review.id, version: 1, status: "In Review" });
		await editor().stageGate.review.update({ id: review.id, version: 2, status: "On Hold", note: "Wait" });
		expect((await ownWork()).items).toEqual([]);
	});

	it("asks those who may approve for expenses that nobody has approved", async () => {
		const { id } = await editor().funding.expense.create({ programId, description: "Buoys", amount: "12" });
		const waiting = {
			...{ kind: "expense", id, title: "Buoys", amount: "12.00", currency: "EUR", dueDate: null },
			filedById: world.people.Editor.id,
		};
		const ofEditor = async () =>
			(await editor().myWork.list()).items.filter((item) => item.programId === programId);
		expect(await ofEditor()).toMatchObject([waiting]);
		expect((await ownWork()).items).toEqual([]);
		await world.as("Admin").funding.expense.update({ id, version: 1, approvedById: world.people.Admin.id });
		expect(await ofEditor()).toEqual([]);
	});

	it("shows at most the items of a kind that are due first, and says that there are more", async () => {
		expect((await ownWork()).more).toBe(false);
		await world.db.execute(sql`insert into task (id, program_id, name, owner_id, end_date)
			select gen_random_uuid(), ${programId}::uuid, 'Task', ${memberId}::uuid, date '2020-01-01' + n
			from generate_series(1, ${mostOfKind + 1}::int) as n`);
		const { items, more } = await world.as("Contributor").myWork.list();
		expect(more).toBe(true);
		const shown = items.filter(({ kind }) => kind === "task");
		expect(shown).toHaveLength(mostOfKind);
		expect(shown[0]).toMatchObject({ dueDate: "2020-01-02" });
		await world.db.execute(sql`delete from task where program_id = ${programId}`);
	});
});

describe("a crossed assumption", () => {
	it("is its owner's until they let the decision stand", async () => {
		const demo = await createWorld({ demo: true });
		try {
			const [version] = await demo.db
				.select()
				.from(strategyVersion)
				.where(isNotNull(strategyVersion.convertedProgramId));
			if (!version?.convertedProgramId) throw new Error("The demo has no integrated strategy");
			const { sessionId, versionNumber, convertedProgramId } = version;
			const [wire] = await demo.db
				.insert(tripwire)
				.values({
					sessionId,
					versionNumber,
					programId: convertedProgramId,
					decisionId: "approach",
					assumptionId: "Costs stay under the limit",
					metric: "cost",
					direction: "above",
					threshold: "1",
					ownerId: demo.people.Viewer.id,
					crossedAt: "2026-11-20T08:00:00.000Z",
					crossedValue: "2",
					reason: "It rose",
				})
				.returning();
			if (!wire) throw new Error("no threshold");
			const { items, member } = await demo.as("Viewer").myWork.list();
			expect(member).toBeNull();
			expect(items).toContainEqual(
				expect.objectContaining({
					kind: "tripwire",
					id: wire.id,
					programId: wire.programId,
					dueDate: "2026-11-20",
					title: "Costs stay under the limit",
					reason: "It rose",
				}),
			);
			await demo.db.update(tripwire).set({ settledAt: "2026-11-21T08:00:00.000Z" });
			expect((await demo.as("Viewer").myWork.list()).items).toEqual([]);
			const none = await demo.as("Contributor").myWork.list();
			expect(none.items).toEqual([]);
		} finally {
			await demo.drop();
		}
	});
});

describe("a person who is no team member", () => {
	it("asks the Admins to be linked, who hear of it once a day", async () => {
		const asking = () => world.as("Viewer").myWork.askToBeLinked();
		expect(await asking()).toEqual({ asked: 1 });
		await asking();
		const told = await world.as("Admin").notification.list({});
		expect(told.filter(({ kind }) => kind === "link-asked")).toMatchObject([
			{
				title: "Viewer Example asks to be linked to a team member",
				objectType: "person",
				objectId: world.people.Viewer.id,
			},
		]);
		const member = await world
			.as("Editor")
			.resource.create({ name: "Vera", personId: world.people.Viewer.id });
		expect(await refusalOf(asking())).toMatchObject({
			code: "CONFLICT",
			message: "Your account is linked to Vera already",
		});
		await world.as("Editor").resource.remove({ id: member.id });
	});
});
