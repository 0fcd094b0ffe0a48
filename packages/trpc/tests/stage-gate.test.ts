import {
	auditEntry,
	benefit,
	gateEvidencePack,
	kpi,
	program,
	risk,
	stageGate,
	task,
} from "@throughline/db/schema";
import type { Binding } from "@throughline/domain/stage-gate/criterion";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld, refusalOf, type World } from "./world.ts";

let world: World;
let gates: (typeof stageGate.$inferSelect)[];
beforeAll(async () => {
	world = await createWorld();
	gates = await world.db.select().from(stageGate).orderBy(asc(stageGate.position));
});
afterAll(() => world.drop());

const nobody = "018f0000-0000-7000-8000-000000000000";
const editor = () => world.as("Editor").stageGate;
const viewer = () => world.as("Viewer").stageGate;

function gate(position: number) {
	const found = gates[position];
	if (!found) throw new Error(`There is no gate ${position}`);
	return found;
}

async function newProgram(name = "Harbour") {
	return (await world.as("Editor").program.create({ name })).id;
}

/** A review in the given status, by the way it has to go. */
async function reviewIn(status: "Pending" | "In Review", programId: string, position = 0) {
	return await editor().review.create({ stageGateId: gate(position).id, programId, status });
}

const criteriaAt = async (programId: string, position: number) =>
	(await viewer().readiness({ programId }))[position]?.criteria ?? [];

describe("the gates", () => {
	it("are listed in their order", async () => {
		expect((await viewer().list()).map(({ code }) => code)).toEqual(["G0", "G1", "G2", "G3", "G4"]);
	});
});

