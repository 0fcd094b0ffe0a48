import { loadBand, loadOf } from "@throughline/domain/resource";
import { exposureOf } from "@throughline/domain/risk/exposure";
import { EvidencePack } from "@throughline/domain/stage-gate/evidence";
import { withSummaries } from "@throughline/domain/task/hierarchy/hierarchy";
import { schedule } from "@throughline/domain/task/schedule";
import { addDays, daysBetween } from "@throughline/domain/value/day";
import { asc, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slowness } from "../../../../scripts/testing/slowness.ts";
import * as schema from "../schema.ts";
import { createTestDatabase, type TestDatabase } from "../testing/database.ts";
import { isEmpty, loadDemo } from "./demo.ts";

// A Saturday, so that a week's last days are over; the other weekdays have a test of their own.
const today = "2026-11-21";

let database: TestDatabase;
let programs: (typeof schema.program.$inferSelect)[];
let milliseconds: number;
beforeAll(async () => {
	database = await createTestDatabase();
	expect(await isEmpty(database.db)).toBe(true);
	const before = performance.now();
	expect(await loadDemo(database.db, { today })).toBe(true);
	milliseconds = performance.now() - before;
	programs = await database.db.select().from(schema.program).orderBy(asc(schema.program.startDate));
});
afterAll(() => database.drop());

/** The rows of a query, one by one per program. */
async function perProgram<Row extends Record<string, unknown>>(
	query: (id: string) => ReturnType<typeof sql>,
) {
	return Promise.all(programs.map(async ({ id }) => [...(await database.db.execute<Row>(query(id)))]));
}

test("the demo loads in under five seconds", () => {
	expect(milliseconds).toBeLessThan(5000 * slowness("wall"));
});

test("a database that is not empty is left alone", async () => {
	expect(await isEmpty(database.db)).toBe(false);
	expect(await loadDemo(database.db, { today })).toBe(false);
	expect(await database.db.$count(schema.program)).toBe(3);
});

test("a database with a person and no program is not empty", async () => {
	const other = await createTestDatabase();
	await other.db.insert(schema.person).values({ email: "first@example.com" });
	expect(await isEmpty(other.db)).toBe(false);
	await other.drop();
});

test("a program asks for roles that nobody fills yet, with the tasks that wait for them", async () => {
	const roles = await database.db.select().from(schema.openRole).orderBy(asc(schema.openRole.name));
	expect(roles.map(({ name, filledById }) => [name, filledById])).toEqual([
		["Customer adviser, Portuguese", null],
		["Technical trainer", null],
	]);
	for (const { workstreamId, startDate, endDate } of roles) {
		expect(workstreamId).not.toBeNull();
		expect(daysBetween(startDate ?? today, endDate ?? today)).toBeGreaterThan(0);
	}
	expect(await database.db.$count(schema.openRoleTask)).toBe(3);
});

test("two instances that load at once load it once", async () => {
	const other = await createTestDatabase();
	const loaded = await Promise.all([loadDemo(other.db, { today }), loadDemo(other.db, { today })]);
	expect(loaded.sort()).toEqual([false, true]);
	expect(await other.db.$count(schema.program)).toBe(3);
	await other.drop();
});

test("nobody can sign in as somebody of the demo", async () => {
	const people = await database.db.select().from(schema.person);
	expect(
		people.map(({ firstName, lastName, issuer, email }) => [firstName, lastName, issuer, email]),
	).toEqual([
		["Erik", "Hansen", null, null],
		["Nora", "Weber", null, null],
	]);
	expect(people.map(({ disabledAt }) => disabledAt)).not.toContain(null);
});

test("there are three programs of different ages, and none is over", () => {
	expect(programs.map(({ name }) => name)).toEqual([
		"Regional Service Desk Consolidation",
		"Iberia Market Entry",
		"Kassel Warehouse Automation",
	]);
	for (const { startDate, endDate } of programs) {
		expect(daysBetween(startDate ?? today, today)).toBeGreaterThan(90);
		expect(daysBetween(today, endDate ?? today)).toBeGreaterThan(90);
	}
});

