import { connect } from "@throughline/db/connect";
import { auditEntry, kpi, notification, program, risk } from "@throughline/db/schema";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkAllThresholds } from "../../src/consultant/tripwire/check.ts";
import { createWorld, refusalOf, type World } from "../world.ts";
import { plannedStrategy } from "./planned-strategy.ts";

let world: World;
let strategy: Awaited<ReturnType<typeof plannedStrategy>>;
let programId: string;
let watchedKpi: typeof kpi.$inferSelect;

beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
	strategy = await plannedStrategy(world.db, world.people.Editor.id);
	const { sessionId, versionNumber } = strategy;
	({ programId } = await world.as("Editor").consultant.integration.integrate({ sessionId, versionNumber }));
	const [first] = await world.db.select().from(kpi).where(eq(kpi.programId, programId));
	if (!first) throw new Error("no KPI");
	watchedKpi = first;
});

const wires = (who: "Editor" | "Viewer" | "Admin" = "Editor") => world.as(who).consultant.tripwire;
/** On the approach's first assumption: crossed when the KPI, which stands at 14 %, rises above 20. */
const set = (change: Partial<Parameters<ReturnType<typeof wires>["create"]>[0]> = {}) =>
	wires().create({
		sessionId: strategy.sessionId,
		versionNumber: 1,
		decisionId: "approach",
		assumptionId: "cause",
		metric: "kpi",
		objectId: watchedKpi.id,
		direction: "above",
		threshold: "20",
		...change,
	});
const measure = async (currentValue: string) => {
	const { id } = watchedKpi;
	const { version } = await world.as("Admin").kpi.byId({ id });
	return await world.as("Admin").kpi.update({ id, version, currentValue });
};
const told = (who: "Editor" | "Admin") =>
	world.db
		.select({ title: notification.title, body: notification.body, objectId: notification.objectId })
		.from(notification)
		.where(
			and(
				eq(notification.kind, "decision-reopened"),
				eq(notification.personId, world.people[who].id),
				eq(notification.programId, programId),
			),
		);

