import { connect } from "@throughline/db/connect";
import {
	auditEntry,
	benefit,
	fundingSource,
	gateCriterion,
	kpi,
	openRole,
	openRoleTask,
	origin,
	program,
	resource,
	risk,
	riskMitigation,
	strategyVersion,
	task,
	taskAssignment,
	taskDependency,
	workstream,
} from "@throughline/db/schema";
import type { Plan } from "@throughline/domain/consultant/plan";
import { sum } from "@throughline/domain/value/money";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import { createWorld, refusalOf, type World } from "../world.ts";
import { plannedStrategy } from "./planned-strategy.ts";

let world: World;
beforeAll(async () => {
	world = await createWorld({ demo: true });
});
afterAll(() => world.drop());

const mine = (change?: (plan: Plan) => Plan) => plannedStrategy(world.db, world.people.Editor.id, change);
const ofVersion = ({ sessionId, versionNumber }: { sessionId: string; versionNumber: number }) => ({
	sessionId,
	versionNumber,
});
const integrate = (strategy: { sessionId: string; versionNumber: number }) =>
	world.as("Editor").consultant.integration.integrate(ofVersion(strategy));
async function versionOf({ sessionId }: { sessionId: string }) {
	const [row] = await world.db.select().from(strategyVersion).where(eq(strategyVersion.sessionId, sessionId));
	if (!row) throw new Error("no version");
	return row;
}
const programs = async () => (await world.db.select({ id: program.id }).from(program)).length;

