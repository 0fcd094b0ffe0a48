import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	auditEntry,
	benefit,
	expense,
	gateCriterion,
	gateEvidencePack,
	kpi,
	kpiMeasurement,
	person,
	program,
	risk,
	run,
	runEvent,
	sessionContext,
	stageGate,
	stageGateReview,
	strategySession,
	strategyVersion,
	task,
	taskDependency,
	workstream,
} from "../src/schema.ts";
import { createTestDatabase, type TestDatabase } from "../src/testing/database.ts";

let database: TestDatabase;
const home = "019a0000-0000-7000-9000-000000000001";
const elsewhere = "019a0000-0000-7000-9000-000000000002";
const one = "019a0000-0000-7000-9000-000000000011";
const two = "019a0000-0000-7000-9000-000000000012";
const foreign = "019a0000-0000-7000-9000-000000000013";
const someone = "019a0000-0000-7000-9000-000000000021";
const measure = "019a0000-0000-7000-9000-000000000031";
const gate = "019a0000-0000-7000-8000-000000000000";
const stream = "019a0000-0000-7000-9000-000000000041";
const session = "1766000000000-constraints";

beforeAll(async () => {
	database = await createTestDatabase();
	const { db } = database;
	await db.insert(program).values([
		{ id: home, name: "Home" },
		{ id: elsewhere, name: "Elsewhere" },
	]);
	await db.insert(task).values([
		{ id: one, programId: home, name: "One" },
		{ id: two, programId: home, name: "Two" },
		{ id: foreign, programId: elsewhere, name: "Foreign" },
	]);
	await db.insert(workstream).values({ id: stream, programId: elsewhere, name: "A workstream elsewhere" });
	await db.insert(person).values({ id: someone });
	await db.insert(kpi).values({ id: measure, programId: home, name: "A KPI" });
	await db.insert(kpiMeasurement).values({ kpiId: measure, measurementDate: "2026-01-01", value: "1" });
	await db
		.insert(sessionContext)
		.values({ personId: someone, goal: "A goal", successCriteria: ["A criterion"] });
	await db.insert(risk).values({ programId: home, riskId: "R-001", description: "A risk" });
	await db.insert(taskDependency).values({ programId: home, predecessorId: one, successorId: two });
	await db.insert(strategySession).values({ id: session, title: "A strategy", inputText: "Text" });
	await db.insert(strategyVersion).values({ sessionId: session, versionNumber: 1 });
});
afterAll(() => database.drop());

