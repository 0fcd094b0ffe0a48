import {
	expense,
	fundingSource,
	gateCriterion,
	stageGate,
	stageGateReview,
	task,
} from "@throughline/db/schema";
import { PortfolioProgram, RoadmapProgram } from "@throughline/domain/portfolio";
import { isOver } from "@throughline/domain/program";
import { exposureOf } from "@throughline/domain/risk/exposure";
import { sum } from "@throughline/domain/value/money";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld({ demo: true });
});
afterAll(() => world.drop());

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function figuresOf(id: string, currency?: string): Promise<PortfolioProgram> {
	const all = await world.as("Viewer").portfolio.programs({ currency });
	const found = all.find((each) => each.id === id);
	if (!found) throw new Error("It is not listed");
	return PortfolioProgram.parse(found);
}

describe("every figure of the demo's programs", () => {
	it("is the one that the program's own views show", async () => {
		const viewer = world.as("Viewer");
		const listed = await viewer.portfolio.programs();
		expect(listed.map(({ id }) => id)).toEqual((await viewer.program.list()).map(({ id }) => id));
		expect(listed.length).toBeGreaterThan(1);
		for (const row of listed) {
			const programId = row.id;
			const [summary, overview, risks, finance, benefits, expenses, tasks, gates] = await Promise.all([
				viewer.dashboard.summary({ programId }),
				viewer.dashboard.overview({ programId }),
				viewer.risk.list({ programId }),
				viewer.program.finance.byId({ id: programId }),
				viewer.benefit.list({ programId }),
				viewer.funding.expense.list({ programId }),
				world.db.select().from(task).where(eq(task.programId, programId)),
				viewer.stageGate.readiness({ programId }),
			]);
			const [{ endDate: end } = { endDate: null }] = (await viewer.program.list()).filter(
				({ id }) => id === programId,
			);
			const late = tasks.filter(
				({ endDate, status }) => end !== null && endDate !== null && endDate > end && status !== "Completed",
			);
			expect(row.tasks).toEqual({
				afterEnd: late.length,
				lastEnd:
					late
						.flatMap(({ endDate }) => endDate ?? [])
						.sort()
						.at(-1) ?? null,
				total: summary.tasks.total,
				completed: summary.tasks.completed,
				overdue: tasks.filter(
					({ endDate, status }) => endDate !== null && endDate < dayFromNow(0) && status !== "Completed",
				).length,
			});
			const exposure = exposureOf(risks, finance.contingency);
			expect(row.money).toMatchObject({
				budget: summary.budget.total,
				spent: summary.budget.spent,
				exposure: exposure.exposure,
				contingency: exposure.contingency,
				benefitsPlanned: sum(benefits.map(({ targetValue }) => targetValue)),
				benefitsRealized: sum(benefits.map(({ realizedValue }) => realizedValue)),
			});
			const projection = await viewer.benefit.projection({ programId });
			if (projection) expect(row.money.benefitsForecast).toBe(projection.totalBenefit);
			expect(row.waiting.expenses).toBe(expenses.filter(({ approvedById }) => approvedById === null).length);
			const { members, overloaded } = row.people;
			if (overview.health.resource !== null)
				expect(overview.health.resource).toBe(Math.round(((members - overloaded) / members) * 100));
			const next = overview.gates.find(({ status }) => status !== "Passed");
			expect(row.nextGate?.code).toBe(next?.code);
			const ready = gates.find(({ stageGateId }) => stageGateId === row.nextGate?.id);
			expect(row.nextGate?.criteria).toEqual(
				ready && {
					total: ready.criteria.length,
					met: ready.criteria.filter(({ met }) => met === true).length,
					unmet: ready.criteria.filter(({ met }) => met === false).length,
				},
			);
			if (overview.health.schedule !== null && overview.health.schedule < 80)
				expect(row.reasons.map(({ about }) => about)).toContain("schedule");
			expect(row.lastChangeAt).not.toBeNull();
		}
	});

	it("is on the roadmap with its gates and milestones", async () => {
		const roadmap = await world.as("Viewer").portfolio.roadmap();
		for (const row of roadmap) {
			const { gates, milestones } = RoadmapProgram.parse(row);
			const stored = await world.db.select().from(task).where(eq(task.programId, row.id));
			expect(milestones.map(({ id }) => id).sort()).toEqual(
				stored
					.filter(({ milestone }) => milestone)
					.map(({ id }) => id)
					.sort(),
			);
			expect(gates.length).toBeGreaterThan(0);
		}
	});
});

