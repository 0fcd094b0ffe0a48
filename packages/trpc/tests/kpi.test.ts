import { auditEntry, kpi, kpiMeasurement, resource } from "@throughline/db/schema";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const api = () => world.as("Editor").kpi;
const newKpi = (name: string, more = {}) => api().create({ programId, name, targetValue: "100", ...more });
const measure = (kpiId: string, measurementDate: string, value: string) =>
	api().measurement.create({ kpiId, measurementDate, value });
const currentOf = async (id: string) => (await api().byId({ id })).currentValue;
const kpisTracked = async () => (await world.as("Viewer").dashboard.summary({ programId })).kpis;

describe("a KPI", () => {
	it("is created with the specified defaults, listed in order, and counted by the dashboard", async () => {
		const before = await kpisTracked();
		const first = await api().create({ programId, name: "Calls solved at once", ownerId: null });
		expect(first).toMatchObject({
			programId,
			name: "Calls solved at once",
			description: null,
			targetValue: null,
			currentValue: "0",
			unit: null,
			unitLabel: null,
			frequency: "Monthly",
			direction: "higher_is_better",
			ownerId: null,
			version: 1,
		});
		const second = await newKpi("Waiting time", { unit: "days", direction: "lower_is_better" });
		expect((await world.as("Viewer").kpi.list({ programId })).slice(-2)).toEqual([first, second]);
		expect(await world.as("Viewer").kpi.byId({ id: first.id })).toEqual(first);
		expect(await kpisTracked()).toBe(before + 2);
	});

	it("is changed field by field, and a stale version is refused with the KPI as it is now", async () => {
		const { id } = await newKpi("Stale");
		const current = await api().update({ id, version: 1, currentValue: 42, unit: "%" });
		expect(current).toMatchObject({ currentValue: "42", targetValue: "100", unit: "%", version: 2 });
		const stale = world.as("Admin").kpi.update({ id, version: 1, name: "Late" });
		expect(await refusalOf(stale)).toMatchObject({
			code: "CONFLICT",
			message: expect.stringContaining("changed this KPI"),
			current,
		});
	});

	it("takes a label with a custom unit, drops it with the unit, and refuses one without the other", async () => {
		const { id } = await newKpi("Pallets", { unit: "custom", unitLabel: "pallets" });
		expect(await api().update({ id, version: 1, unitLabel: "cases" })).toMatchObject({ unitLabel: "cases" });
		const bare = await api().update({ id, version: 2, unit: "hours" });
		expect(bare).toMatchObject({ unit: "hours", unitLabel: null });
		for (const change of [{ unit: "custom" }, { unitLabel: "cases" }, { unit: "%", unitLabel: "cases" }]) {
			expect(await refusalOf(api().update({ id, version: 3, ...change }))).toMatchObject({
				code: "INVALID_INPUT",
				issues: [{ path: "unitLabel" }],
			});
		}
	});

	it("meets a label for a unit that somebody else changed with a conflict, not a refusal", async () => {
		const { id } = await newKpi("Crates", { unit: "custom", unitLabel: "crates" });
		await api().update({ id, version: 1, unit: "days" });
		const late = api().update({ id, version: 1, unitLabel: "boxes" });
		expect(await refusalOf(late)).toMatchObject({
			code: "CONFLICT",
			current: { unit: "days", unitLabel: null },
		});
	});

	it("keeps a label that is longer since before, with the word refused for any other", async () => {
		const unitLabel = "incidents per 1,000 calls";
		const [row] = await world.db
			.insert(kpi)
			.values({ programId, name: "Long", unit: "custom", unitLabel })
			.returning();
		const id = row?.id ?? "";
		const kept = await api().update({ id, version: 1, name: "Longer", unit: "custom", unitLabel });
		expect(kept).toMatchObject({ name: "Longer", unitLabel });
		const another = api().update({ id, version: 2, unitLabel: "incidents per 2,000 calls" });
		expect(await refusalOf(another)).toMatchObject({
			issues: [{ path: "unitLabel", message: "Use at most 12 characters for the label of a unit" }],
		});
	});

	it("comes back with its measurements when its deletion is undone", async () => {
		const { id } = await newKpi("Gone");
		await measure(id, "2026-01-31", "7");
		const before = await api().byId({ id });
		const { undoId } = await api().remove({ id, version: before.version });
		expect(await refusalOf(api().byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
		expect(await world.db.$count(kpiMeasurement, eq(kpiMeasurement.kpiId, id))).toBe(0);
		await world.as("Editor").trash.restore({ undoId });
		expect(await api().byId({ id })).toEqual(before);
		expect(await api().measurement.list({ kpiId: id })).toHaveLength(1);
	});

	it("may have a team member as its owner, and nobody else", async () => {
		const [member] = await world.db.insert(resource).values({ name: "Ada" }).returning();
		expect(await newKpi("Owned", { ownerId: member?.id })).toMatchObject({ ownerId: member?.id });
		for (const refusal of await Promise.all(
			[newKpi("Lost", { ownerId: nobody }), api().update({ id: nobody, version: 1, ownerId: nobody })].map(
				refusalOf,
			),
		)) {
			expect(refusal).toMatchObject({ code: "INVALID_INPUT", issues: [{ path: "ownerId" }] });
		}
		expect(await world.db.$count(kpi, eq(kpi.name, "Lost"))).toBe(0);
	});

	it("that does not exist, or whose program does not, is not found", async () => {
		for (const refusal of await Promise.all(
			[
				api().byId({ id: nobody }),
				api().update({ id: nobody, version: 1, name: "X" }),
				api().remove({ id: nobody }),
				api().list({ programId: nobody }),
				api().trends({ programId: nobody }),
				api().create({ programId: nobody, name: "X" }),
				api().measurement.list({ kpiId: nobody }),
				measure(nobody, "2026-01-31", "1"),
				api().measurement.import({
					kpiId: nobody,
					measurements: [{ measurementDate: "2026-01-31", value: 1 }],
				}),
			].map(refusalOf),
		)) {
			expect(refusal).toMatchObject({ code: "NOT_FOUND" });
		}
	});
});

describe("the newest measurement", () => {
	it("is the current value, by its date and not by when it was added", async () => {
		const { id } = await newKpi("Followed", { currentValue: "5" });
		await measure(id, "2026-03-31", "30");
		expect(await currentOf(id)).toBe("30");
		await measure(id, "2026-01-31", "10");
		expect(await currentOf(id)).toBe("30");
		await measure(id, "2026-05-31", "50.5");
		expect(await currentOf(id)).toBe("50.5");
	});

	it("is followed when a measurement is changed, moved to another day, deleted and restored", async () => {
		const { id } = await newKpi("Followed everywhere");
		const old = await measure(id, "2026-01-31", "10");
		const newest = await measure(id, "2026-02-28", "20");
		await api().measurement.update({ kpiId: id, id: newest.id, version: 1, value: "25" });
		expect(await currentOf(id)).toBe("25");
		await api().measurement.update({ version: 1, kpiId: id, id: old.id, measurementDate: "2026-03-31" });
		expect(await currentOf(id)).toBe("10");
		const { undoId } = await api().measurement.remove({ kpiId: id, id: old.id, version: 2 });
		expect(await currentOf(id)).toBe("25");
		await world.as("Editor").trash.restore({ undoId });
		expect(await currentOf(id)).toBe("10");
	});

	it("leaves its value behind when it was the last one", async () => {
		const { id } = await newKpi("Left");
		const only = await measure(id, "2026-01-31", "10");
		await api().measurement.remove({ kpiId: id, id: only.id });
		expect(await currentOf(id)).toBe("10");
	});

	it("changes the KPI in the same transaction, on record", async () => {
		const { id } = await newKpi("On record");
		await measure(id, "2026-01-31", "10");
		const history = await world.as("Viewer").history.ofObject({ objectType: "kpi", objectId: id });
		expect(history[0]).toMatchObject({
			action: "updated",
			before: { currentValue: "0" },
			after: { currentValue: "10" },
		});
		const [entry] = await world.db
			.select()
			.from(auditEntry)
			.where(eq(auditEntry.objectType, "kpi measurement"))
			.orderBy(desc(auditEntry.id))
			.limit(1);
		expect(entry).toMatchObject({ action: "created", objectTitle: "On record, 2026-01-31", programId });
	});

	it("stands against a current value that somebody types in", async () => {
		const { id } = await newKpi("Typed", { currentValue: "3" });
		expect(await api().update({ id, version: 1, currentValue: "4" })).toMatchObject({ currentValue: "4" });
		await measure(id, "2026-01-31", "10.50");
		expect(await refusalOf(api().update({ id, version: 1, currentValue: "11" }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "currentValue", message: expect.stringContaining("add a measurement") }],
		});
		expect(await api().update({ id, version: 3, currentValue: "10.5", name: "Typed again" })).toMatchObject({
			currentValue: "10.5",
		});
	});

	it("is the newest one also when several are added at the same moment", async () => {
		const { id } = await newKpi("Race");
		const days = ["2026-01-01", "2026-01-02", "2026-01-03", "2026-01-04", "2026-01-05"];
		await Promise.all(days.map((day, index) => measure(id, day, String(index))));
		expect(await currentOf(id)).toBe("4");
	});
});

describe("a measurement", () => {
	it("has its day for itself", async () => {
		const { id } = await newKpi("One a day");
		await measure(id, "2026-01-31", "1");
		const other = await measure(id, "2026-02-28", "2");
		for (const refusal of await Promise.all(
			[
				measure(id, "2026-01-31", "3"),
				api().measurement.update({ version: 1, kpiId: id, id: other.id, measurementDate: "2026-01-31" }),
			].map(refusalOf),
		)) {
			expect(refusal).toMatchObject({
				code: "ALREADY_EXISTS",
				issues: [{ path: "measurementDate" }],
			});
		}
		const same = await api().measurement.update({
			version: 1,
			kpiId: id,
			id: other.id,
			measurementDate: "2026-02-28",
			value: 4,
		});
		expect(same).toMatchObject({ value: "4", version: 2 });
	});

	it("of another KPI is not found under this one", async () => {
		const [one, other] = [await newKpi("One"), await newKpi("Other")];
		const { id } = await measure(one.id, "2026-01-31", "1");
		for (const refusal of await Promise.all(
			[
				api().measurement.byId({ kpiId: other.id, id }),
				api().measurement.update({ version: 1, kpiId: other.id, id, value: 2 }),
				api().measurement.remove({ kpiId: other.id, id }),
			].map(refusalOf),
		)) {
			expect(refusal).toMatchObject({ code: "NOT_FOUND" });
		}
		expect(await api().measurement.byId({ kpiId: one.id, id })).toMatchObject({ value: "1", version: 1 });
	});

	it("is refused in a stale version", async () => {
		const kpi = await newKpi("Stale measurement");
		const { id } = await measure(kpi.id, "2026-01-31", "1");
		await api().measurement.update({ kpiId: kpi.id, id, version: 1, value: 2 });
		const stale = api().measurement.update({ kpiId: kpi.id, id, version: 1, value: 3 });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current: { value: "2", version: 2 } });
	});
});