describe("a review", () => {
	it("is Pending until it is moved on, and signed by who decides it", async () => {
		const programId = await newProgram();
		const review = await reviewIn("Pending", programId);
		expect(review).toMatchObject({
			status: "Pending",
			decidedAt: null,
			decidedById: null,
			decidedByName: null,
		});
		await editor().review.update({ id: review.id, version: 1, status: "In Review" });
		const decided = await world
			.as("Admin")
			.stageGate.review.update({ id: review.id, version: 2, status: "Passed", note: "Sponsor found" });
		expect(decided).toMatchObject({
			status: "Passed",
			note: "Sponsor found",
			decidedById: world.people.Admin.id,
			decidedByName: "Admin Example",
			reviewDate: decided.decidedAt?.slice(0, 10),
			version: 3,
		});
		expect(await viewer().review.byId({ id: review.id })).toEqual(decided);
	});

	it("goes on hold with a signature and comes back without one; what was known then stays", async () => {
		const programId = await newProgram();
		const { id } = await reviewIn("In Review", programId);
		const held = await editor().review.update({
			id,
			version: 1,
			status: "On Hold",
			note: "Wait for the permit",
		});
		expect(held).toMatchObject({ decidedByName: "Editor Example", note: "Wait for the permit" });
		const resumed = await editor().review.update({ id, version: 2, status: "In Review" });
		expect(resumed).toMatchObject({ decidedAt: null, decidedById: null, decidedByName: null });
		await editor().review.update({ id, version: 3, status: "Failed", note: "No permit" });
		const packs = await viewer().review.evidence({ id });
		expect(packs.map(({ status, note }) => [status, note])).toEqual([
			["Failed", "No permit"],
			["On Hold", "Wait for the permit"],
		]);
	});

	it.each(["Passed", "Failed", "On Hold"] as const)(
		"that is recorded as %s at once is signed too",
		async (status) => {
			const programId = await newProgram();
			const review = await editor().review.create({
				stageGateId: gate(0).id,
				programId,
				status,
				reviewDate: "2026-03-01",
			});
			expect(review).toMatchObject({ status, reviewDate: "2026-03-01", decidedByName: "Editor Example" });
			expect(await viewer().review.evidence({ id: review.id })).toHaveLength(1);
		},
	);

	it("is decided for the reason that is given then, not for what was noted before", async () => {
		const programId = await newProgram();
		await world.db
			.insert(risk)
			.values({ programId, riskId: "R-001", description: "Fire", priority: "Critical" });
		const { id } = await reviewIn("In Review", programId, 3);
		await editor().review.update({ id, version: 1, note: "On the agenda in May" });
		expect(await refusalOf(editor().review.update({ id, version: 1, status: "Passed" }))).toMatchObject({
			issues: [{ path: "note" }],
		});
		expect(await editor().review.update({ id, version: 2, status: "Failed" })).toMatchObject({ note: null });
	});

	it("takes no other step than its life has", async () => {
		const { id } = await reviewIn("Pending", await newProgram());
		expect(await refusalOf(editor().review.update({ id, version: 1, status: "Passed" }))).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "status", message: "A review that is Pending can only become In Review" }],
		});
	});

	it("that is decided is changed by nobody, and deleted by nobody", async () => {
		const programId = await newProgram();
		const { id } = await editor().review.create({ stageGateId: gate(0).id, programId, status: "Failed" });
		for (const call of [
			() => world.as("Admin").stageGate.review.update({ id, version: 1, note: "Not so" }),
			() => world.as("Admin").stageGate.review.update({ id, version: 1, status: "In Review" }),
			() => world.as("Admin").stageGate.review.remove({ id }),
		]) {
			expect(await refusalOf(call())).toMatchObject({
				code: "DECIDED",
				message: expect.stringMatching(/record/),
			});
		}
		expect(await viewer().review.byId({ id })).toMatchObject({ status: "Failed", version: 1 });
	});

	it("that was on hold is a record too: it goes on, but is not deleted", async () => {
		const { id } = await reviewIn("In Review", await newProgram());
		await editor().review.update({ id, version: 1, status: "On Hold" });
		await editor().review.update({ id, version: 2, status: "In Review" });
		expect(await refusalOf(editor().review.remove({ id }))).toMatchObject({ code: "DECIDED" });
	});

	it("on which nothing was decided can be deleted, and brought back", async () => {
		const { id, version } = await reviewIn("Pending", await newProgram());
		const { undoId } = await editor().review.remove({ id, version });
		expect(await refusalOf(viewer().review.byId({ id }))).toMatchObject({ code: "NOT_FOUND" });
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().review.byId({ id })).toMatchObject({ status: "Pending" });
	});

	it("refuses a stale version with the review as it is now", async () => {
		const { id } = await reviewIn("Pending", await newProgram());
		const current = await editor().review.update({ id, version: 1, reviewDate: "2026-05-01" });
		expect(await refusalOf(editor().review.update({ id, version: 1, status: "In Review" }))).toMatchObject({
			code: "CONFLICT",
			current,
		});
	});

	it("is decided once when two decide at the same moment", async () => {
		const { id } = await reviewIn("In Review", await newProgram());
		const results = await Promise.allSettled(
			(["Passed", "Failed"] as const).map((status) => editor().review.update({ id, version: 1, status })),
		);
		expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(await viewer().review.evidence({ id })).toHaveLength(1);
	});

	it("belongs to its program: a list can be of one program or of all", async () => {
		const [one, other] = [await newProgram("One"), await newProgram("Other")];
		const first = await reviewIn("Pending", one);
		const second = await reviewIn("Pending", one, 1);
		const foreign = await reviewIn("Pending", other);
		expect((await viewer().review.list({ programId: one })).map(({ id }) => id)).toEqual([
			second.id,
			first.id,
		]);
		const all = (await viewer().review.list()).map(({ id }) => id);
		expect(all).toEqual(expect.arrayContaining([first.id, second.id, foreign.id]));
	});

	it("is told of by its gate in the audit trail", async () => {
		const programId = await newProgram();
		const { id } = await reviewIn("Pending", programId, 2);
		await editor().review.update({ id, version: 1, status: "In Review" });
		const { activity } = await world.as("Viewer").dashboard.overview({ programId });
		expect(activity[0]).toMatchObject({
			action: "updated",
			objectType: "stage gate review",
			objectTitle: "G2 Feasibility",
			status: "In Review",
		});
	});

	it.each([
		["gate", { stageGateId: nobody }, "INVALID_INPUT", [{ path: "stageGateId" }]],
		["program", { programId: nobody }, "NOT_FOUND", undefined],
	])("of an unknown %s is refused", async (_what, named, code, issues) => {
		const input = { stageGateId: gate(0).id, programId: await newProgram(), ...named };
		const refusal = await refusalOf(editor().review.create(input));
		expect(refusal).toMatchObject({ code, ...(issues && { issues }) });
	});

	it("that does not exist is not found", async () => {
		for (const call of [
			() => viewer().review.byId({ id: nobody }),
			() => viewer().review.evidence({ id: nobody }),
			() => viewer().review.list({ programId: nobody }),
			() => editor().review.update({ id: nobody, version: 1, status: "In Review" }),
			() => editor().review.remove({ id: nobody }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
	});
});

describe("what a decision asks for", () => {
	it("becomes tasks with owner and day, which are listed with the review as they stand", async () => {
		const programId = await newProgram();
		const { id: ownerId } = await world.as("Editor").resource.create({ name: "Chiara" });
		const { id } = await reviewIn("In Review", programId);
		const conditions = [
			{ name: "Sign the lease", ownerId, dueDate: "2027-02-01" },
			{ name: "Name a sponsor", ownerId, dueDate: "2027-01-15" },
		];
		const decision = { id, version: 1, status: "Passed" as const, note: "On these conditions", conditions };
		await editor().review.update(decision);
		const [first, second] = await viewer().review.conditions({ id });
		expect(first).toMatchObject({ name: "Name a sponsor", status: "Not Started", dueDate: "2027-01-15" });
		expect(second).toMatchObject({ name: "Sign the lease", ownerId });
		const task = await world.as("Viewer").task.byId({ id: first?.taskId ?? "" });
		expect(task).toMatchObject({ programId, ownerId, endDate: "2027-01-15" });
		expect(task.description).toMatch(/^Condition of G0 Ideation, review of \d{4}-\d\d-\d\d$/);
		await world.as("Editor").task.update({ id: task.id, version: 1, status: "Completed" });
		expect((await viewer().review.conditions({ id }))[0]?.status).toBe("Completed");
	});

	it("is refused without a decision and for an owner who does not exist, and then nothing is decided", async () => {
		const programId = await newProgram();
		const { id } = await reviewIn("In Review", programId);
		const conditions = [{ name: "Sign the lease", ownerId: nobody, dueDate: "2027-02-01" }];
		expect((await refusalOf(editor().review.update({ id, version: 1, conditions }))).issues).toEqual([
			{ path: "conditions", message: "Conditions come with a decision: Passed, Failed or On Hold" },
		]);
		const decision = { id, version: 1, status: "Failed" as const, note: "Not yet", conditions };
		expect((await refusalOf(editor().review.update(decision))).issues).toEqual([
			{ path: "conditions.0.ownerId", message: "This team member does not exist, or no longer does" },
		]);
		expect(await viewer().review.byId({ id })).toMatchObject({ status: "In Review", version: 1 });
		expect(await world.as("Viewer").task.list({ programId })).toEqual([]);
	});
});

describe("an evidence pack", () => {
	it("holds what was known when the gate was decided, whatever is changed, renamed or deleted after", async () => {
		const programId = await newProgram("Quay 4");
		const [first, second] = await criteriaAt(programId, 0);
		if (!first || !second) throw new Error("no criteria");
		const { id } = await reviewIn("In Review", programId);
		await editor().review.update({
			version: 1,
			id,
			status: "Passed",
			note: "Go, with an eye on the sponsor",
			judgements: [
				{ criterionId: first.id, met: true, remark: "Minutes of March 3" },
				{ criterionId: second.id, met: false },
			],
		});
		const frozen = await viewer().review.evidence({ id });
		expect(frozen).toEqual([
			{
				id: expect.any(String),
				reviewId: id,
				fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
				program: { id: programId, name: "Quay 4" },
				gate: expect.objectContaining({ code: "G0", name: "Ideation" }),
				status: "Passed",
				reviewDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
				note: "Go, with an eye on the sponsor",
				decidedByName: "Editor Example",
				decidedAt: expect.stringMatching(/Z$/),
				criteria: [
					expect.objectContaining({ text: first.text, met: true, remark: "Minutes of March 3" }),
					expect.objectContaining({ text: second.text, met: false, remark: null }),
					expect.objectContaining({ met: null }),
				],
			},
		]);
		await editor().criterion.update({ id: first.id, version: 1, text: "Something else" });
		await world.as("Editor").program.update({ id: programId, version: 1, name: "Renamed" });
		expect(await viewer().review.evidence({ id })).toEqual(frozen);
		await editor().criterion.update({ id: first.id, version: 2, text: first.text });
	});

	it("says at the gate what was found, until the gate is reviewed again", async () => {
		const programId = await newProgram();
		const decided = async () => (await viewer().readiness({ programId }))[0]?.decided;
		expect(await decided()).toBeNull();
		const { id } = await reviewIn("In Review", programId);
		expect(await decided()).toBeNull();
		await editor().review.update({ id, version: 1, status: "On Hold" });
		expect(await decided()).toBeNull();
		await editor().review.update({ id, version: 2, status: "In Review" });
		await editor().review.update({ id, version: 3, status: "Failed" });
		expect(await decided()).toHaveLength(3);
		await reviewIn("Pending", programId);
		expect(await decided()).toBeNull();
	});

	it("has another fingerprint than any other", async () => {
		const programId = await newProgram();
		const packs = await Promise.all(
			[0, 1].map(async (position) => {
				const { id } = await editor().review.create({
					stageGateId: gate(position).id,
					programId,
					status: "Passed",
				});
				return (await viewer().review.evidence({ id }))[0];
			}),
		);
		expect(packs[0]?.fingerprint).not.toBe(packs[1]?.fingerprint);
	});

	it("comes back with a program that was deleted and restored", async () => {
		const programId = await newProgram();
		const { id } = await editor().review.create({ stageGateId: gate(0).id, programId, status: "Passed" });
		const before = await viewer().review.evidence({ id });
		const { undoId } = await world.as("Editor").program.remove({ id: programId });
		expect(await world.db.$count(gateEvidencePack, eq(gateEvidencePack.reviewId, id))).toBe(0);
		await world.as("Editor").trash.restore({ undoId });
		expect(await viewer().review.evidence({ id })).toEqual(before);
	});

	it("is written in the transaction of the decision: a refused one leaves nothing", async () => {
		const programId = await newProgram();
		const { id } = await reviewIn("In Review", programId);
		const judgements = [{ criterionId: nobody, met: true }];
		expect(
			await refusalOf(editor().review.update({ id, version: 1, status: "Passed", judgements })),
		).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "judgements.0.criterionId" }],
		});
		expect(await viewer().review.evidence({ id })).toEqual([]);
		expect(await viewer().review.byId({ id })).toMatchObject({ status: "In Review", version: 1 });
	});

	it("asks for a note when a gate is passed with a criterion unmet", async () => {
		const programId = await newProgram();
		await world.db
			.insert(risk)
			.values({ programId, riskId: "R-001", description: "Fire", priority: "Critical" });
		const decide = (note?: string) =>
			editor().review.create({ stageGateId: gate(3).id, programId, status: "Passed", note });
		expect(await refusalOf(decide())).toMatchObject({
			code: "INVALID_INPUT",
			issues: [{ path: "note", message: "Say why the gate is passed although a criterion is not met" }],
		});
		const { id } = await decide("The insurer agreed");
		const [pack] = await viewer().review.evidence({ id });
		expect(pack?.criteria.filter(({ met }) => met === false)).toMatchObject([
			{ live: "1 open critical risk", condition: "Open critical risks: exactly 0" },
		]);
	});
});

