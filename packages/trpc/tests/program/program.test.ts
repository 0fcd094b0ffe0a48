import { auditEntry, program } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld();
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const trailOf = (objectId: string) =>
	world.db.select().from(auditEntry).where(eq(auditEntry.objectId, objectId)).orderBy(asc(auditEntry.id));

describe("creating a program", () => {
	it("stores it, and writes who did it into the audit trail", async () => {
		const created = await world.as("Editor").program.create({ name: "Harbour", startDate: "2026-01-01" });
		expect(created).toMatchObject({
			name: "Harbour",
			startDate: "2026-01-01",
			endDate: null,
			status: "Active",
			version: 1,
		});
		expect(created.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
		expect(await world.as("Viewer").program.byId({ id: created.id })).toEqual(created);
		expect(await trailOf(created.id)).toMatchObject([
			{
				action: "created",
				personName: "Editor Example",
				objectType: "program",
				objectTitle: "Harbour",
				requestId: expect.stringMatching(/^request-\d+$/),
			},
		]);
	});

	it("keeps its amounts in US dollars, or in the currency that it names", async () => {
		expect(await world.as("Editor").program.create({ name: "Pier" })).toMatchObject({ currency: "USD" });
		const euro = await world.as("Editor").program.create({ name: "Kai", currency: "EUR" });
		expect(euro).toMatchObject({ currency: "EUR" });
		await world.as("Editor").funding.source.create({
			programId: euro.id,
			sourceName: "Vorstand",
			allocatedAmount: "120000",
		});
		const change = { id: euro.id, version: euro.version, currency: "CHF" };
		expect(await refusalOf(world.as("Editor").program.update(change))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "currency", message: expect.stringContaining("only an Admin") }],
		});
		const renamed = await world.as("Admin").program.update(change);
		expect(renamed).toMatchObject({ currency: "CHF", version: 2 });
		expect(await world.as("Viewer").funding.source.list({ programId: euro.id })).toMatchObject([
			{ allocatedAmount: "120000.00" },
		]);
		expect((await trailOf(euro.id)).at(-1)).toMatchObject({
			action: "updated",
			before: { currency: "EUR" },
			after: { currency: "CHF" },
		});
	});

	it("is put into another currency by an Editor while it has no amounts", async () => {
		const editor = world.as("Editor");
		const { id } = await editor.program.create({ name: "Slip", currency: "EUR" });
		expect(await editor.program.update({ id, version: 1, currency: "CHF" })).toMatchObject({
			currency: "CHF",
		});
		await editor.risk.create({ programId: id, description: "Silt", probability: 0.5, impactCost: "30000" });
		expect(await refusalOf(editor.program.update({ id, version: 2, currency: "EUR" }))).toMatchObject({
			issues: [{ path: "currency" }],
		});
		expect(await editor.program.update({ id, version: 2, currency: "CHF", name: "Slipway" })).toMatchObject({
			name: "Slipway",
		});
	});

	it("leaves no trace when the input is refused", async () => {
		const before = await world.db.$count(program);
		const refusal = await refusalOf(world.as("Editor").program.create({ name: " " }));
		expect(refusal).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "name", message: "Program name is required" }],
		});
		expect(await world.db.$count(program)).toBe(before);
	});
});

describe("changing a program", () => {
	it("counts the version up and records only what changed", async () => {
		const created = await world.as("Editor").program.create({ name: "Depot", description: "Old" });
		const changed = await world
			.as("Admin")
			.program.update({ id: created.id, version: 1, description: "New", name: "Depot" });
		expect(changed).toMatchObject({ name: "Depot", description: "New", version: 2 });
		const [, entry] = await trailOf(created.id);
		expect(entry).toMatchObject({
			action: "updated",
			before: { description: "Old" },
			after: { description: "New" },
		});
	});

	it("refuses a stale version with the program as it is now", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Ferry" });
		const current = await world.as("Editor").program.update({ id, version: 1, name: "Ferry line" });
		expect(
			await refusalOf(world.as("Admin").program.update({ id, version: 1, status: "On Hold" })),
		).toMatchObject({
			code: "CONFLICT",
			current,
		});
	});

	it("lets exactly one of two simultaneous changes of the same version through", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Race" });
		const results = await Promise.allSettled(
			["A", "B", "C", "D"].map((name) => world.as("Editor").program.update({ id, version: 1, name })),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect((await world.as("Viewer").program.byId({ id })).version).toBe(2);
	});

	it("changes nothing, and tells nobody, when nothing differs", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Still" });
		expect(await world.as("Editor").program.update({ id, version: 1, name: "Still" })).toMatchObject({
			version: 1,
		});
		expect(await trailOf(id)).toHaveLength(1);
	});

	it("judges the dates on the whole row, not on what is sent", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Dates", startDate: "2026-06-01" });
		expect(
			await refusalOf(world.as("Editor").program.update({ id, version: 1, endDate: "2026-05-01" })),
		).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "endDate" }],
		});
	});

	it("archives and brings back", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Archive me" });
		const listed = async (archived: boolean) =>
			(await world.as("Viewer").program.list({ archived })).some((row) => row.id === id);
		await world.as("Editor").program.update({ id, version: 1, archived: true });
		expect([await listed(false), await listed(true)]).toEqual([false, true]);
		await world.as("Editor").program.update({ id, version: 2, archived: false });
		expect(await listed(false)).toBe(true);
		expect((await trailOf(id)).map(({ action }) => action)).toEqual(["created", "archived", "unarchived"]);
	});

	it("archived already, changes nothing when it is archived again", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Archive me twice" });
		const first = await world.as("Editor").program.update({ id, version: 1, archived: true });
		await vi.waitFor(() => expect(new Date().toISOString() > (first.archivedAt ?? "")).toBe(true));
		expect(await world.as("Admin").program.update({ id, version: 2, archived: true })).toEqual(first);
		expect(await trailOf(id)).toHaveLength(2);
	});

	it("says so when the program does not exist", async () => {
		expect(
			await refusalOf(world.as("Editor").program.update({ id: nobody, version: 1, name: "X" })),
		).toMatchObject({
			code: "NOT_FOUND",
		});
	});
});

