import { newId } from "@throughline/db/id";
import { auditEntry, expense, person } from "@throughline/db/schema";
import { asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "../world.ts";

let world: World;
let programId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = (await world.as("Editor").program.create({ name: "Harbour" })).id;
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const today = new Date().toISOString().slice(0, 10);
const actionsOf = async (objectId: string) => {
	const rows = await world.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.objectId, objectId))
		.orderBy(asc(auditEntry.id));
	return rows.map(({ action }) => action);
};

const addExpense = (input: object = {}) =>
	world
		.as("Editor")
		.funding.expense.create({ programId, description: "Licences", amount: "100.00", ...input });

describe("funding sources", () => {
	it("are added, listed by the day of their receipt, changed and deleted", async () => {
		const { source } = world.as("Editor").funding;
		const open = await source.create({ programId, sourceName: "Reserve", allocatedAmount: 1000.5 });
		const dated = await source.create({
			programId,
			sourceName: "Board",
			allocatedAmount: "2000",
			dateReceived: "2026-01-05",
		});
		expect(open).toMatchObject({ allocatedAmount: "1000.50", dateReceived: null, version: 1 });
		const listed = await world.as("Viewer").funding.source.list({ programId });
		expect(listed.map(({ sourceName }) => sourceName)).toEqual(["Board", "Reserve"]);
		const changed = await source.update({ id: dated.id, version: 1, allocatedAmount: "2500.25" });
		expect(changed).toMatchObject({ allocatedAmount: "2500.25", version: 2 });
		expect(await world.as("Viewer").funding.source.byId({ id: dated.id })).toEqual(changed);
		expect(await world.as("Viewer").dashboard.summary({ programId })).toMatchObject({
			budget: { total: "3500.75" },
		});
		const { undoId } = await source.remove({ id: open.id, version: 1 });
		expect(await source.list({ programId })).toHaveLength(1);
		await world.as("Editor").trash.restore({ undoId });
		expect(await source.byId({ id: open.id })).toEqual(open);
	});

	it.each([
		["sourceName", { sourceName: " ", allocatedAmount: "1" }, "Source name is required"],
		["allocatedAmount", { sourceName: "X", allocatedAmount: "-1" }, "The amount must not be negative"],
		["allocatedAmount", { sourceName: "X", allocatedAmount: "1.234" }, "Enter an amount"],
		["dateReceived", { sourceName: "X", allocatedAmount: "1", dateReceived: "soon" }, "Enter a date"],
	])("are refused with a wrong %s", async (path, input, sentence) => {
		expect(await refusalOf(world.as("Editor").funding.source.create({ programId, ...input }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path, message: expect.stringContaining(sentence) }],
		});
	});

	it("are refused in a stale version, and for a program that does not exist", async () => {
		const { source } = world.as("Editor").funding;
		const { id } = await source.create({ programId, sourceName: "Twice", allocatedAmount: "1" });
		await source.update({ id, version: 1, sourceName: "Once" });
		expect(await refusalOf(source.update({ id, version: 1, sourceName: "X" }))).toMatchObject({
			code: "CONFLICT",
			current: { sourceName: "Once" },
		});
		const refusals = await Promise.all([
			refusalOf(source.create({ programId: nobody, sourceName: "X", allocatedAmount: "1" })),
			refusalOf(source.list({ programId: nobody })),
			refusalOf(source.byId({ id: nobody })),
		]);
		expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill("NOT_FOUND"));
	});
});