describe("live criteria", () => {
	async function bind(programId: string, binding: Binding) {
		const created = await editor().criterion.create({
			stageGateId: gate(4).id,
			programId,
			text: "Measured",
			binding,
		});
		const found = (await criteriaAt(programId, 4)).find(({ id }) => id === created.id);
		return { met: found?.met, live: found?.live };
	}

	it("follow the program's data from one look to the next", async () => {
		const programId = await newProgram();
		const open = { measure: "open-critical-risks", operator: "=", value: "0" } as const;
		expect(await bind(programId, open)).toEqual({ met: true, live: "No open critical risk" });
		const [fire] = await world.db
			.insert(risk)
			.values({ programId, riskId: "R-001", description: "Fire", priority: "Critical" })
			.returning();
		expect(await criteriaAt(programId, 4)).toMatchObject([{ met: false, live: "1 open critical risk" }]);
		await world.db
			.update(risk)
			.set({ status: "Closed" })
			.where(eq(risk.id, fire?.id ?? ""));
		expect(await criteriaAt(programId, 4)).toMatchObject([{ met: true }]);
	});

	it("count tasks, benefits, KPIs and risks of this program only", async () => {
		const [programId, elsewhere] = [await newProgram(), await newProgram("Elsewhere")];
		const owner = await world.as("Editor").resource.create({ name: "Owner", role: "Lead" });
		for (const id of [programId, elsewhere]) {
			await world.db.insert(task).values([
				{
					programId: id,
					name: "Done",
					status: "Completed",
					progress: 100,
					endDate: "2020-01-01",
					startDate: "2020-01-01",
				},
				{ programId: id, name: "Late", endDate: "2020-01-01", ownerId: owner.id },
			]);
			await world.db.insert(benefit).values({ programId: id, name: "Savings", ownerId: owner.id });
			await world.db
				.insert(kpi)
				.values({ programId: id, name: "Leads", targetValue: "100", currentValue: "80" });
			await world.db.insert(risk).values([
				{
					programId: id,
					riskId: "R-001",
					description: "a",
					priority: "High",
					ownerId: owner.id,
					mitigationPlan: "b",
				},
				{ programId: id, riskId: "R-002", description: "a", priority: "Critical", mitigationPlan: "b" },
				{ programId: id, riskId: "R-003", description: "a", priority: "Critical", status: "Closed" },
			]);
		}
		const at = (measure: "tasks-completed", value: string) => ({ measure, operator: ">=", value }) as const;
		expect(await bind(programId, at("tasks-completed", "50"))).toEqual({
			met: true,
			live: "1 of 2 tasks (50%)",
		});
		const share = async (measure: Binding["measure"]) =>
			(await bind(programId, { measure, operator: ">=", value: "50" } as Binding)).live;
		expect(await share("tasks-with-owner")).toBe("1 of 2 tasks (50%)");
		expect(await share("overdue-tasks")).toBe("1 overdue task");
		expect(await share("benefits-with-owner")).toBe("1 of 1 benefits (100%)");
		expect(await share("kpis-on-track")).toBe("1 of 1 KPIs (100%)");
		expect(await share("covered-high-risks")).toBe("1 of 2 open high and critical risks (50%)");
	});

	it("look at one KPI and at another gate", async () => {
		const programId = await newProgram();
		const [leads] = await world.db
			.insert(kpi)
			.values({ programId, name: "Leads", targetValue: "300", currentValue: "248" })
			.returning();
		const kpiId = leads?.id ?? "";
		expect(await bind(programId, { measure: "kpi", kpiId, operator: ">=", value: "70" })).toEqual({
			met: true,
			live: "Leads is at 82.6% of its target",
		});
		const passed = { measure: "gate-passed", stageGateId: gate(0).id } as const;
		expect(await bind(programId, passed)).toEqual({ met: false, live: "G0 Ideation is Pending" });
		await editor().review.create({ stageGateId: gate(0).id, programId, status: "Passed" });
		expect((await criteriaAt(programId, 4)).at(-1)).toMatchObject({
			met: true,
			live: "G0 Ideation is Passed",
		});
		await world.db.delete(kpi).where(eq(kpi.id, kpiId));
		expect((await criteriaAt(programId, 4))[0]).toMatchObject({
			met: false,
			live: "The KPI no longer exists",
		});
	});

	it("of a program that does not exist are not found", async () => {
		expect(await refusalOf(viewer().readiness({ programId: nobody }))).toMatchObject({ code: "NOT_FOUND" });
	});
});

