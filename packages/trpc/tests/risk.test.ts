import { auditEntry, resource, risk, riskScore } from "@throughline/db/schema";
import type { NewRisk } from "@throughline/domain/risk";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let programId: string;
let memberId: string;
beforeAll(async () => {
	world = await createWorld();
	programId = await programCalled("Harbour");
	const [member] = await world.db.insert(resource).values({ name: "Petra" }).returning();
	memberId = member?.id ?? "";
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const programCalled = async (name: string) => (await world.as("Editor").program.create({ name })).id;
type Input = Partial<z.input<typeof NewRisk>>;
const raise = (input: Input = {}) =>
	world.as("Editor").risk.create({ programId, description: "Radio does not reach", ...input });

/** Each of the calls is refused because there is no such object. */
async function noneIsFound(calls: Promise<unknown>[]) {
	const refusals = await Promise.all(calls.map(refusalOf));
	expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(["NOT_FOUND"]));
}

describe("recording several risks", () => {
	it("gives them codes in their order and a first assessment each, and takes them away and back in one step", async () => {
		const quay = await programCalled("Quay");
		const made = await world.as("Editor").risk.createMany({
			risks: [
				{ programId: quay, description: "Silt", likelihood: "Certain", impact: "Very High" },
				{ programId: quay, description: "Fog", ownerId: memberId },
			],
		});
		expect(made).toMatchObject([
			{ riskId: "R-001", priority: "Critical" },
			{ riskId: "R-002", ownerId: memberId },
		]);
		const fog = { id: made[1]?.id ?? "" };
		expect(await world.as("Viewer").risk.scores(fog)).toHaveLength(1);
		const targets = made.map(({ id }) => ({ id }));
		const { undoId } = await world.as("Editor").trash.remove({ objectType: "risk", targets });
		expect(await world.as("Viewer").risk.list({ programId: quay })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").risk.list({ programId: quay })).toEqual(made);
		expect(await world.as("Viewer").risk.scores(fog)).toHaveLength(1);
	});

	it("records none where one is refused, and names its field", async () => {
		const quay = await programCalled("Quay");
		const risks = [
			{ programId: quay, description: "Silt" },
			{ programId: quay, description: "Fog", ownerId: nobody },
		];
		expect(await refusalOf(world.as("Editor").risk.createMany({ risks }))).toMatchObject({
			issues: [{ path: "risks.1.ownerId" }],
		});
		expect(await world.as("Viewer").risk.list({ programId: quay })).toEqual([]);
	});
});

describe("recording a risk", () => {
	it("gives it the next code of its program and takes what is given", async () => {
		const ferry = await programCalled("Ferry");
		const first = await raise({
			programId: ferry,
			category: "Technology",
			likelihood: "Certain",
			impact: "High",
			priority: "Low",
			status: "Monitoring",
			ownerId: memberId,
			mitigationPlan: "More access points",
			residualLikelihood: "Unlikely",
			residualImpact: "Medium",
			probability: "0.35",
			impactCost: 140000.5,
		});
		expect(first).toMatchObject({
			riskId: "R-001",
			programId: ferry,
			priority: "Low",
			status: "Monitoring",
			ownerId: memberId,
			probability: 0.35,
			impactCost: "140000.50",
			version: 1,
		});
		const second = await raise({ programId: ferry });
		await world.as("Editor").risk.remove({ id: second.id, version: 1 });
		const third = await raise({ programId: ferry });
		expect([second.riskId, third.riskId]).toEqual(["R-002", "R-003"]);
		const listed = await world.as("Viewer").risk.list({ programId: ferry });
		expect(listed).toEqual([first, third]);
		expect(await world.as("Viewer").risk.byId({ id: first.id })).toEqual(first);
	});

	it.each([
		["Certain", "High", "Critical"],
		["Likely", "High", "High"],
		["Possible", "Medium", "Medium"],
		["Rare", "Very High", "Low"],
	] as const)("%s with %s suggests the priority %s", async (likelihood, impact, priority) => {
		expect(await raise({ likelihood, impact })).toMatchObject({ priority });
	});

	it("tells who did it, by the risk's code", async () => {
		const { id } = await raise({ description: `A long story\n${"of many words ".repeat(20)}` });
		const [entry] = await world.db.select().from(auditEntry).where(eq(auditEntry.objectId, id));
		expect(entry).toMatchObject({
			action: "created",
			objectType: "risk",
			programId,
			personName: "Editor Example",
		});
		expect(entry?.objectTitle).toMatch(/^R-\d{3} A long story$/);
	});

	it.each<[string, Input, string]>([
		["a blank description", { description: " " }, "description"],
		["a member that does not exist", { ownerId: nobody }, "ownerId"],
		["half a residual position", { residualLikelihood: "Rare" }, "residualImpact"],
		["a probability above 1", { probability: 1.5 }, "probability"],
		["an amount that is none", { impactCost: "much" }, "impactCost"],
	])("refuses %s, and gives its code to the next risk", async (_what, input, path) => {
		const counted = await world.db.$count(risk);
		expect(await refusalOf(raise(input))).toMatchObject({ code: "INVALID_INPUT", issues: [{ path }] });
		expect(await world.db.$count(risk)).toBe(counted);
	});

	it("knows no program that does not exist", async () => {
		expect(await refusalOf(raise({ programId: nobody }))).toMatchObject({ code: "NOT_FOUND" });
		for (const read of ["list", "exposure"] as const)
			expect(await refusalOf(world.as("Viewer").risk[read]({ programId: nobody }))).toMatchObject({
				code: "NOT_FOUND",
			});
	});

	it("lists a program's own risks only, in the order of their codes", async () => {
		const many = await programCalled("Many");
		await world.db
			.insert(risk)
			.values(["R-1000", "R-999", "R-002"].map((riskId) => ({ programId: many, riskId, description: "x" })));
		const listed = await world.as("Viewer").risk.list({ programId: many });
		expect(listed.map(({ riskId }) => riskId)).toEqual(["R-002", "R-999", "R-1000"]);
		expect(await world.as("Viewer").risk.list({ programId: await programCalled("Empty") })).toEqual([]);
	});
});

describe("changing a risk", () => {
	it("counts the version up, keeps what is not named and clears what is null", async () => {
		const { id } = await raise({ mitigationPlan: "Wait", category: "Data", impactCost: 5 });
		const changed = await world
			.as("Admin")
			.risk.update({ id, version: 1, status: "Closed", mitigationPlan: null, impactCost: null });
		expect(changed).toMatchObject({
			status: "Closed",
			mitigationPlan: null,
			category: "Data",
			impactCost: null,
			version: 2,
		});
	});

	it("leaves the priority alone when only the position changes: a person chose it", async () => {
		const { id } = await raise({ likelihood: "Rare" });
		expect(
			await world.as("Editor").risk.update({ id, version: 1, likelihood: "Certain", impact: "High" }),
		).toMatchObject({
			priority: "Low",
		});
	});

	it("judges the residual position on the whole row", async () => {
		const { id } = await raise({ residualLikelihood: "Rare", residualImpact: "Low" });
		const half = world.as("Editor").risk.update({ id, version: 1, residualImpact: null });
		expect(await refusalOf(half)).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "residualImpact", message: "Choose the residual impact too" }],
		});
	});

	it("refuses a stale version with the risk as it is now, another's team member and an unknown risk", async () => {
		const { id } = await raise();
		const current = await world.as("Editor").risk.update({ id, version: 1, category: "Data" });
		const stale = world.as("Admin").risk.update({ id, version: 1, category: "Floor" });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current });
		expect(
			await refusalOf(world.as("Editor").risk.update({ id, version: 1, ownerId: nobody })),
		).toMatchObject({
			issues: [{ path: "ownerId", message: "This team member does not exist, or no longer does" }],
		});
		await noneIsFound([
			world.as("Editor").risk.update({ id: nobody, version: 1, category: "Data" }),
			world.as("Editor").risk.remove({ id: nobody }),
			world.as("Viewer").risk.byId({ id: nobody }),
			world.as("Viewer").risk.scores({ id: nobody }),
		]);
	});
});