const refusals: { what: string; constraint: string; write: (db: TestDatabase["db"]) => Promise<unknown> }[] =
	[
		{
			what: "a program without a name",
			constraint: "program_name_length",
			write: async (db) => db.insert(program).values({ name: " \n\t" }),
		},
		{
			what: "a program with a name of 201 characters",
			constraint: "program_name_length",
			write: async (db) => db.insert(program).values({ name: "x".repeat(201) }),
		},
		{
			what: "a program that ends before it starts",
			constraint: "program_dates_in_order",
			write: async (db) =>
				db.insert(program).values({ name: "x", startDate: "2026-02-01", endDate: "2026-01-31" }),
		},
		{
			what: "a version below 1",
			constraint: "program_version_positive",
			write: async (db) => db.insert(program).values({ name: "x", version: 0 }),
		},
		{
			what: "progress above 100 percent",
			constraint: "task_progress_percent",
			write: async (db) =>
				db.update(task).set({ status: "In Progress", progress: 101 }).where(eq(task.id, one)),
		},
		{
			what: "a milestone that takes two days",
			constraint: "task_milestone_is_a_day",
			write: async (db) =>
				db.insert(task).values({
					programId: home,
					name: "x",
					milestone: true,
					startDate: "2026-01-01",
					endDate: "2026-01-02",
				}),
		},
		{
			what: "a task in another program's workstream",
			constraint: "task_workstream_fk",
			write: async (db) => db.update(task).set({ workstreamId: stream }).where(eq(task.id, one)),
		},
		{
			what: "a task that waits for itself",
			constraint: "task_dependency_not_itself",
			write: async (db) =>
				db.insert(taskDependency).values({ programId: home, predecessorId: one, successorId: one }),
		},
		{
			what: "the same two tasks linked twice",
			constraint: "task_dependency_pair_unique",
			write: async (db) =>
				db
					.insert(taskDependency)
					.values({ programId: home, predecessorId: one, successorId: two, kind: "SS" }),
		},
		{
			what: "a link to a task of another program",
			constraint: "task_dependency_successor_fk",
			write: async (db) =>
				db.insert(taskDependency).values({ programId: home, predecessorId: one, successorId: foreign }),
		},
		{
			what: "a linked task moved to another program",
			constraint: "task_dependency_predecessor_fk",
			write: async (db) => db.update(task).set({ programId: elsewhere }).where(eq(task.id, one)),
		},
		{
			what: "two measurements of a KPI on one day",
			constraint: "kpi_measurement_date_unique",
			write: async (db) =>
				db.insert(kpiMeasurement).values({ kpiId: measure, measurementDate: "2026-01-01", value: "2" }),
		},
		{
			what: "a KPI value that is not a number",
			constraint: "kpi_current_value_finite",
			write: async (db) => db.update(kpi).set({ currentValue: "NaN" }),
		},
		{
			what: "a negative expense",
			constraint: "expense_amount_not_negative",
			write: async (db) =>
				db
					.insert(expense)
					.values({ programId: home, description: "x", amount: "-0.01", expenseDate: "2026-01-01" }),
		},
		{
			what: "a benefit of NaN dollars",
			constraint: "benefit_target_value_not_negative",
			write: async (db) => db.insert(benefit).values({ programId: home, name: "x", targetValue: "NaN" }),
		},
		{
			what: "a risk code that is taken",
			constraint: "risk_code_unique",
			write: async (db) => db.insert(risk).values({ programId: home, riskId: "R-001", description: "x" }),
		},
		{
			what: "a probability above 1",
			constraint: "risk_probability_range",
			write: async (db) =>
				db.insert(risk).values({ programId: home, riskId: "R-002", description: "x", probability: 1.1 }),
		},
		{
			what: "half a residual assessment",
			constraint: "risk_residual_complete",
			write: async (db) =>
				db.insert(risk).values({ programId: home, riskId: "R-002", description: "x", residualImpact: "Low" }),
		},
		{
			what: "an impact outside the scale",
			constraint: "risk_impact_known",
			write: async (db) => db.execute(sql`update risk set impact = 'Huge'`),
		},
		{
			what: "a passed review that nobody decided",
			constraint: "stage_gate_review_decided",
			write: async (db) =>
				db.insert(stageGateReview).values({ programId: home, stageGateId: gate, status: "Passed" }),
		},
		{
			what: "an open review with a signature",
			constraint: "stage_gate_review_decider",
			write: async (db) =>
				db.insert(stageGateReview).values({ programId: home, stageGateId: gate, decidedByName: "Somebody" }),
		},
		{
			what: "a second active session context of a person",
			constraint: "session_context_one_active_unique",
			write: async (db) =>
				db
					.insert(sessionContext)
					.values({ personId: someone, goal: "Another", successCriteria: ["Another"] }),
		},
		{
			what: "a session context without criteria",
			constraint: "session_context_has_criteria",
			write: async (db) =>
				db
					.insert(sessionContext)
					.values({ personId: someone, active: false, goal: "x", successCriteria: [] }),
		},
		{
			what: "a person with half an identity",
			constraint: "person_identity_complete",
			write: async (db) => db.insert(person).values({ subject: "x" }),
		},
		{
			what: "two strategy versions of one number",
			constraint: "strategy_version_number_unique",
			write: async (db) => db.insert(strategyVersion).values({ sessionId: session, versionNumber: 1 }),
		},
		{
			what: "a strategy version with a program that it was not converted to",
			constraint: "strategy_version_converted",
			write: async (db) =>
				db.insert(strategyVersion).values({ sessionId: session, versionNumber: 2, convertedProgramId: home }),
		},
		{
			what: "a run that is over without an end",
			constraint: "run_finished",
			write: async (db) => db.insert(run).values({ kind: "research", key: "x", status: "failed" }),
		},
	];

test.each(refusals)("the database refuses $what", async ({ constraint, write }) => {
	await expect(write(database.db)).rejects.toMatchObject({ cause: { constraint_name: constraint } });
});

test("an audit entry can be neither changed nor deleted nor truncated", async () => {
	await database.db.insert(auditEntry).values({
		personName: "Somebody",
		action: "created",
		objectType: "program",
		objectId: home,
		objectTitle: "Home",
	});
	const refused = { cause: { message: expect.stringMatching(/^Rows of audit_entry are only ever added/) } };
	await expect(database.db.update(auditEntry).set({ action: "deleted" })).rejects.toMatchObject(refused);
	await expect(database.db.delete(auditEntry)).rejects.toMatchObject(refused);
	await expect(database.db.execute(sql`truncate audit_entry`)).rejects.toMatchObject(refused);
	expect(await database.db.select().from(auditEntry)).toHaveLength(1);
});