describe("criteria", () => {
	it("are three at each gate until somebody changes them", async () => {
		const readiness = await viewer().readiness({ programId: await newProgram() });
		expect(readiness.map(({ criteria }) => criteria.length)).toEqual([3, 3, 3, 3, 3]);
		expect(readiness.every(({ tailored }) => !tailored)).toBe(true);
	});

	it("can be a program's own: copies at first, the shared ones again when they are given up", async () => {
		const [programId, other] = [await newProgram(), await newProgram("Other")];
		const shared = await criteriaAt(programId, 2);
		const own = await editor().criterion.tailor({ programId, stageGateId: gate(2).id });
		expect(own.map(({ text, binding }) => [text, binding])).toEqual(
			shared.map(({ text, binding }) => [text, binding]),
		);
		expect(await editor().criterion.tailor({ programId, stageGateId: gate(2).id })).toEqual(own);
		await editor().criterion.update({ id: own[0]?.id ?? "", version: 1, text: "Ours alone" });
		expect((await criteriaAt(programId, 2)).map(({ text }) => text)[0]).toBe("Ours alone");
		expect((await viewer().readiness({ programId }))[2]?.tailored).toBe(true);
		expect(await criteriaAt(other, 2)).toEqual(shared);
		const { undoIds } = await editor().criterion.untailor({ programId, stageGateId: gate(2).id });
		expect(undoIds).toHaveLength(3);
		expect(await criteriaAt(programId, 2)).toEqual(shared);
		await world.as("Editor").trash.restore({ undoId: undoIds[0] ?? "" });
		expect((await criteriaAt(programId, 2)).map(({ text }) => text)).toEqual(["Ours alone"]);
	});

	it("come last unless a place is named, and can be moved, changed and deleted", async () => {
		const programId = await newProgram();
		const at = { programId, stageGateId: gate(1).id };
		const [one, two] = [
			await editor().criterion.create({ ...at, text: "One" }),
			await editor().criterion.create({ ...at, text: "Two" }),
		];
		expect([one.position, two.position]).toEqual([0, 1]);
		await editor().criterion.update({ id: one.id, version: 1, position: 5 });
		expect((await criteriaAt(programId, 1)).map(({ text }) => text)).toEqual(["Two", "One"]);
		await editor().criterion.remove({ id: two.id, version: 1 });
		expect((await criteriaAt(programId, 1)).map(({ text }) => text)).toEqual(["One"]);
		expect(await viewer().criterion.byId({ id: one.id })).toMatchObject({ position: 5, version: 2 });
	});

	it("cannot be measured by what is not there, or not the program's", async () => {
		const [programId, elsewhere] = [await newProgram(), await newProgram("Elsewhere")];
		const [foreign] = await world.db
			.insert(kpi)
			.values({ programId: elsewhere, name: "Foreign" })
			.returning();
		const create = (binding: Binding, of: string | null = programId) =>
			refusalOf(
				editor().criterion.create({ stageGateId: gate(0).id, programId: of, text: "Measured", binding }),
			);
		const byKpi = (kpiId: string): Binding => ({ measure: "kpi", kpiId, operator: ">=", value: "70" });
		const refused = (path: string) => ({ code: "INVALID_INPUT", issues: [{ path }] });
		expect(await create(byKpi(foreign?.id ?? ""))).toMatchObject(refused("binding.kpiId"));
		expect(await create(byKpi(nobody))).toMatchObject(refused("binding.kpiId"));
		expect(await create(byKpi(nobody), null)).toMatchObject(refused("binding.kpiId"));
		expect(await create({ measure: "gate-passed", stageGateId: nobody })).toMatchObject(
			refused("binding.stageGateId"),
		);
		expect(await create({ measure: "gate-passed", stageGateId: gate(0).id })).toMatchObject(
			refused("binding.stageGateId"),
		);
		const own = await editor().criterion.create({ stageGateId: gate(0).id, programId, text: "Own" });
		expect(
			await refusalOf(
				editor().criterion.update({ id: own.id, version: 1, binding: byKpi(foreign?.id ?? "") }),
			),
		).toMatchObject(refused("binding.kpiId"));
	});

	it("refuse a stale version, and are not found when they are gone", async () => {
		const programId = await newProgram();
		const { id } = await editor().criterion.create({ stageGateId: gate(0).id, programId, text: "One" });
		await editor().criterion.update({ id, version: 1, text: "Changed" });
		expect(await refusalOf(editor().criterion.update({ id, version: 1, text: "Again" }))).toMatchObject({
			code: "CONFLICT",
			current: { text: "Changed" },
		});
		for (const call of [
			() => viewer().criterion.byId({ id: nobody }),
			() => editor().criterion.update({ id: nobody, version: 1, text: "x" }),
			() => editor().criterion.remove({ id: nobody }),
			() => viewer().criterion.list({ programId: nobody }),
		]) {
			expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND" });
		}
	});

	it("of every program and of one are listed together, or all of them", async () => {
		const [one, other] = [await newProgram("One"), await newProgram("Other")];
		const mine = await editor().criterion.create({ stageGateId: gate(0).id, programId: one, text: "Mine" });
		const theirs = await editor().criterion.create({
			stageGateId: gate(0).id,
			programId: other,
			text: "Theirs",
		});
		const listed = (await viewer().criterion.list({ programId: one })).map(({ id }) => id);
		expect(listed).toContain(mine.id);
		expect(listed).not.toContain(theirs.id);
		expect(listed.length).toBe(16);
		expect((await viewer().criterion.list()).map(({ id }) => id)).toEqual(
			expect.arrayContaining([mine.id, theirs.id]),
		);
	});
});

it("a decision without the note it needs leaves no audit entry", async () => {
	const programId = await newProgram();
	const entries = () => world.db.$count(auditEntry, and(eq(auditEntry.programId, programId)));
	const before = await entries();
	await world.db
		.insert(risk)
		.values({ programId, riskId: "R-001", description: "Fire", priority: "Critical" });
	await refusalOf(editor().review.create({ stageGateId: gate(3).id, programId, status: "Passed" }));
	expect(await entries()).toBe(before);
	expect(await world.db.$count(program, eq(program.id, programId))).toBe(1);
});