describe("integration", () => {
	it("makes the plan's program, dated and linked, with people, gates, figures, risks and money", async () => {
		const strategy = await mine();
		const { plan } = strategy;
		const summary = await integrate(strategy);
		const { programId } = summary;
		expect(summary).toEqual({
			programId,
			workstreamsCreated: plan.workstreams.length,
			tasksCreated: plan.workstreams.flatMap(({ tasks }) => tasks).length,
			stageGatesCreated: 5,
			kpisCreated: plan.kpis.length,
			benefitsCreated: plan.benefits.length,
			risksCreated: plan.risks.length,
			fundingSourcesCreated: plan.funding.sources.length,
			resourcesCreated: 0,
			openRolesCreated: plan.resources.reduce((count, role) => count + role.count, 0),
			reservations: [],
		});
		const { db } = world;
		const [made] = await db.select().from(program).where(eq(program.id, programId));
		expect(made).toMatchObject({ name: plan.title, status: "Active" });
		expect(new Date(made?.startDate ?? "").getUTCDay()).toBe(1);
		const tasks = await db.select().from(task).where(eq(task.programId, programId));
		expect(tasks).toHaveLength(summary.tasksCreated);
		const byId = new Map(tasks.map((each) => [each.id, each]));
		const links = await db.select().from(taskDependency).where(eq(taskDependency.programId, programId));
		expect(links.length).toBeGreaterThan(10);
		for (const { predecessorId, successorId } of links) {
			expect((byId.get(predecessorId)?.endDate ?? "9") < (byId.get(successorId)?.startDate ?? "")).toBe(true);
		}
		for (const { startDate, endDate, ownerId } of tasks) {
			expect([0, 6]).not.toContain(new Date(startDate ?? "").getUTCDay());
			expect([0, 6]).not.toContain(new Date(endDate ?? "").getUTCDay());
			expect((endDate ?? "9") <= (made?.endDate ?? "")).toBe(true);
			expect(ownerId).toBeNull();
		}
		const viewer = world.as("Viewer");
		expect((await viewer.task.schedule({ programId })).moves).toEqual([]);
		const money = await db.select().from(fundingSource).where(eq(fundingSource.programId, programId));
		expect(sum(money.map(({ allocatedAmount }) => allocatedAmount))).toBe(
			plan.cost_estimate.total_max.toFixed(2),
		);
		const risks = await db.select().from(risk).where(eq(risk.programId, programId));
		expect(risks.map(({ riskId }) => riskId)).toContain("R-001");
		const readiness = await viewer.stageGate.readiness({ programId });
		expect(readiness.map(({ criteria }) => criteria.length >= 3)).toEqual([true, true, true, true, true]);
		const roles = await viewer.resource.openRole.list({ programId });
		expect(roles).toHaveLength(summary.openRolesCreated);
		expect(roles.every(({ name }) => !name.includes("to be named"))).toBe(true);
		const waiting = await db
			.select({ taskId: openRoleTask.taskId, owns: openRoleTask.owns })
			.from(openRoleTask)
			.innerJoin(task, eq(task.id, openRoleTask.taskId))
			.where(eq(task.programId, programId));
		expect(new Set(waiting.filter(({ owns }) => owns).map(({ taskId }) => taskId)).size).toBe(tasks.length);
		const [kpiNow] = await db.select().from(kpi).where(eq(kpi.programId, programId));
		expect(kpiNow).toMatchObject({
			targetValue: "7",
			currentValue: "14",
			unit: "%",
			direction: "lower_is_better",
		});
		expect(await versionOf(strategy)).toMatchObject({
			status: "converted_to_program",
			convertedProgramId: programId,
			finalizedAt: expect.any(String),
		});
	});

	it("tells everybody with what open points the plan was integrated, and funds nothing beyond its limit", async () => {
		const limit = {
			statement: "At most $20,000 may be spent: the plan takes $30,000.",
			change: "Leave out the second van: $19,000.",
			amount: 20_000,
			date: null,
			planned: "$30,000",
			quotes: [],
		};
		const beyond = (plan: Plan): Plan => ({
			...plan,
			limits: [{ ...limit, kind: "budget", met: false }],
			unready: true,
			funding: {
				sources: [
					{ source: "Board budget", amount: 15_000 },
					{ source: "Regional office", amount: 8_000 },
					{ source: "To be approved", amount: 7_000 },
				],
			},
		});
		const strategy = await mine(beyond);
		const { programId, reservations, risksCreated } = await integrate(strategy);
		const open = [
			{ kind: "budget", text: limit.statement, change: limit.change },
			{
				kind: "unready case",
				text: "The plan was made before the case was ready: somebody went on all the same.",
				change: null,
			},
		];
		expect(reservations).toEqual(open);
		expect(await integrate(strategy)).toMatchObject({ programId, reservations: open });
		const viewer = world.as("Viewer");
		expect(await viewer.dashboard.overview({ programId })).toMatchObject({ reservations: open });
		expect(risksCreated).toBe(strategy.plan.risks.length + 1);
		const [first] = await world.db
			.select()
			.from(risk)
			.where(eq(risk.programId, programId))
			.orderBy(risk.riskId);
		expect(first).toMatchObject({
			description: limit.statement,
			mitigationPlan: limit.change,
			priority: "Critical",
		});
		const sources = await viewer.funding.source.list({ programId });
		expect(Object.fromEntries(sources.map((each) => [each.sourceName, each.allocatedAmount]))).toEqual({
			"Board budget": "15000.00",
			"Regional office (3000.00 USD)": "5000.00",
			"To be approved (7000.00 USD)": "0.00",
		});
		expect(await viewer.dashboard.summary({ programId })).toMatchObject({ budget: { total: "20000.00" } });
	});

	it("opens roles instead of adding people, and whoever fills one gets its tasks", async () => {
		const { db } = world;
		const team = await world.as("Viewer").resource.list();
		const { programId } = await integrate(await mine());
		expect(await world.as("Viewer").resource.list()).toEqual(team);
		const [role] = (await world.as("Viewer").resource.openRole.list({ programId })).filter(
			({ tasks }) => tasks > 0,
		);
		if (!role) throw new Error("no role");
		await world
			.as("Editor")
			.resource.openRole.fill({ id: role.id, version: role.version, member: { name: "Ines Prado" } });
		const [ines] = await db.select().from(resource).where(eq(resource.name, "Ines Prado"));
		const shares = await db
			.select()
			.from(taskAssignment)
			.where(eq(taskAssignment.resourceId, ines?.id ?? ""));
		expect(shares).toHaveLength(role.tasks);
		const owned = await db.$count(task, eq(task.ownerId, ines?.id ?? ""));
		expect(owned).toBeGreaterThan(0);
	});

	it("makes a team member of somebody whom the material names, once", async () => {
		const named = (plan: Plan): Plan => ({
			...plan,
			people: [{ name: "Klara Weber", role: "Head of stores", quotes: [] }],
			workstreams: plan.workstreams.map((stream, place) =>
				place > 0 ? stream : { ...stream, required_team: [{ role: "Klara Weber", count: 1 }] },
			),
		});
		const first = await integrate(await mine(named));
		expect(first.resourcesCreated).toBe(1);
		await integrate(await mine(named));
		const klara = await world.db.select().from(resource).where(eq(resource.name, "Klara Weber"));
		expect(klara).toMatchObject([{ role: "Head of stores", personId: null }]);
		const leads = await world.db.$count(workstream, eq(workstream.leadId, klara[0]?.id ?? ""));
		expect(leads).toBe(2);
	});

	it("keeps the plan's currency, with every amount as it is", async () => {
		const strategy = await mine((plan) => ({ ...plan, currency: "EUR" }));
		const { programId } = await integrate(strategy);
		const viewer = world.as("Viewer");
		expect(await viewer.program.byId({ id: programId })).toMatchObject({ currency: "EUR" });
		const sources = await viewer.funding.source.list({ programId });
		expect(sum(sources.map(({ allocatedAmount }) => allocatedAmount))).toBe(
			strategy.plan.cost_estimate.total_max.toFixed(2),
		);
	});

	it("lets the plan's criteria hold at its gates, and those of every program where the plan has none", async () => {
		const measured = "No critical defect or risk is open";
		const { plan, ...strategy } = await mine((made) => ({
			...made,
			stage_gates: made.stage_gates
				.filter(({ gate }) => gate !== "G0")
				.map((gate) => (gate.gate === "G3" ? { ...gate, criteria: [...gate.criteria, measured] } : gate)),
		}));
		const { programId } = await integrate(strategy);
		const [gates, readiness] = await Promise.all([
			world.as("Viewer").stageGate.list(),
			world.as("Viewer").stageGate.readiness({ programId }),
		]);
		const heldAt = (code: string) => {
			const gate = gates.find((each) => each.code === code);
			return readiness.find(({ stageGateId }) => stageGateId === gate?.id);
		};
		for (const { gate, criteria, deliverables } of plan.stage_gates) {
			const held = heldAt(gate)?.criteria ?? [];
			expect(held.map(({ text }) => text)).toEqual([
				...criteria,
				...deliverables.map((each) => `Deliverable: ${each}`),
			]);
			expect(held.filter(({ binding }) => binding !== null).map(({ text }) => text)).toEqual(
				gate === "G3" ? [measured] : [],
			);
		}
		expect(heldAt("G0")).toMatchObject({ tailored: false });
		expect(heldAt("G0")?.criteria).toHaveLength(3);
	});

	it("gives every row that it creates an origin, whose quote is the stored sentence", async () => {
		const strategy = await mine();
		const { programId } = await integrate(strategy);
		const { db } = world;
		const origins = await db.select().from(origin).where(eq(origin.programId, programId));
		const known = new Set(origins.map(({ objectType, objectId }) => `${objectType} ${objectId}`));
		const created = await db
			.select({ type: auditEntry.objectType, id: auditEntry.objectId })
			.from(auditEntry)
			.where(and(eq(auditEntry.action, "created"), eq(auditEntry.programId, programId)));
		// Links and shares say how two objects belong together, and have their reasons.
		const objects = created.filter(({ type }) => type !== "dependency" && type !== "assignment");
		expect(objects.filter(({ type, id }) => !known.has(`${type} ${id}`))).toEqual([]);
		expect(new Set(objects.map(({ type }) => type))).toEqual(
			new Set([
				"program",
				"workstream",
				"task",
				"gate criterion",
				"kpi",
				"benefit",
				"risk",
				"mitigation",
				"funding source",
				"open role",
			]),
		);
		const passages = new Map(strategy.passages.map(({ id, text }) => [id, text]));
		for (const { quote, passageId, whysNodeId, decisionId, optionId } of origins) {
			expect(quote).toBeTruthy();
			expect(passages.get(passageId ?? "")).toContain(quote);
			expect(whysNodeId).toBe(strategy.nodeIds.at(-1));
			expect(strategy.selectedDecisions[decisionId ?? ""]).toBe(optionId);
		}
	});

	it("is one line of the program's recent activity", async () => {
		const { programId } = await integrate(await mine());
		const { activity } = await world.as("Viewer").dashboard.overview({ programId });
		expect(activity.map(({ action }) => action)).toEqual(["integrated"]);
	});

	it("happens once, however often and however concurrently it is asked for", async () => {
		const strategy = await mine();
		const before = await programs();
		const other = connect(world.url, { max: 2 });
		try {
			const asked = await Promise.all([
				integrate(strategy),
				world.as("Editor", { db: other.db }).consultant.integration.integrate(ofVersion(strategy)),
				integrate(strategy),
			]);
			expect(new Set(asked.map((answer) => JSON.stringify(answer))).size).toBe(1);
			await world.as("Editor").task.remove({
				id: (await world.db.select().from(task).where(eq(task.programId, asked[0].programId)))[0]?.id ?? "",
			});
			expect(await integrate(strategy)).toEqual(asked[0]);
			expect(await programs()).toBe(before + 1);
		} finally {
			await other.close();
		}
	});

	it("leaves nothing when it fails in the middle, and can be asked again", async () => {
		const { db } = world;
		const strategy = await mine();
		const tables = {
			program,
			workstream,
			task,
			kpi,
			risk,
			riskMitigation,
			benefit,
			fundingSource,
			gateCriterion,
			resource,
			openRole,
			origin,
			auditEntry,
		};
		const counts = async () => {
			const all: Record<string, number> = {};
			for (const [name, table] of Object.entries(tables)) {
				const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(table);
				all[name] = row?.count ?? 0;
			}
			return all;
		};
		const before = await counts();
		await db.execute(sql`create function refuse_origins() returns trigger language plpgsql as
			$$ begin raise exception 'the disk is full'; end $$`);
		await db.execute(
			sql`create trigger refuse_origins before insert on origin execute function refuse_origins()`,
		);
		expect(await refusalOf(integrate(strategy))).toMatchObject({ code: "INTERNAL" });
		await db.execute(sql`drop trigger refuse_origins on origin`);
		expect(await counts()).toEqual(before);
		expect(await versionOf(strategy)).toMatchObject({ status: "draft", convertedProgramId: null });
		await integrate(strategy);
	});

	it("waits for a plan, and is nobody else's business", async () => {
		const strategy = await mine();
		const someone = await plannedStrategy(world.db, world.people.Admin.id);
		expect(await refusalOf(integrate(someone))).toMatchObject({ code: "NOT_FOUND" });
		await world.db
			.update(strategyVersion)
			.set({ program: null })
			.where(eq(strategyVersion.sessionId, strategy.sessionId));
		expect(await refusalOf(integrate(strategy))).toMatchObject({ code: "NOT_READY" });
	});

	it("opens again when the program is deleted; undo brings back program, origins and link", async () => {
		const strategy = await mine();
		const { programId, ...first } = await integrate(strategy);
		const before = await world.db.select().from(origin).where(eq(origin.programId, programId));
		const { undoId } = await world.as("Editor").program.remove({ id: programId });
		expect(await versionOf(strategy)).toMatchObject({ status: "finalized", convertedProgramId: null });
		expect(await world.db.select().from(origin).where(eq(origin.programId, programId))).toEqual([]);
		await world.as("Editor").trash.restore({ undoId });
		expect(await versionOf(strategy)).toMatchObject({
			status: "converted_to_program",
			convertedProgramId: programId,
		});
		expect(await world.db.select().from(origin).where(eq(origin.programId, programId))).toHaveLength(
			before.length,
		);
		expect(await integrate(strategy)).toEqual({ programId, ...first });

		const again = await world.as("Editor").program.remove({ id: programId });
		const second = await integrate(strategy);
		expect(second).toEqual({ ...first, programId: expect.not.stringMatching(programId) });
		await world.as("Editor").trash.restore({ undoId: again.undoId });
		expect((await versionOf(strategy)).convertedProgramId).toBe(second.programId);
	});

	it("counts what the demo's program was made of", async () => {
		const [demo] = await world.db
			.select()
			.from(strategyVersion)
			.where(
				sql`${strategyVersion.convertedProgramId} is not null and ${strategyVersion.integration} is null`,
			);
		if (!demo) throw new Error("the demo has no integrated strategy");
		const summary = await world.as("Admin").consultant.integration.integrate({
			sessionId: demo.sessionId,
			versionNumber: demo.versionNumber,
		});
		expect(summary.programId).toBe(demo.convertedProgramId);
		expect(summary.tasksCreated).toBeGreaterThan(10);
	});

	it("makes a program of 200 tasks in one short transaction, also on a loaded machine", async () => {
		const strategy = await mine((plan) => ({
			...plan,
			workstreams: plan.workstreams.map((stream) => ({
				...stream,
				tasks: Array.from({ length: 50 }, (_, index) => ({
					id: `${stream.id}-${index + 1}`,
					name: `Task ${index + 1}`,
					description: "One of many",
					start_day: index,
					duration_days: 1,
					depends_on: index === 0 ? [] : [`${stream.id}-${index}`],
				})),
			})),
		}));
		const began = performance.now();
		expect((await integrate(strategy)).tasksCreated).toBe(200);
		// A fraction of a second on an idle one.
		expect(performance.now() - began).toBeLessThan(4_000 * slowness("wall"));
	});
});