test("what a run said is not rewritten, and goes only with the run", async () => {
	const [made] = await database.db.insert(run).values({ kind: "research", key: "y" }).returning();
	const runId = made?.id ?? "";
	await database.db.insert(runEvent).values({ runId, sequence: 1, kind: "progress", data: {} });
	await expect(database.db.update(runEvent).set({ kind: "complete" })).rejects.toThrow();
	await database.db.delete(run).where(eq(run.id, runId));
	expect(await database.db.select().from(runEvent)).toEqual([]);
});

test("a decided review and what was known then stay as they were, and go with their program only", async () => {
	const { db } = database;
	const [gone] = await db.insert(program).values({ name: "Gone" }).returning();
	const [signer] = await db.insert(person).values({ email: "signer@example.com" }).returning();
	if (!gone || !signer) throw new Error("nothing to decide");
	const [review] = await db
		.insert(stageGateReview)
		.values({
			programId: gone.id,
			stageGateId: gate,
			status: "Passed",
			decidedAt: "2026-01-01T00:00:00.000Z",
			decidedById: signer.id,
			decidedByName: "A Signer",
		})
		.returning();
	if (!review) throw new Error("no review");
	const pack = {
		program: { id: gone.id, name: "Gone" },
		gate: { id: gate, code: "G0", name: "Ideation", description: null },
		status: "Passed" as const,
		reviewDate: null,
		note: null,
		decidedByName: "A Signer",
		decidedAt: "2026-01-01T00:00:00.000Z",
		criteria: [],
	};
	await db.insert(gateEvidencePack).values({ reviewId: review.id, pack });
	const mine = eq(stageGateReview.id, review.id);
	const refused = (what: RegExp) => ({ cause: { message: expect.stringMatching(what) } });

	const record = refused(/^A decided review is a record/);
	await expect(db.update(stageGateReview).set({ note: "Not so" }).where(mine)).rejects.toMatchObject(record);
	await expect(db.update(stageGateReview).set({ decidedById: someone }).where(mine)).rejects.toMatchObject(
		record,
	);
	await expect(db.delete(stageGateReview).where(mine)).rejects.toMatchObject(record);
	await expect(db.update(gateEvidencePack).set({ pack })).rejects.toMatchObject(
		refused(/^Rows of gate_evidence_pack are only ever added/),
	);
	await expect(db.delete(gateEvidencePack)).rejects.toMatchObject(
		refused(/^An evidence pack goes with its review only/),
	);

	await db.delete(person).where(eq(person.id, signer.id));
	expect(await db.select().from(stageGateReview).where(mine)).toMatchObject([
		{ decidedById: null, decidedByName: "A Signer" },
	]);
	await db.delete(program).where(eq(program.id, gone.id));
	expect(await db.select().from(gateEvidencePack)).toEqual([]);
});

test("a workstream that is deleted leaves its tasks in the program", async () => {
	const [made] = await database.db
		.insert(workstream)
		.values({ programId: home, name: "Short-lived" })
		.returning();
	const workstreamId = made?.id ?? "";
	await database.db.update(task).set({ workstreamId }).where(eq(task.id, one));
	await database.db.delete(workstream).where(eq(workstream.id, workstreamId));
	const [left] = await database.db.select().from(task).where(eq(task.id, one));
	expect(left).toMatchObject({ programId: home, workstreamId: null });
});

test("every program has the five default gates with three criteria each", async () => {
	const gates = await database.db.select().from(stageGate).orderBy(stageGate.position);
	expect(gates.map(({ code, name, description }) => `${code} ${name}: ${description}`)).toEqual([
		"G0 Ideation: Project concept and initiation",
		"G1 Concept: Requirements definition and feasibility",
		"G2 Feasibility: Solution design and planning",
		"G3 Development: Implementation and testing",
		"G4 Launch: Deployment and go-live",
	]);
	const criteria = await database.db.select().from(gateCriterion);
	expect(gates.map(({ id }) => criteria.filter(({ stageGateId }) => stageGateId === id).length)).toEqual([
		3, 3, 3, 3, 3,
	]);
});

test("every foreign key can be followed back by an index", async () => {
	const missing = await database.db.execute(sql`
		select k.conrelid::regclass::text || ' ' || k.conname as name from pg_constraint k
		where k.contype = 'f' and not exists (
			select from pg_index i
			where i.indrelid = k.conrelid and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
					select format('(%I IS NOT NULL)', attname) from pg_attribute
					where attrelid = k.conrelid and array[attnum] = k.conkey
				))
				and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
		)`);
	expect([...missing]).toEqual([]);
});