describe("a threshold on an assumption", () => {
	it.each([
		[{ unit: "currency", unitLabel: null }, "EUR"],
		[{ unit: "custom", unitLabel: "pallets" }, "pallets"],
	] as const)("on a KPI in %j of a program in euros is in %s", async (unit, expected) => {
		await world.db.update(program).set({ currency: "EUR" }).where(eq(program.id, programId));
		await world.db.update(kpi).set(unit).where(eq(kpi.id, watchedKpi.id));
		expect(await set()).toMatchObject({ unit: expected });
	});

	it("says what it is about, what it watches and where that stands", async () => {
		const wire = await set();
		const [approach] = strategy.decisions;
		expect(wire).toMatchObject({
			question: approach?.question,
			assumption: approach?.assumptions[0]?.text,
			quote: { verified: true },
			programId,
			subject: watchedKpi.name,
			unit: "%",
			currentValue: "14",
			threshold: "20",
			ownerId: world.people.Editor.id,
			ownerName: "Editor Example",
			reopened: false,
		});
		expect(await wires("Viewer").ofProgram({ programId })).toEqual([wire]);
		const ofVersion = { sessionId: strategy.sessionId, versionNumber: 1 };
		for (const who of ["Editor", "Viewer"] as const) {
			expect(await wires(who).ofVersion(ofVersion)).toEqual([wire]);
		}
	});

	it("reopens its decision in the change that crosses it, and tells the owner once", async () => {
		const { id } = await set();
		await measure("20");
		expect(await wires().byId({ id })).toMatchObject({ reopened: false, crossedAt: null });
		await measure("20.5");
		const crossed = await wires().byId({ id });
		expect(crossed).toMatchObject({ reopened: true, crossedValue: "20.5", crossedAt: expect.any(String) });
		expect(crossed.reason).toContain("is at 20.5%, above 20%. The decision assumes: ");
		await measure("30");
		const notices = await told("Editor");
		expect(notices).toEqual([
			{
				title: `Decision reopened: ${watchedKpi.name}`,
				body: `${crossed.reason} Decision: ${crossed.question}`,
				objectId: id,
			},
		]);
		const [line] = await world.db
			.select({ action: auditEntry.action, who: auditEntry.personName })
			.from(auditEntry)
			.where(and(eq(auditEntry.objectId, id), eq(auditEntry.action, "reopened")));
		expect(line).toEqual({ action: "reopened", who: "Admin Example" });
	});

	it("follows a measurement, too, as the newest is the KPI's value", async () => {
		const { id } = await set();
		await world
			.as("Admin")
			.kpi.measurement.create({ kpiId: watchedKpi.id, measurementDate: "2026-11-20", value: "25" });
		expect(await wires().byId({ id })).toMatchObject({ reopened: true, crossedValue: "25" });
	});

	it("knows no value of a KPI that was never measured; a measured 0 is one", async () => {
		const admin = world.as("Admin").kpi;
		const fresh = await admin.create({ programId, name: "Orders on time" });
		const { id, ...wire } = await set({ objectId: fresh.id, direction: "below", threshold: "85" });
		expect(wire).toMatchObject({ currentValue: null, reopened: false });
		await world.db.transaction((tx) => checkAllThresholds(tx));
		expect(await wires().byId({ id })).toMatchObject({ currentValue: null, reopened: false });
		await admin.measurement.create({ kpiId: fresh.id, measurementDate: "2026-11-20", value: "0" });
		expect(await wires().byId({ id })).toMatchObject({ currentValue: "0", reopened: true });
	});

	it("is set once: the same again is refused, also by a change, and of two at once one", async () => {
		await set();
		const refused = {
			code: "ALREADY_EXISTS",
			message: "This threshold is set on this assumption already",
		};
		expect(await refusalOf(set({ threshold: "20.0" }))).toMatchObject(refused);
		const { id } = await set({ threshold: "30" });
		expect(await refusalOf(wires().update({ id, version: 1, threshold: "20" }))).toMatchObject(refused);
		expect(await wires().update({ id, version: 1, threshold: "30.0" })).toMatchObject({ threshold: "30" });
		await set({ direction: "below", threshold: "1" });
		const spent = () => set({ metric: "cost", objectId: null, threshold: "9000", assumptionId: "budget" });
		const both = await Promise.allSettled([spent(), spent()]);
		expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	});

	it("tells a stale change what it is now, as it is read", async () => {
		const { id } = await set();
		const current = await wires().byId({ id });
		const stale = { id, version: 9 };
		for (const call of [() => wires().update({ ...stale, threshold: "50" }), () => wires().remove(stale)]) {
			expect(await refusalOf(call())).toMatchObject({ code: "CONFLICT", current });
		}
		await measure("25");
		const reopened = await wires().byId({ id });
		expect(await refusalOf(wires().settle({ ...stale, note: "It stands" }))).toMatchObject({
			code: "CONFLICT",
			current: reopened,
		});
	});

	it("stays open when the value is back, until a person settles it; then it can be crossed again", async () => {
		const { id } = await set();
		await measure("25");
		await measure("15");
		expect(await wires().byId({ id })).toMatchObject({ reopened: true, currentValue: "15" });
		expect(await refusalOf(wires().settle({ id, version: 1, note: "  " }))).toMatchObject({
			code: "INVALID_INPUT",
		});
		const settled = await wires().settle({ id, version: 2, note: "One bad week in the harbour" });
		expect(settled).toMatchObject({
			reopened: false,
			crossedAt: null,
			settledNote: "One bad week in the harbour",
			settledAt: expect.any(String),
		});
		await measure("26");
		expect(await wires().byId({ id })).toMatchObject({ reopened: true, settledAt: null, crossedValue: "26" });
		expect(await told("Editor")).toHaveLength(2);
	});

	it("does not cross again while the value has stayed beyond since it was settled", async () => {
		const { id } = await set();
		await measure("25");
		await wires().settle({ id, version: 2, note: "We accept this" });
		await measure("27");
		expect(await wires().byId({ id })).toMatchObject({ reopened: false, settledNote: "We accept this" });
		await measure("10");
		await measure("22");
		expect(await wires().byId({ id })).toMatchObject({ reopened: true });
		expect(await told("Editor")).toHaveLength(2);
	});

	it("watches a risk's score while the risk is active", async () => {
		const [row] = await world.db.select().from(risk).where(eq(risk.programId, programId));
		const objectId = row?.id ?? "";
		const change = (version: number, fields: object) =>
			world.as("Admin").risk.update({ id: objectId, version, ...fields });
		await change(1, { likelihood: "Rare" });
		const { id } = await set({ metric: "risk", objectId, threshold: "15", assumptionId: "budget" });
		await change(2, { status: "Closed", likelihood: "Certain", impact: "Very High" });
		expect(await wires().byId({ id })).toMatchObject({ reopened: false, currentValue: null });
		await change(3, { status: "Open" });
		const crossed = await wires().byId({ id });
		expect(crossed).toMatchObject({ reopened: true, crossedValue: "25" });
		expect(crossed.reason).toContain(`The score of ${row?.riskId} is at 25, above 15.`);
	});

	it("watches what was spent and approved", async () => {
		const { id } = await set({
			metric: "cost",
			objectId: null,
			threshold: "1000.50",
			assumptionId: "budget",
		});
		const admin = world.as("Admin");
		const expense = await world
			.as("Editor")
			.funding.expense.create({ programId, description: "Carts", amount: "2000" });
		expect(await wires().byId({ id })).toMatchObject({ reopened: false, currentValue: "0.00" });
		await admin.funding.expense.update({ id: expense.id, version: 1, approvedById: world.people.Admin.id });
		const crossed = await wires().byId({ id });
		expect(crossed).toMatchObject({ reopened: true, crossedValue: "2000", subject: "Approved spending" });
		expect(crossed.reason).toContain("Approved spending is at $2,000, above $1,000.50.");
	});

	it("that is crossed already opens the decision at once; moved, it is judged anew", async () => {
		const wire = await set({ threshold: "5" });
		expect(wire).toMatchObject({ reopened: true, crossedValue: "14" });
		const { id, version } = wire;
		expect(await wires().update({ id, version, threshold: "50" })).toMatchObject({
			reopened: false,
			crossedAt: null,
		});
		expect(await refusalOf(wires().update({ id, version, threshold: "60" }))).toMatchObject({
			code: "CONFLICT",
		});
	});

	it("is looked at every hour for what no change saw, once, also on two instances", async () => {
		const { id } = await set();
		await world.db.update(kpi).set({ currentValue: "40" }).where(eq(kpi.id, watchedKpi.id));
		expect(await wires().byId({ id })).toMatchObject({ reopened: false });
		const two = connect(world.url, { max: 1 });
		try {
			await Promise.all([
				world.db.transaction((tx) => checkAllThresholds(tx)),
				two.db.transaction((tx) => checkAllThresholds(tx)),
			]);
		} finally {
			await two.close();
		}
		expect(await wires().byId({ id })).toMatchObject({ reopened: true, crossedValue: "40" });
		expect(await told("Editor")).toHaveLength(1);
	});

	it("is deleted and comes back by undo; it goes with its program", async () => {
		const { id } = await set();
		const { undoId } = await wires().remove({ id });
		expect(await wires().ofProgram({ programId })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect((await wires().ofProgram({ programId })).map((wire) => wire.id)).toEqual([id]);
		await world.as("Editor").program.remove({ id: programId });
		expect(await refusalOf(wires().byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
	});

	it("needs an integrated version, an assumption that is there and something of the program to watch", async () => {
		const foreign = await plannedStrategy(world.db, world.people.Admin.id);
		const open = await plannedStrategy(world.db, world.people.Editor.id);
		const nothing = "018f0000-0000-7000-8000-00000000ffff";
		const refusals = [
			[{ sessionId: open.sessionId }, "NOT_READY"],
			[{ sessionId: foreign.sessionId }, "NOT_FOUND"],
			[{ decisionId: "none" }, "INVALID_INPUT"],
			[{ assumptionId: "none" }, "INVALID_INPUT"],
			[{ objectId: nothing }, "INVALID_INPUT"],
			[{ objectId: null }, "INVALID_INPUT"],
			[{ metric: "cost" as const }, "INVALID_INPUT"],
			[{ ownerId: nothing }, "INVALID_INPUT"],
			[{ threshold: "much" }, "INVALID_INPUT"],
		] as const;
		for (const [change, code] of refusals) expect(await refusalOf(set(change))).toMatchObject({ code });
		expect(await refusalOf(wires().settle({ version: 1, id: (await set()).id, note: "Fine" }))).toMatchObject(
			{
				code: "NOT_READY",
			},
		);
	});
});
