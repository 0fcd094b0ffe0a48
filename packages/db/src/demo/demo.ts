import { addDays } from "@throughline/domain/value/day";
import { asc, sql } from "drizzle-orm";
import type { Database, Executor, Transaction } from "../connect.ts";
import * as schema from "../schema.ts";
import { at } from "./calendar.ts";
import { randomFrom } from "./random.ts";
import { absenceRows } from "./rows/absences.ts";
import { activityRows } from "./rows/activity.ts";
import { openRoleRows } from "./rows/open-roles.ts";
import { originRows } from "./rows/origins.ts";
import { type ProgramRows, programRows } from "./rows/program.ts";
import { runRows } from "./rows/runs.ts";
import { type StrategyRows, strategyRows } from "./rows/strategy.ts";
import { accountRow, resourceRows, type Telling } from "./rows/telling.ts";
import { iberia } from "./stories/iberia/story.ts";
import { kassel } from "./stories/kassel/story.ts";
import { serviceDesk } from "./stories/service-desk/story.ts";
import { type Member, members } from "./team.ts";

/** Whether nothing was ever put in: no program and no person. */
export async function isEmpty(db: Executor): Promise<boolean> {
	const [row] = await db.execute<{ empty: boolean }>(
		sql`select not exists (select from ${schema.program}) and not exists (select from ${schema.person}) as empty`,
	);
	return row?.empty ?? false;
}

/**
 * Loads the demo portfolio in one transaction: three programs and the strategy that one of them came
 * from, with all dates relative to `today` and the same rows every time.
 * @returns false, having done nothing, when the database was not empty (any more).
 */
export async function loadDemo(db: Database, { today }: { today: string }): Promise<boolean> {
	return await db.transaction(async (tx) => {
		// Two instances may start on the same empty database.
		await tx.execute(sql`select pg_advisory_xact_lock(7420260102)`);
		if (!(await isEmpty(tx))) return false;
		const random = randomFrom(20_261);
		const since = at(addDays(today, -600), 8);
		const memberIds = Object.fromEntries(members.map((member) => [member, random.id(since)])) as Record<
			Member,
			string
		>;
		const approver = accountRow("erik", randomFrom(20_262).id(since), since);
		const filer = accountRow("nora", randomFrom(20_265).id(since), since);
		const telling = { today, random, memberIds, approver, filer, gates: await readGates(tx) };
		await tx.insert(schema.person).values([approver, filer]);
		await tx.insert(schema.resource).values(resourceRows(telling, since));
		await tx.insert(schema.absence).values(absenceRows(telling, randomFrom(20_266)));
		for (const story of [serviceDesk, iberia]) await insertProgram(tx, programRows(story, telling), telling);
		const made = programRows(kassel, telling);
		await insertProgram(tx, made, telling);
		await insertStrategy(tx, strategyRows(made, telling), made, telling);
		return true;
	});
}

async function readGates(tx: Transaction): Promise<Telling["gates"]> {
	const gates = await tx.select().from(schema.stageGate);
	const criteria = await tx.select().from(schema.gateCriterion).orderBy(asc(schema.gateCriterion.position));
	return new Map(
		gates.map(({ id, code, name, description }) => [
			code,
			{
				id,
				code,
				name,
				description,
				criteria: criteria.filter(({ stageGateId }) => stageGateId === id).map(({ text }) => text),
			},
		]),
	);
}

async function insertProgram(tx: Transaction, rows: ProgramRows, telling: Telling): Promise<void> {
	await tx.insert(schema.program).values(rows.program);
	await tx.insert(schema.programFinance).values(rows.finance);
	await tx.insert(schema.holiday).values(rows.holidays);
	await tx.insert(schema.workstream).values(rows.workstreams);
	await tx.insert(schema.task).values(rows.tasks);
	await tx.insert(schema.taskDependency).values(rows.dependencies);
	await tx.insert(schema.taskAssignment).values(rows.assignments);
	const { openRoles, openRoleTasks } = openRoleRows(rows, randomFrom(20_263));
	if (openRoles.length > 0) {
		await tx.insert(schema.openRole).values(openRoles);
		await tx.insert(schema.openRoleTask).values(openRoleTasks);
	}
	await tx.insert(schema.baseline).values(rows.baseline);
	await tx.insert(schema.baselineTask).values(rows.baselineTasks);
	await tx.insert(schema.stageGateReview).values(rows.reviews);
	await tx.insert(schema.gateEvidencePack).values(rows.packs);
	if (rows.criteria.length > 0) await tx.insert(schema.gateCriterion).values(rows.criteria);
	await tx.insert(schema.kpi).values(rows.kpis);
	await tx.insert(schema.kpiMeasurement).values(rows.measurements);
	await tx.insert(schema.risk).values(rows.risks);
	await tx.insert(schema.riskCounter).values(rows.counter);
	await tx.insert(schema.riskMitigation).values(rows.mitigations);
	await tx.insert(schema.riskScore).values(rows.scores);
	await tx.insert(schema.benefit).values(rows.benefits);
	await tx.insert(schema.benefitPeriod).values(rows.periods);
	await tx.insert(schema.fundingSource).values(rows.funding);
	await tx.insert(schema.expense).values(rows.expenses);
	await tx.insert(schema.budgetLine).values(rows.budgetLines);
	await tx.insert(schema.auditEntry).values(activityRows(rows, telling));
}

async function insertStrategy(
	tx: Transaction,
	rows: StrategyRows,
	made: ProgramRows,
	telling: Telling,
): Promise<void> {
	await tx.insert(schema.strategySession).values(rows.session);
	await tx.insert(schema.sourceDocument).values(rows.document);
	await tx.insert(schema.passage).values(rows.passages);
	await tx.insert(schema.whysNode).values(rows.nodes);
	await tx.insert(schema.strategyVersion).values(rows.versions);
	await tx.insert(schema.origin).values(originRows(made, rows, telling));
	const { runs, events } = runRows(rows, telling);
	await tx.insert(schema.run).values(runs);
	await tx.insert(schema.runEvent).values(events);
}