describe("the score history", () => {
	it("begins when the risk is recorded and grows whenever the assessment changes, and then only", async () => {
		const { id } = await raise({ likelihood: "Likely", impact: "High" });
		const editor = world.as("Editor");
		await editor.risk.update({ id, version: 1, residualLikelihood: "Unlikely", residualImpact: "High" });
		await editor.risk.update({ id, version: 2, description: "Said better", status: "Monitoring" });
		await editor.risk.update({ id, version: 3, likelihood: "Likely" });
		await editor.risk.update({
			id,
			version: 3,
			impact: "Very High",
			residualLikelihood: null,
			residualImpact: null,
		});
		const scores = await world.as("Viewer").risk.scores({ id });
		expect(scores.map(({ inherentScore, residualScore }) => [inherentScore, residualScore])).toEqual([
			[16, null],
			[16, 8],
			[20, null],
		]);
		expect(scores.map(({ scoredAt }) => scoredAt)).toEqual(scores.map(({ scoredAt }) => scoredAt).sort());
		expect(scores[1]).toEqual({
			scoredAt: expect.stringMatching(/Z$/),
			likelihood: "Likely",
			impact: "High",
			residualLikelihood: "Unlikely",
			residualImpact: "High",
			inherentScore: 16,
			residualScore: 8,
		});
	});

	it("gets nothing from a change that is refused", async () => {
		const { id } = await raise();
		await refusalOf(world.as("Editor").risk.update({ id, likelihood: "Certain", version: 9 }));
		expect(await world.as("Viewer").risk.scores({ id })).toHaveLength(1);
	});

	it("has one entry for each of several simultaneous changes, in their order", async () => {
		const { id } = await raise({ likelihood: "Rare" });
		const steps = ["Unlikely", "Possible", "Likely", "Certain"] as const;
		/** Who comes second reads the risk again, and repeats the change. */
		const assess = async (likelihood: (typeof steps)[number]): Promise<void> => {
			const { version } = await world.as("Editor").risk.byId({ id });
			const change = world.as("Editor").risk.update({ id, version, likelihood });
			await change.catch(async () => {
				expect(await refusalOf(change)).toMatchObject({ code: "CONFLICT" });
				await assess(likelihood);
			});
		};
		await Promise.all(steps.map(assess));
		const scores = await world.as("Viewer").risk.scores({ id });
		expect(scores.map(({ likelihood }) => likelihood).sort()).toEqual(["Rare", ...steps].sort());
		expect(scores.at(-1)?.likelihood).toBe((await world.as("Viewer").risk.byId({ id })).likelihood);
	});

	it("goes with a deleted risk, and comes back with it", async () => {
		const created = await raise();
		await world.as("Editor").risk.mitigation.create({ riskId: created.id, description: "Rehearse" });
		const { undoId } = await world.as("Editor").risk.remove({ id: created.id, version: 1 });
		expect(await world.db.$count(riskScore, eq(riskScore.riskId, created.id))).toBe(0);
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").risk.byId({ id: created.id })).toEqual(created);
		expect(await world.as("Viewer").risk.scores({ id: created.id })).toHaveLength(1);
		expect(await world.as("Viewer").risk.mitigation.list({ riskId: created.id })).toHaveLength(1);
	});
});