test("a program breaks some of its work down, and no figure counts a summary", async () => {
	const tasks = await database.db.select().from(schema.task);
	const parents = tasks.filter(({ summary }) => summary);
	expect(parents.length).toBeGreaterThanOrEqual(3);
	expect(new Set(parents.map(({ programId }) => programId)).size).toBe(1);
	for (const { id, startDate, endDate, ownerId } of parents) {
		const parts = tasks.filter(({ parentId }) => parentId === id);
		expect(parts.length).toBeGreaterThanOrEqual(2);
		expect([startDate, endDate]).toEqual([
			parts.flatMap(({ startDate }) => startDate ?? []).sort()[0],
			parts
				.flatMap(({ endDate }) => endDate ?? [])
				.sort()
				.at(-1),
		]);
		expect(ownerId).not.toBeNull();
	}
	expect(withSummaries(tasks)).toEqual(tasks);
	const [totals] = await database.db
		.select()
		.from(schema.programTotals)
		.where(eq(schema.programTotals.programId, parents[0]?.programId ?? ""));
	const leaves = tasks.filter(({ summary, programId }) => !summary && programId === parents[0]?.programId);
	expect(totals?.tasksTotal).toBe(leaves.length);
});

test("each program has workstreams with leads and 20 to 60 tasks with owners, links and a slipping one", async () => {
	const counts = await perProgram<{ workstreams: number; tasks: number; owned: number; slipping: number }>(
		(id) => sql`
			select (select count(*)::int from workstream where program_id = ${id} and lead_id is not null) as workstreams,
				count(*)::int as tasks, count(owner_id)::int as owned,
				(count(*) filter (where status in ('Delayed', 'At Risk')))::int as slipping
			from task where program_id = ${id} and workstream_id is not null`,
	);
	for (const [row] of counts) {
		expect(row?.workstreams).toBeGreaterThanOrEqual(4);
		expect(row?.tasks).toBeGreaterThanOrEqual(20);
		expect(row?.tasks).toBeLessThanOrEqual(60);
		expect(row?.owned).toBe(row?.tasks);
		expect(row?.slipping).toBeGreaterThanOrEqual(1);
	}
});

test("every link is respected, and a critical path leads from the work of today to each program's end", async () => {
	for (const { id, name } of programs) {
		const ofProgram = { where: (row: { programId: PgColumn }) => eq(row.programId, id) };
		const plan = {
			tasks: await database.db.query.task.findMany(ofProgram),
			dependencies: await database.db.query.taskDependency.findMany(ofProgram),
			holidays: await database.db.query.holiday.findMany(ofProgram),
		};
		const { tasks, moves, cycle } = schedule(plan);
		expect({ name, moves, cycle }).toEqual({ name, moves: [], cycle: null });
		const critical = tasks.filter((task) => task.critical).map(({ id }) => id);
		const statuses = plan.tasks.filter((task) => critical.includes(task.id)).map(({ status }) => status);
		expect(critical.length).toBeGreaterThanOrEqual(5);
		expect(statuses.some((status) => status !== "Not Started")).toBe(true);
	}
	expect(await database.db.$count(schema.taskDependency)).toBeGreaterThan(60);
});

test("the baseline shows what slipped since", async () => {
	const later = await perProgram<{ name: string }>(
		(id) => sql`
			select t.name from baseline b join baseline_task bt on bt.baseline_id = b.id join task t on t.id = bt.task_id
			where b.program_id = ${id} and t.end_date > bt.end_date`,
	);
	for (const tasks of later) expect(tasks.length).toBeGreaterThanOrEqual(1);
});