describe("expenses", () => {
	it("are Software, today's and nobody's approval unless they say otherwise", async () => {
		expect(await addExpense()).toMatchObject({
			category: "Software",
			expenseDate: today,
			vendor: null,
			approvedById: null,
			approvedByName: null,
			version: 1,
		});
	});

	it("are listed newest first", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Ordered" });
		for (const expenseDate of ["2026-01-05", "2026-03-01", "2026-02-01"])
			await addExpense({ programId: id, expenseDate });
		const listed = await world.as("Viewer").funding.expense.list({ programId: id });
		expect(listed.map(({ expenseDate }) => expenseDate)).toEqual(["2026-03-01", "2026-02-01", "2026-01-05"]);
	});

	it.each([
		["description", { description: "" }],
		["amount", { amount: "a lot" }],
		["category", { category: "Bribes" }],
		["expenseDate", { expenseDate: "2026-02-30" }],
		["approvedById", { approvedById: nobody }],
		["boss", { boss: 1 }],
	])("are refused with a wrong %s", async (path, input) => {
		expect(await refusalOf(addExpense(input))).toMatchObject({ code: "INVALID_INPUT", issues: [{ path }] });
	});

	it("are not found when they do not exist, or their program does not", async () => {
		const { expense } = world.as("Editor").funding;
		const refusals = await Promise.all([
			refusalOf(expense.list({ programId: nobody })),
			refusalOf(expense.byId({ id: nobody })),
			refusalOf(expense.update({ id: nobody, version: 1, amount: "1" })),
			refusalOf(expense.remove({ id: nobody })),
			refusalOf(addExpense({ programId: nobody })),
		]);
		expect(refusals.map(({ code }) => code)).toEqual(Array(5).fill("NOT_FOUND"));
	});

	it("of a stale version answer with the expense as it is now", async () => {
		const { id } = await addExpense();
		const { expense } = world.as("Admin").funding;
		await expense.update({ id, version: 1, vendor: "Port IT" });
		expect(await refusalOf(expense.update({ id, version: 1, approvedById: nobody }))).toMatchObject({
			code: "CONFLICT",
			current: { vendor: "Port IT", version: 2 },
		});
	});
});