describe("deleting a program", () => {
	it("can be undone by who may write, once", async () => {
		const created = await world.as("Editor").program.create({ name: "Gone" });
		const { undoId } = await world.as("Editor").program.remove({ id: created.id, version: 1 });
		expect(await refusalOf(world.as("Viewer").program.byId({ id: created.id }))).toMatchObject({
			code: "NOT_FOUND",
		});
		expect(await refusalOf(world.as("Viewer").trash.restore({ undoId }))).toMatchObject({
			code: "FORBIDDEN",
		});
		await world.as("Admin").trash.restore({ undoId });
		expect(await world.as("Viewer").program.byId({ id: created.id })).toEqual(created);
		expect(await refusalOf(world.as("Editor").trash.restore({ undoId }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});

	it("refuses a stale version", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Keep" });
		await world.as("Editor").program.update({ id, version: 1, name: "Keep it" });
		expect(await refusalOf(world.as("Editor").program.remove({ id, version: 1 }))).toMatchObject({
			code: "CONFLICT",
		});
	});
});

describe("an Idempotency-Key", () => {
	it("creates one program however often, and however simultaneously, the call is repeated", async () => {
		const call = () => world.as("Editor", { idempotencyKey: "key-1" }).program.create({ name: "Once" });
		const answers = await Promise.all([call(), call(), call()]);
		answers.push(await call());
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		expect(await world.db.$count(program, eq(program.name, "Once"))).toBe(1);
	});

	it("is refused with another request", async () => {
		await world.as("Editor", { idempotencyKey: "key-2" }).program.create({ name: "First" });
		const second = world.as("Editor", { idempotencyKey: "key-2" }).program.create({ name: "Second" });
		expect(await refusalOf(second)).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
	});

	it("knows the same request however its fields are ordered", async () => {
		const as = () => world.as("Editor", { idempotencyKey: "key-order" }).program;
		const first = await as().create({ name: "Ordered", status: "Active" });
		expect(await as().create({ status: "Active", name: "Ordered" })).toEqual(first);
	});

	it("belongs to one person", async () => {
		const [mine, theirs] = await Promise.all(
			(["Editor", "Admin"] as const).map((who) =>
				world.as(who, { idempotencyKey: "key-3" }).program.create({ name: "Shared key" }),
			),
		);
		expect(mine?.id).not.toBe(theirs?.id);
	});

	it("is free again after a refused call", async () => {
		const as = () => world.as("Editor", { idempotencyKey: "key-4" });
		await refusalOf(as().program.create({ name: "" }));
		expect(await as().program.create({ name: "Second try" })).toMatchObject({ name: "Second try" });
	});
});

describe("several programs", () => {
	it("change together or not at all, and come back by one step", async () => {
		const editor = world.as("Editor");
		const [one, other] = [
			await editor.program.create({ name: "Quay one" }),
			await editor.program.create({ name: "Quay two" }),
		];
		const holds = ({ id, version }: { id: string; version: number }) => ({ id, version, status: "On Hold" });
		const stale = editor.program.updateMany({ changes: [holds(one), holds({ ...other, version: 7 })] });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT" });
		const twice = editor.program.updateMany({ changes: [holds(one), holds(one)] });
		expect(await refusalOf(twice)).toMatchObject({ code: "INVALID_INPUT" });
		const nowhere = editor.program.updateMany({
			changes: [{ id: one.id, version: 1, portfolioId: nobody }],
		});
		expect(await refusalOf(nowhere)).toMatchObject({ issues: [{ path: "portfolioId" }] });
		expect((await editor.program.byId({ id: one.id })).version).toBe(1);

		const changed = await editor.program.updateMany({
			changes: [holds(one), { ...holds(other), archived: true }],
		});
		expect(changed).toMatchObject([
			{ id: one.id, status: "On Hold", archivedAt: null, version: 2 },
			{ id: other.id, status: "On Hold", archivedAt: expect.any(String), version: 2 },
		]);
		const targets = changed.map(({ id, version }) => ({ id, version }));
		const { undoId } = await editor.trash.remove({ objectType: "program", targets });
		expect(await refusalOf(editor.program.byId({ id: one.id }))).toMatchObject({ code: "NOT_FOUND" });
		await editor.trash.restore({ undoId });
		expect(await editor.program.byId({ id: other.id })).toMatchObject({ status: "On Hold" });
	});
});