test("gates are passed, in review and pending in each program, with notes and signatures", async () => {
	for (const { id } of programs) {
		const reviews = await database.db
			.select()
			.from(schema.stageGateReview)
			.where(eq(schema.stageGateReview.programId, id));
		const statuses = reviews.map(({ status }) => status);
		expect(statuses).toEqual(expect.arrayContaining(["Passed", "In Review", "Pending"]));
		for (const { id: reviewId, status, note, decidedAt, decidedByName, reviewDate } of reviews) {
			expect(note).toMatch(/\w/);
			if (status === "Pending" || status === "In Review") continue;
			expect(decidedByName).toBe("Marianne Vogel");
			expect(decidedAt?.slice(0, 10)).toBe(reviewDate);
			expect(reviewDate?.localeCompare(today)).toBe(-1);
			const [kept] = await database.db
				.select()
				.from(schema.gateEvidencePack)
				.where(eq(schema.gateEvidencePack.reviewId, reviewId));
			const pack = EvidencePack.parse(kept?.pack);
			expect(pack).toMatchObject({ status, note, decidedByName, decidedAt });
			expect(pack.criteria.every(({ met }) => met)).toBe(status === "Passed");
		}
	}
});

test("KPIs have a year of measurements that ends with their current value", async () => {
	const kpis = await database.db.select().from(schema.kpi);
	for (const { id, currentValue } of kpis) {
		const measured = await database.db
			.select()
			.from(schema.kpiMeasurement)
			.where(eq(schema.kpiMeasurement.kpiId, id))
			.orderBy(asc(schema.kpiMeasurement.measurementDate));
		expect(measured.map(({ measurementDate }) => measurementDate.slice(0, 7))).toEqual([
			..."2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11".split(
				" ",
			),
		]);
		expect(measured.at(-1)?.value).toBe(currentValue);
	}
	expect(new Set(kpis.map(({ unit }) => unit))).toEqual(new Set(["%", "$", "number", "hours", "days"]));
	for (const { id } of programs) {
		const own = kpis.filter(({ programId }) => programId === id);
		expect(new Set(own.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(3);
		expect(new Set(own.map(({ direction }) => direction)).size).toBe(2);
	}
});

test("risks lie in all zones of the matrix, with priorities to match, codes in order and mitigations", async () => {
	for (const { id } of programs) {
		const risks = await database.db.select().from(schema.risk).where(eq(schema.risk.programId, id));
		expect(new Set(risks.map(({ priority }) => priority))).toEqual(
			new Set(["Critical", "High", "Medium", "Low"]),
		);
		expect(risks.map(({ riskId }) => riskId).sort()).toEqual(
			risks.map((_, index) => `R-${String(index + 1).padStart(3, "0")}`),
		);
		for (const { likelihood, impact, priority, impactCost } of risks) {
			if (likelihood === "Certain" && impact === "High") expect(priority).toBe("Critical");
			if (likelihood === "Possible" && impact === "Very High") expect(priority).toBe("High");
			if (likelihood === "Rare") expect(priority).toBe("Low");
			expect(Number(impactCost)).toBeGreaterThan(0);
		}
	}
	const cells = await database.db.execute(sql`select distinct likelihood, impact from risk`);
	expect(cells.length).toBeGreaterThanOrEqual(15);
	expect(await database.db.$count(schema.riskMitigation)).toBeGreaterThanOrEqual(15);
	const unscored = await database.db.execute(sql`
		select risk_id from risk where not exists (
			select from risk_score s where s.risk_id = risk.id and s.likelihood = risk.likelihood and s.impact = risk.impact)`);
	expect([...unscored]).toEqual([]);
});

test("each program has a contingency; what its risks may cost lies within it but in the youngest program", async () => {
	const suffices = await Promise.all(
		programs.map(async ({ id }) => {
			const risks = await database.db.select().from(schema.risk).where(eq(schema.risk.programId, id));
			const [finance] = await database.db
				.select()
				.from(schema.programFinance)
				.where(eq(schema.programFinance.id, id));
			return exposureOf(risks, finance?.contingency ?? "0").usedPercent <= 100;
		}),
	);
	expect(suffices).toEqual([true, true, false]);
});

test("benefits are of at least four categories in each program, and their months add up", async () => {
	const categories = await perProgram<{ count: number }>(
		(id) => sql`select count(distinct category)::int as count from benefit where program_id = ${id}`,
	);
	for (const [row] of categories) expect(row?.count).toBeGreaterThanOrEqual(4);
	const wrong = await database.db.execute(sql`
		select b.name from benefit b join benefit_period p on p.benefit_id = b.id group by b.id
		having sum(p.planned) <> b.target_value or coalesce(sum(p.actual), 0) <> b.realized_value`);
	expect([...wrong]).toEqual([]);
});

test("expenses run over 18 months in every category, add up to the story and stay within the funding", async () => {
	const spent = await perProgram<{
		months: number;
		span: number;
		spent: string;
		given: string;
		future: number;
	}>(
		(id) => sql`
			select count(distinct date_trunc('month', expense_date))::int as months,
				max(expense_date) - min(expense_date) as span, sum(amount)::text as spent,
				(select sum(allocated_amount)::text from funding_source where program_id = ${id}) as given,
				(count(*) filter (where expense_date > ${today}::date))::int as future
			from expense where program_id = ${id}`,
	);
	expect(spent.map(([row]) => row?.spent)).toEqual(["1842300.00", "697450.00", "618900.00"]);
	for (const [row] of spent) {
		expect(row?.months).toBe(18);
		expect(row?.span).toBeGreaterThan(500);
		expect(Number(row?.spent)).toBeLessThan(Number(row?.given));
		expect(row?.future).toBe(0);
	}
	const categories = await perProgram<{ count: number }>(
		(id) => sql`select count(distinct category)::int as count from expense where program_id = ${id}`,
	);
	expect(categories.map(([row]) => row?.count)).toEqual([5, 5, 5]);
});

test("what was paid was there to pay it, was not paid before the program but for a study, and is approved in time, by somebody else than who filed it", async () => {
	const wrong = await database.db.execute<{ description: string }>(sql`
		select e.description from expense e join program p on p.id = e.program_id
		where (select sum(amount) from expense where program_id = p.id and expense_date <= e.expense_date)
			> (select coalesce(sum(allocated_amount), 0) from funding_source
				where program_id = p.id and date_received <= e.expense_date)
			or (e.expense_date < p.start_date and e.description not like 'Pre-study%')
			or e.filed_by_id is null or e.filed_by_id = e.approved_by_id
			or (e.approved_by_id is null) <> (e.expense_date >= ${today}::date - 12)`);
	expect([...wrong]).toEqual([]);
	const open = await perProgram<{ approved: number; open: number }>(
		(id) => sql`
			select count(approved_by_id)::int as approved,
				(count(*) filter (where approved_by_id is null))::int as open
			from expense where program_id = ${id}`,
	);
	for (const [row] of open) {
		expect(row?.approved).toBeGreaterThan(row?.open ?? 0);
		expect(row?.open).toBeGreaterThan(0);
	}
});

test.each(["2026-11-23", "2026-11-24", "2027-02-28", "2028-02-29", "2027-01-01", "2026-12-06"])(
	"loaded on %s, the team's load is as uneven and the demo as alive",
	async (day) => {
		const other = await createTestDatabase();
		await loadDemo(other.db, { today: day });
		const loads = await other.db.execute<{ name: string; active: number }>(sql`
			select r.name, (count(t.id) filter (where t.status in ('In Progress', 'At Risk')))::int as active
			from resource r left join task t on t.owner_id = r.id group by r.id`);
		const bands = loads.map(({ name, active }) => [name, loadBand(loadOf(active))]);
		expect(bands).toContainEqual(["Ananya Sharma", "Overloaded"]);
		expect(new Set(bands.map(([, band]) => band))).toEqual(
			new Set(["Overloaded", "High Load", "Optimal", "Available"]),
		);
		const [trail] = await other.db.execute<{
			programs: number;
			newest: string;
			oldest: string;
			people: number;
		}>(sql`
			select count(distinct program_id)::int as programs, max(at)::date::text as newest, min(at)::date::text as oldest,
				count(distinct person_name)::int as people
			from audit_entry`);
		expect(trail?.programs).toBe(3);
		expect(trail?.people).toBeGreaterThanOrEqual(8);
		expect(trail?.newest.localeCompare(day)).toBe(-1);
		expect(daysBetween(trail?.newest ?? day, day)).toBeLessThanOrEqual(3);
		expect(trail?.oldest.localeCompare(addDays(day, -15))).toBe(1);
		await other.drop();
	},
);

test("the trail tells of objects that exist, and of each program at least ten times", async () => {
	const told = await perProgram<{ count: number }>(
		(id) =>
			sql`select count(*)::int as count from audit_entry where program_id = ${id} and person_id is null`,
	);
	for (const [row] of told) expect(row?.count).toBeGreaterThanOrEqual(10);
	const lost = await database.db.execute(sql`
		select object_title from audit_entry where object_id::uuid not in (
			select id from task union select id from risk union select id from expense
			union select id from kpi union select id from stage_gate_review)`);
	expect([...lost]).toEqual([]);
});

test("one strategy has two versions, and the program of the second keeps its origin to the quoted sentence", async () => {
	const versions = await database.db
		.select()
		.from(schema.strategyVersion)
		.orderBy(schema.strategyVersion.versionNumber);
	expect(versions.map(({ status }) => status)).toEqual(["finalized", "converted_to_program"]);
	expect(versions[0]?.selectedDecisions).not.toEqual(versions[1]?.selectedDecisions);
	const kassel = programs[2];
	expect(versions[1]?.convertedProgramId).toBe(kassel?.id);
	const tasks = await database.db
		.select()
		.from(schema.task)
		.where(eq(schema.task.programId, kassel?.id ?? ""));
	for (const { id, name } of tasks) {
		const [found] = await database.db
			.select({
				origin: schema.origin,
				passage: schema.passage,
				content: schema.sourceDocument.content,
				why: schema.whysNode,
			})
			.from(schema.origin)
			.innerJoin(schema.passage, eq(schema.passage.id, schema.origin.passageId))
			.innerJoin(schema.sourceDocument, eq(schema.sourceDocument.id, schema.passage.documentId))
			.innerJoin(schema.whysNode, eq(schema.whysNode.id, schema.origin.whysNodeId))
			.where(eq(schema.origin.objectId, id));
		expect(found, name).toBeDefined();
		const { startOffset = 0, endOffset = 0 } = found?.passage ?? {};
		expect(found?.content.slice(startOffset, endOffset)).toBe(found?.origin.quote);
		const decision = versions[1]?.decisions?.find((one) => one.id === found?.origin.decisionId);
		expect(decision, name).toBeDefined();
		expect(versions[1]?.selectedDecisions[found?.origin.decisionId ?? ""]).toBe(found?.origin.optionId);
	}
});

test("the plan of the strategy names the tasks that the program has", async () => {
	const plan: unknown = (await database.db.select().from(schema.strategyVersion)).at(-1)?.program;
	const tasks = await database.db.select().from(schema.task);
	const named = JSON.stringify(plan);
	for (const { name, programId } of tasks) {
		if (programId === programs[2]?.id) expect(named).toContain(JSON.stringify(name));
	}
});

test("on the same day it is the same to the last byte", async () => {
	const other = await createTestDatabase();
	await loadDemo(other.db, { today });
	for (const table of Object.values(schema)) {
		const rows = async (db: TestDatabase["db"]) =>
			(await db.execute(sql`select t::text as row from ${table} as t order by 1`)).map(({ row }) => row);
		expect(await rows(other.db)).toEqual(await rows(database.db));
	}
	await other.drop();
});