describe("changing the status of several risks", () => {
	it("changes all of them, each with its own line in the trail", async () => {
		const rows = await Promise.all([raise(), raise(), raise()]);
		const changes = rows.map(({ id, version }) => ({ id, version, status: "Mitigated" as const }));
		const changed = await world.as("Editor").risk.changeStatuses({ changes });
		expect(changed.map(({ id, status, version }) => ({ id, status, version }))).toEqual(
			expect.arrayContaining(rows.map(({ id }) => ({ id, status: "Mitigated", version: 2 }))),
		);
		for (const { id } of rows) expect(await world.db.$count(auditEntry, eq(auditEntry.objectId, id))).toBe(2);
	});

	it("changes none when one of them is stale, is gone or is named twice", async () => {
		const [one, other] = await Promise.all([raise(), raise()]);
		await world.as("Admin").risk.update({ id: other.id, version: 1, category: "Data" });
		const close = (...changes: { id: string; version: number }[]) =>
			world
				.as("Editor")
				.risk.changeStatuses({ changes: changes.map((each) => ({ ...each, status: "Closed" as const })) });
		const first = { id: one.id, version: 1 };
		expect(await refusalOf(close(first, { id: other.id, version: 1 }))).toMatchObject({ code: "CONFLICT" });
		expect(await refusalOf(close(first, { id: nobody, version: 1 }))).toMatchObject({ code: "NOT_FOUND" });
		expect(await refusalOf(close(first, first))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "changes", message: "Name each risk once" }],
		});
		expect(await refusalOf(close())).toMatchObject({ issues: [{ message: "Choose at least one risk" }] });
		expect(await world.as("Viewer").risk.byId({ id: one.id })).toEqual(one);
	});
});

describe("exposure", () => {
	it("sets the active risks' expected monetary value against the contingency", async () => {
		const id = await programCalled("Exposed");
		const half = await raise({ programId: id, probability: 0.5, impactCost: "1000.01", description: "Half" });
		await raise({ programId: id, probability: 1, impactCost: 70, status: "Closed" });
		await raise({ programId: id });
		await world.as("Editor").program.finance.update({ id, version: 1, contingency: 400 });
		expect(await world.as("Viewer").risk.exposure({ programId: id })).toEqual({
			exposure: "500.01",
			contingency: "400.00",
			remaining: "-100.01",
			usedPercent: 125,
			active: 2,
			estimated: 1,
			top: [{ id: half.id, riskId: "R-001", description: "Half", expectedMonetaryValue: "500.01" }],
		});
	});
});