describe("an import", () => {
	it("adds new days, overwrites known ones, leaves equal ones alone, and says how many of each", async () => {
		const { id } = await newKpi("Imported");
		await measure(id, "2026-01-31", "10");
		await measure(id, "2026-02-28", "20.0");
		const measurements = [
			{ measurementDate: "2026-01-31", value: "11" },
			{ measurementDate: "2026-02-28", value: "20.00" },
			{ measurementDate: "2026-03-31", value: "30" },
			{ measurementDate: "2025-12-31", value: "9" },
		];
		expect(await api().measurement.import({ kpiId: id, measurements })).toEqual({
			added: 2,
			overwritten: 1,
			unchanged: 1,
		});
		const stored = await api().measurement.list({ kpiId: id });
		expect(stored.map(({ measurementDate, value, version }) => [measurementDate, value, version])).toEqual([
			["2025-12-31", "9", 1],
			["2026-01-31", "11", 2],
			["2026-02-28", "20", 1],
			["2026-03-31", "30", 1],
		]);
		expect(await currentOf(id)).toBe("30");
		const history = await world.as("Viewer").history.ofObject({ objectType: "kpi", objectId: id });
		expect(history.find(({ action }) => action === "measured")).toMatchObject({
			before: { measurements: { "2026-01-31": "10" } },
			after: { measurements: { "2025-12-31": "9", "2026-01-31": "11", "2026-03-31": "30" } },
		});
	});

	it("of what is there already tells nobody", async () => {
		const { id } = await newKpi("Imported twice");
		const input = { kpiId: id, measurements: [{ measurementDate: "2026-01-31", value: "1" }] };
		await api().measurement.import(input);
		const entries = await world.db.$count(auditEntry);
		expect(await api().measurement.import(input)).toEqual({ added: 0, overwritten: 0, unchanged: 1 });
		expect(await world.db.$count(auditEntry)).toBe(entries);
	});

	it("with one bad line changes nothing", async () => {
		const { id } = await newKpi("All or none");
		const bad = api().measurement.import({
			kpiId: id,
			measurements: [
				{ measurementDate: "2026-01-31", value: "1" },
				{ measurementDate: "2026-02-30", value: "1" },
			],
		});
		expect(await refusalOf(bad)).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "measurements.1.measurementDate" }],
		});
		expect(await api().measurement.list({ kpiId: id })).toEqual([]);
	});
});

it("The trends hold the newest 24 values of each measured KPI, oldest first", async () => {
	const { id: ofItsOwn } = await world.as("Editor").program.create({ name: "Trends" });
	const { id } = await api().create({ programId: ofItsOwn, name: "Measured" });
	await api().create({ programId: ofItsOwn, name: "Not measured" });
	expect(await api().trends({ programId: ofItsOwn })).toEqual([]);
	const measurements = Array.from({ length: 30 }, (_, index) => ({
		measurementDate: `2026-01-${String(index + 1).padStart(2, "0")}`,
		value: index,
	}));
	await api().measurement.import({ kpiId: id, measurements });
	const [trend, ...rest] = await world.as("Viewer").kpi.trends({ programId: ofItsOwn });
	expect([rest, trend?.kpiId, trend?.measurements.length]).toEqual([[], id, 24]);
	expect([trend?.measurements[0], trend?.measurements.at(-1)]).toEqual([
		{ measurementDate: "2026-01-07", value: "6" },
		{ measurementDate: "2026-01-30", value: "29" },
	]);
});