describe("a program", () => {
	it("is listed from its first moment, without anything to judge it by", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Fresh" });
		expect(await figuresOf(id)).toMatchObject({
			rating: null,
			reasons: [],
			tasks: { total: 0, completed: 0, overdue: 0 },
			progress: { done: null, planned: null },
			nextGate: { code: "G0", status: "Pending", reviewDate: null },
			people: { members: 0, overloaded: 0 },
			waiting: { expenses: 0, reviews: 0, decisions: 0 },
		});
	});

	it("has a rating that agrees with what the dashboard lists under Needs attention", async () => {
		const viewer = world.as("Viewer");
		const editor = world.as("Editor");
		const run = { startDate: dayFromNow(-10), endDate: dayFromNow(20) };
		const make = async (name: string) => (await editor.program.create({ name, ...run })).id;
		const [empty, quiet, measured, slipping, late, early, risky, broken] = [
			await make("Empty"),
			await make("Quiet"),
			await make("Measured"),
			await make("Slipping"),
			await make("Late"),
			await make("Early"),
			await make("Risky"),
			await make("Broken"),
		];
		const add = (programId: string, task: object) => editor.task.create({ programId, name: "T", ...task });
		const done = { status: "Completed", startDate: dayFromNow(-60), endDate: dayFromNow(-3) };
		for (const programId of [quiet, slipping, late, early, broken]) await add(programId, done);
		await add(slipping, { startDate: dayFromNow(-1), endDate: dayFromNow(9), status: "Not Started" });
		await add(late, {
			startDate: dayFromNow(-3),
			endDate: dayFromNow(-3),
			status: "In Progress",
			progress: 99,
		});
		await add(early, {
			startDate: dayFromNow(-12),
			endDate: dayFromNow(9),
			status: "In Progress",
			progress: 90,
		});
		await editor.kpi.create({ programId: measured, name: "K", targetValue: "10" });
		await editor.risk.create({
			programId: risky,
			description: "R",
			likelihood: "Certain",
			impact: "Very High",
		});
		const days = { startDate: dayFromNow(4), endDate: dayFromNow(15) };
		const [predecessor, successor] = [await add(broken, days), await add(broken, days)];
		await editor.task.dependency.create({
			...{ predecessorId: predecessor.id, successorId: successor.id },
		});
		const ratings = new Map<string, string | null>();
		for (const { id, rating, status, reasons } of await viewer.portfolio.programs()) {
			ratings.set(id, rating);
			if (isOver({ status })) continue;
			const { items } = await viewer.dashboard.attention({ programId: id });
			if ([null, "On track"].includes(rating)) expect(items).toEqual([]);
			if (rating === "Needs attention") {
				const kinds = new Set(items.map(({ kind }) => kind));
				const named = reasons[0]?.text.split(", ") ?? [];
				// Single tasks are not read where something else is named already.
				expect(named.length).toBeGreaterThan(0);
				expect(named.length).toBeLessThanOrEqual(kinds.size);
			}
		}
		const { items } = await viewer.dashboard.attention({ programId: broken });
		expect(items).toMatchObject([
			{
				kind: "broken link",
				id: successor.id,
				reason: expect.stringMatching(/working days too early for T$/),
			},
		]);
		expect(
			[empty, quiet, measured, slipping, late, early, risky, broken].map((id) => ratings.get(id)),
		).toEqual([...[null, "On track"], ...Array(6).fill("Needs attention")]);
	});

	it("with tasks outside its dates says so, here and under Needs attention, until its end is moved", async () => {
		const editor = world.as("Editor");
		const dates = { startDate: dayFromNow(-5), endDate: dayFromNow(10) };
		const { id, version } = await editor.program.create({ name: "Overshoot", ...dates });
		const add = (startDate: string, endDate: string) =>
			editor.task.create({ programId: id, name: "Dredge", startDate, endDate });
		await add(dayFromNow(1), dayFromNow(30));
		await add(dayFromNow(2), dayFromNow(20));
		await add(dayFromNow(-9), dayFromNow(5));
		const ends = async () =>
			(await world.as("Viewer").dashboard.attention({ programId: id })).items.filter(
				({ kind }) => kind === "end",
			);
		expect(await figuresOf(id)).toMatchObject({
			reasons: expect.arrayContaining([
				{
					about: "end",
					rating: "At risk",
					text: expect.stringMatching(/^2 open tasks end after it, the last on /),
				},
			]),
			tasks: { afterEnd: 2, lastEnd: dayFromNow(30) },
		});
		const [item] = await ends();
		expect(item).toMatchObject({
			...{ id, version, title: "Program dates", moveEndTo: dayFromNow(30) },
			reason: expect.stringMatching(
				/^2 open tasks end after it, the last on .*; 1 open task starts before it$/,
			),
		});
		await editor.program.update({ id, version, endDate: dayFromNow(30) });
		expect((await figuresOf(id)).tasks).toMatchObject({ afterEnd: 0, lastEnd: null });
		expect(await ends()).toMatchObject([{ reason: "1 open task starts before it", moveEndTo: null }]);
	});

	it("says why it is off track, the worst first, and leaves the list when it is archived", async () => {
		const editor = world.as("Editor");
		const { id, version } = await editor.program.create({ name: "Late", currency: "EUR" });
		await world.db.insert(fundingSource).values({ programId: id, sourceName: "S", allocatedAmount: "100" });
		await world.db
			.insert(expense)
			.values({ programId: id, description: "E", amount: "150", expenseDate: dayFromNow(-3) });
		const [gate] = await world.db.select().from(stageGate).orderBy(asc(stageGate.position));
		await world.db
			.insert(stageGateReview)
			.values({ programId: id, stageGateId: gate?.id ?? "", reviewDate: dayFromNow(-2) });
		await world.db.insert(gateCriterion).values({
			programId: id,
			stageGateId: gate?.id ?? "",
			text: "No overdue task",
			binding: { measure: "overdue-tasks", operator: "<=", value: "0" },
		});
		await world.db.insert(task).values({
			programId: id,
			name: "T",
			startDate: dayFromNow(-9),
			endDate: dayFromNow(-1),
			status: "In Progress",
		});
		const row = await figuresOf(id);
		expect(row.rating).toBe("Off track");
		expect(row.reasons).toEqual([
			{
				about: "schedule",
				rating: "Off track",
				text: "0% of the work is done, 100% was planned by today",
			},
			{ about: "budget", rating: "Off track", text: "€50 is spent beyond the budget" },
			{
				about: "gate",
				rating: "At risk",
				text: `The review of ${gate?.code} ${gate?.name} is 2 days overdue`,
			},
		]);
		expect(row.nextGate?.criteria).toEqual({ total: 1, met: 0, unmet: 1 });
		expect(row.tasks.overdue).toBe(1);
		await editor.program.update({ id, version, archived: true });
		await expect(figuresOf(id)).rejects.toThrow("not listed");
	});
});