describe("an approval", () => {
	const editor = () => world.people.Editor.id;
	const admin = () => world.people.Admin.id;
	const asEditor = () => world.as("Editor").funding.expense;
	const asAdmin = () => world.as("Admin").funding.expense;
	const refusedFor = (message: RegExp) => ({
		code: "INVALID_INPUT",
		issues: [{ path: "approvedById", message: expect.stringMatching(message) }],
	});
	const somebodyElse = refusedFor(/^You filed or changed this expense: somebody else approves it$/);
	const setFourEyes = async (fourEyes: boolean) => {
		const { organisation } = world.as("Admin", { sessionPublicId: newId() });
		const { version } = await organisation.get();
		await organisation.change({ version, fourEyes });
	};
	afterEach(() => setFourEyes(true));

	it("is given as oneself for what somebody else filed, and both are named", async () => {
		const { id, filedByName } = await addExpense();
		expect(filedByName).toBe("Editor Example");
		const approved = await asAdmin().update({ id, version: 1, approvedById: admin() });
		expect(approved).toMatchObject({
			approvedById: admin(),
			approvedByName: "Admin Example",
			filedById: editor(),
			filedByName: "Editor Example",
			version: 2,
		});
		const listed = await world.as("Viewer").funding.expense.list({ programId });
		expect(listed.find((each) => each.id === id)).toEqual(approved);
		expect(await actionsOf(id)).toEqual(["created", "approved"]);
	});

	it("is given to several at once, all or none, as one step to undo", async () => {
		const filed = [await addExpense(), await addExpense()];
		const own = await asAdmin().create({ programId, description: "Own", amount: "5" });
		const named = (rows: readonly { id: string }[]) => rows.map(({ id }) => ({ id, version: 1 }));
		expect(await refusalOf(asAdmin().approveMany({ expenses: named([...filed, own]) }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "expenses.2.approvedById", message: expect.stringMatching(/^You filed/) }],
		});
		expect(await asAdmin().byId({ id: filed[0]?.id ?? "" })).toMatchObject({
			approvedById: null,
			version: 1,
		});
		const approved = await asAdmin().approveMany({ expenses: named(filed) });
		expect(approved.map((each) => [each.id, each.approvedById, each.version])).toEqual(
			filed.map(({ id }) => [id, admin(), 2]),
		);
		expect(await refusalOf(asAdmin().approveMany({ expenses: named(filed) }))).toMatchObject({
			code: "CONFLICT",
		});
		expect(await refusalOf(asAdmin().approveMany({ expenses: named([own, own]) }))).toMatchObject({
			code: "INVALID_INPUT",
		});
	});

	it("is not given by who filed the expense, be it later or with it", async () => {
		const { id } = await addExpense();
		expect(await refusalOf(asEditor().update({ id, version: 1, approvedById: editor() }))).toMatchObject(
			somebodyElse,
		);
		expect(await refusalOf(addExpense({ approvedById: editor() }))).toMatchObject(somebodyElse);
		expect(await asEditor().byId({ id })).toMatchObject({ approvedById: null, version: 1 });
	});

	it("is not given by who changed the figures, but may then be by who filed them first", async () => {
		const { id } = await addExpense();
		const changed = await asAdmin().update({ id, version: 1, amount: "120" });
		expect(changed).toMatchObject({ filedById: admin(), approvedById: null });
		const call = asAdmin().update({ id, version: 2, approvedById: admin() });
		expect(await refusalOf(call)).toMatchObject(somebodyElse);
		expect(await asEditor().update({ id, version: 2, approvedById: editor() })).toMatchObject({
			approvedById: editor(),
		});
		// Whoever approved cannot change the figures and keep the approval either.
		const kept = asEditor().update({ id, version: 3, amount: "130", approvedById: editor() });
		expect(await refusalOf(kept)).toMatchObject(somebodyElse);
	});

	it("tells whoever is alone what to do", async () => {
		const { id } = await addExpense();
		const alone = (disabledAt: string | null) =>
			world.db.update(person).set({ disabledAt }).where(eq(person.id, admin()));
		await alone("2026-01-01T00:00:00Z");
		const call = asEditor().update({ id, version: 1, approvedById: editor() });
		expect(await refusalOf(call)).toMatchObject(
			refusedFor(/nobody else may approve it: invite a second Editor or Admin/),
		);
		await alone(null);
	});

	it("is one's own to give where an Admin has switched four eyes off, and stays when they are on again", async () => {
		await setFourEyes(false);
		const { id } = await addExpense({ approvedById: editor() });
		await setFourEyes(true);
		expect(await asEditor().byId({ id })).toMatchObject({ approvedById: editor(), filedById: editor() });
		expect(await asEditor().update({ id, version: 1, approvedById: editor() })).toMatchObject({ version: 1 });
	});

	it("is anybody's to give where nobody knows who filed the expense", async () => {
		const { id } = await addExpense();
		await world.db.update(expense).set({ filedById: null }).where(eq(expense.id, id));
		expect(await asEditor().update({ id, version: 1, approvedById: editor() })).toMatchObject({
			approvedById: editor(),
			filedByName: null,
		});
	});

	it("is not given for somebody else", async () => {
		const { id } = await addExpense();
		const call = asAdmin().update({ id, version: 1, approvedById: editor() });
		expect(await refusalOf(call)).toMatchObject(refusedFor(/as yourself only/));
	});

	it("is taken back by who gave it, or by an Admin", async () => {
		const { id } = await asAdmin().create({ programId, description: "Licences", amount: "100.00" });
		await asEditor().update({ id, version: 1, approvedById: editor() });
		expect(await asEditor().update({ id, version: 2, approvedById: null })).toMatchObject({
			approvedById: null,
		});
		await asEditor().update({ id, version: 3, approvedById: editor() });
		await asAdmin().update({ id, version: 4, approvedById: null });
		const { id: ofEditor } = await addExpense();
		await asAdmin().update({ id: ofEditor, version: 1, approvedById: admin() });
		const call = asEditor().update({ id: ofEditor, version: 2, approvedById: null });
		expect(await refusalOf(call)).toMatchObject(refusedFor(/^Only who approved this expense, or an Admin/));
		expect(await actionsOf(id)).toEqual(["created", "approved", "unapproved", "approved", "unapproved"]);
	});

	it("does not outlive another amount, but a change that changes nothing", async () => {
		const { id } = await addExpense();
		await asAdmin().update({ id, version: 1, approvedById: admin() });
		const same = await asEditor().update({ id, version: 2, amount: "100.00" });
		expect(same).toMatchObject({ approvedById: admin(), version: 2 });
		const changed = await asEditor().update({ id, version: 2, amount: "999" });
		expect(changed).toMatchObject({ amount: "999.00", approvedById: null, approvedByName: null });
	});
});