describe("mitigations", () => {
	it("are added, changed and deleted, each told of in the program's trail", async () => {
		const { id: riskId } = await raise();
		const { mitigation } = world.as("Editor").risk;
		const created = await mitigation.create({
			riskId,
			description: "Survey with full shelves",
			ownerId: memberId,
			dueDate: "2026-12-01",
			cost: "38000",
			effect: "Likelihood falls to Unlikely",
			status: "In Progress",
		});
		expect(created).toMatchObject({ riskId, ownerId: memberId, cost: "38000.00", version: 1 });
		expect(await mitigation.byId({ riskId, id: created.id })).toEqual(created);
		const changed = await mitigation.update({
			riskId,
			id: created.id,
			version: 1,
			status: "Done",
			cost: null,
		});
		expect(changed).toMatchObject({ status: "Done", cost: null, dueDate: "2026-12-01", version: 2 });
		const [entry] = await world.db.select().from(auditEntry).where(eq(auditEntry.objectId, created.id));
		expect(entry).toMatchObject({
			objectType: "mitigation",
			programId,
			objectTitle: "Survey with full shelves",
		});
		const { undoId } = await mitigation.remove({ riskId, id: created.id, version: 2 });
		expect(await world.as("Viewer").risk.mitigation.list({ riskId })).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await world.as("Viewer").risk.mitigation.list({ riskId })).toEqual([changed]);
	});

	it("come by due date, those without one last; a program's all at once", async () => {
		const id = await programCalled("Due");
		const [one, other] = [await raise({ programId: id }), await raise({ programId: id })];
		const { mitigation } = world.as("Editor").risk;
		await mitigation.create({ riskId: one.id, description: "Some day" });
		await mitigation.create({ riskId: one.id, description: "Later", dueDate: "2026-06-02" });
		await mitigation.create({ riskId: other.id, description: "Soon", dueDate: "2026-06-01" });
		const words = (rows: { description: string }[]) => rows.map(({ description }) => description);
		expect(words(await mitigation.list({ riskId: one.id }))).toEqual(["Later", "Some day"]);
		expect(words(await mitigation.ofProgram({ programId: id }))).toEqual(["Soon", "Later", "Some day"]);
		expect(await mitigation.ofProgram({ programId: await programCalled("None") })).toEqual([]);
	});

	it("belong to their risk: under another one there is no such mitigation", async () => {
		const [mine, other] = await Promise.all([raise(), raise()]);
		const { mitigation } = world.as("Editor").risk;
		const { id } = await mitigation.create({ riskId: mine.id, description: "Mine" });
		await noneIsFound([
			mitigation.byId({ riskId: other.id, id }),
			mitigation.update({ version: 1, riskId: other.id, id, status: "Done" }),
			mitigation.remove({ riskId: other.id, id }),
			mitigation.create({ riskId: nobody, description: "Nothing" }),
			mitigation.list({ riskId: nobody }),
			mitigation.ofProgram({ programId: nobody }),
		]);
		expect(await mitigation.byId({ riskId: mine.id, id })).toMatchObject({ status: "Planned", version: 1 });
	});

	it("refuse bad input with the field named, and a stale version", async () => {
		const { id: riskId } = await raise();
		const { mitigation } = world.as("Editor").risk;
		const wrong = mitigation.create({ riskId, description: "A", ownerId: nobody });
		expect(await refusalOf(wrong)).toMatchObject({ issues: [{ path: "ownerId" }] });
		const { id } = await mitigation.create({ riskId, description: "A" });
		const current = await mitigation.update({ version: 1, riskId, id, description: "B" });
		const stale = mitigation.update({ riskId, id, version: 1, description: "C" });
		expect(await refusalOf(stale)).toMatchObject({ code: "CONFLICT", current });
		expect(await refusalOf(mitigation.remove({ riskId, id, version: 1 }))).toMatchObject({
			code: "CONFLICT",
		});
		expect(await refusalOf(mitigation.update({ version: 1, riskId, id, dueDate: "soon" }))).toMatchObject({
			issues: [{ path: "dueDate", message: "Enter a date as YYYY-MM-DD" }],
		});
	});
});