describe("amounts in one currency", () => {
	it("are converted by the newest rate, never at par, and stay as they are besides", async () => {
		const { id } = await world.as("Editor").program.create({ name: "Euro", currency: "EUR" });
		await world.db.insert(fundingSource).values({ programId: id, sourceName: "S", allocatedAmount: "1000" });
		expect((await figuresOf(id, "CHF")).converted).toBeNull();
		const admin = world.as("Admin");
		const given = { fromCurrency: "EUR", toCurrency: "CHF" };
		const old = await admin.exchangeRate.create({ ...given, rate: "0.98", validFrom: dayFromNow(-30) });
		await admin.exchangeRate.create({ ...given, rate: "0.9", validFrom: dayFromNow(30) });
		const row = await figuresOf(id, "CHF");
		expect(row.money.budget).toBe("1000.00");
		expect(row.converted).toMatchObject({
			rate: { rate: "0.98", validFrom: dayFromNow(-30), inverse: false },
			money: { budget: "980.00", forecast: null },
		});
		expect((await figuresOf(id, "EUR")).converted).toBeNull();
		const twice = admin.exchangeRate.create({ ...given, rate: "0.97", validFrom: dayFromNow(-30) });
		expect(await refusalOf(twice)).toMatchObject({ code: "ALREADY_EXISTS" });
		await admin.exchangeRate.update({ id: old.id, version: old.version, rate: "0.95" });
		expect((await figuresOf(id, "CHF")).converted?.money.budget).toBe("950.00");
	});

	it("are by rates that Admins alone keep", async () => {
		const given = { fromCurrency: "SEK", toCurrency: "EUR", rate: "0.09", validFrom: "2026-01-01" };
		for (const role of ["Viewer", "Editor"] as const)
			expect(await refusalOf(world.as(role).exchangeRate.create(given))).toMatchObject({ code: "FORBIDDEN" });
		expect(
			await refusalOf(world.as("Admin").exchangeRate.create({ ...given, toCurrency: "SEK" })),
		).toMatchObject({
			code: "INVALID_INPUT",
		});
	});
});

describe("a portfolio", () => {
	it("is made by an Admin, holds programs, and lets them go when it is deleted, until that is taken back", async () => {
		const admin = world.as("Admin");
		const editor = world.as("Editor");
		expect(await refusalOf(editor.portfolio.create({ name: "Growth" }))).toMatchObject({ code: "FORBIDDEN" });
		const made = await admin.portfolio.create({ name: "Growth" });
		expect(await refusalOf(admin.portfolio.create({ name: "Growth" }))).toMatchObject({
			code: "ALREADY_EXISTS",
		});
		const { id, version } = await editor.program.create({ name: "In it" });
		const held = await editor.program.update({ id, version, portfolioId: made.id });
		expect((await figuresOf(id)).portfolioId).toBe(made.id);
		const unknown = { id, version: held.version, portfolioId: id };
		expect(await refusalOf(editor.program.update(unknown))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "portfolioId", message: "This portfolio does not exist, or no longer does" }],
		});
		const { undoId } = await admin.portfolio.remove({ id: made.id, version: made.version });
		expect((await figuresOf(id)).portfolioId).toBeNull();
		await admin.trash.restore({ undoId });
		expect((await figuresOf(id)).portfolioId).toBe(made.id);
	});
});