describe("the report", () => {
	it("has totals, categories, sources and expenses that agree with the dashboard", async () => {
		const report = await world.as("Viewer").funding.report({ programId });
		const summary = await world.as("Viewer").dashboard.summary({ programId });
		expect(report).toMatchObject({ programName: "Harbour", asOf: today });
		expect(report.budget).toMatchObject({
			total: summary.budget.total,
			spent: summary.budget.spent,
			remaining: summary.budget.remaining,
			utilization: summary.budget.utilizationRate,
		});
		expect(report.expenses).toEqual(await world.as("Viewer").funding.expense.list({ programId }));
		expect(report.sources).toHaveLength(3);
		expect(report.categories.map(({ category }) => category)).toEqual(["Software"]);
	});

	it("is not found for a program that does not exist", async () => {
		expect(await refusalOf(world.as("Viewer").funding.report({ programId: nobody }))).toMatchObject({
			code: "NOT_FOUND",
		});
	});
});

describe("earned value", () => {
	const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
	const earnedValueOf = (id: string) => world.as("Viewer").funding.earnedValue({ programId: id });

	it("says what is missing, then compares done, planned and spent with the newest baseline", async () => {
		const editor = world.as("Editor");
		const { id } = await editor.program.create({ name: "Earning" });
		const ofProgram = { programId: id };
		expect(await earnedValueOf(id)).toMatchObject({ missing: ["baseline", "budget"], figures: null });
		await editor.funding.source.create({ ...ofProgram, sourceName: "Board", allocatedAmount: "1000" });
		const past = { startDate: daysFromNow(-20), endDate: daysFromNow(-10) };
		const done = await editor.task.create({
			...ofProgram,
			...past,
			name: "Done",
			estimate: "3",
			progress: 100,
		});
		const later = { startDate: daysFromNow(10), endDate: daysFromNow(20) };
		await editor.task.create({ ...ofProgram, ...later, name: "To come", estimate: "1" });
		await editor.task.create({
			...ofProgram,
			...past,
			endDate: past.startDate,
			name: "Gate",
			milestone: true,
		});
		await editor.task.baseline.take({ ...ofProgram, name: "First" });
		await addExpense({ ...ofProgram, amount: "600" });
		await addExpense({ ...ofProgram, amount: "50", expenseDate: daysFromNow(3) });
		const { baseline, ...earned } = await earnedValueOf(id);
		expect(baseline?.name).toBe("First");
		expect(earned).toEqual({
			asOf: today,
			missing: [],
			figures: {
				budgetAtCompletion: "1000.00",
				plannedValue: "750.00",
				earnedValue: "750.00",
				actualCost: "600.00",
				schedulePerformance: 1,
				costPerformance: 1.25,
				estimateAtCompletion: "800.00",
			},
			// All expenses, and all tasks as they are planned now: half of their days are done.
			forecast: { spent: "650.00", scheduledDays: 23, earnedDays: 11, atCompletion: "1359.09" },
			weighedBy: "effort",
			addedTasks: 0,
			deletedTasks: 0,
		});

		await editor.task.remove({ id: done.id });
		await editor.task.create({ ...ofProgram, name: "New" });
		expect(await earnedValueOf(id)).toMatchObject({
			figures: { plannedValue: "750.00", earnedValue: "0.00" },
			addedTasks: 1,
			deletedTasks: 1,
		});
		await editor.task.baseline.take({ ...ofProgram, name: "Second" });
		expect(await earnedValueOf(id)).toMatchObject({
			baseline: { name: "Second" },
			addedTasks: 0,
			deletedTasks: 0,
		});
	});

	it("is not found for a program that does not exist", async () => {
		expect(await refusalOf(earnedValueOf(nobody))).toMatchObject({ code: "NOT_FOUND" });
	});
});
