import type { Executor } from "@throughline/db/connect";
import {
	auditEntry,
	program,
	programTotals,
	searchEntry,
	strategyVersion,
	workstream,
} from "@throughline/db/schema";
import { type Reservation, reservationsOf } from "@throughline/domain/consultant/integration/reservations";
import { type ProgramTotals, programHealth, summarize } from "@throughline/domain/dashboard";
import { id } from "@throughline/domain/shape";
import {
	and,
	count,
	desc,
	eq,
	getTableColumns,
	isNotNull,
	isNull,
	ne,
	notInArray,
	or,
	sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { z } from "zod";
import { noSuch } from "../find.ts";
import { reads, router } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { gateStatuses, hasGateData } from "../stage-gate/gate-statuses.ts";
import { attentionOf } from "./attention.ts";
import { healthInputs } from "./health-inputs.ts";

const ofProgram = z.strictObject({ programId: id });

export const dashboardRouter = router({
	/** The four cards and quick stats. */
	summary: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input }) => summarize(await totalsOf(ctx.db, input.programId))),

	/** What needs attention, the most urgent kinds first. */
	attention: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input: { programId } }) =>
			attentionOf(ctx.db, programId, await totalsOf(ctx.db, programId)),
		),

	/** What stands below the cards: gates, health, workstreams, recent activity. */
	overview: reads("read")
		.input(ofProgram)
		.query(async ({ ctx, input: { programId } }) => {
			const totals = await totalsOf(ctx.db, programId);
			const [gates, health, workstreams, reservations, activity] = await Promise.all([
				gatesOf(ctx.db, programId),
				healthInputs(ctx.db, programId, totals),
				ctx.db.select({ rows: count() }).from(workstream).where(eq(workstream.programId, programId)),
				reservationsAbout(ctx.db, programId),
				recentActivity(ctx.db, programId),
			]);
			const streams = workstreams[0]?.rows ?? 0;
			return {
				...gates,
				isUntouched: !gates.hasGateData && streams === 0 && health.risks === 0 && hasNothing(totals),
				health: programHealth(health),
				workstreams: streams,
				reservations,
				activity,
			};
		}),
});

async function totalsOf(db: Executor, programId: string): Promise<ProgramTotals> {
	const [row] = await db
		.select({ totals: programTotals })
		.from(program)
		.innerJoin(programTotals, eq(programTotals.programId, program.id))
		.where(eq(program.id, programId));
	if (!row) throw noSuch(programs);
	return row.totals;
}

function hasNothing({ tasksTotal, kpis, benefits, budgetAllocated, budgetSpent }: ProgramTotals): boolean {
	return tasksTotal + kpis + benefits === 0 && budgetAllocated === "0.00" && budgetSpent === "0.00";
}

/** The program's way through its gates. */
async function gatesOf(db: Executor, programId: string) {
	const gates = (await gateStatuses(db, [programId])).get(programId) ?? [];
	return {
		gates: gates.map(({ id, code, name, status }) => ({ id, code, name, status })),
		hasGateData: await hasGateData(db, programId, gates),
	};
}

/** With what the plan that a program came of was integrated all the same; everybody is told. */
async function reservationsAbout(db: Executor, programId: string): Promise<Reservation[]> {
	const { program: plan, analysis, rootCause } = getTableColumns(strategyVersion);
	const [version] = await db
		.select({ plan, analysis, rootCause })
		.from(strategyVersion)
		.where(eq(strategyVersion.convertedProgramId, programId));
	return version?.plan ? reservationsOf({ ...version, program: version.plan }) : [];
}

/** The newest entries. What an integration created is one of them: the integration. */
function recentActivity(db: Executor, programId: string) {
	const integrated = alias(auditEntry, "integrated");
	const integrations = db
		.select({ requestId: sql<string>`${integrated.requestId}` })
		.from(integrated)
		.where(
			and(
				eq(integrated.programId, programId),
				eq(integrated.action, "integrated"),
				isNotNull(integrated.requestId),
			),
		);
	return db
		.select({
			id: auditEntry.id,
			at: auditEntry.at,
			personName: auditEntry.personName,
			action: auditEntry.action,
			objectType: auditEntry.objectType,
			objectId: searchEntry.objectId,
			parentId: searchEntry.parentId,
			objectTitle: auditEntry.objectTitle,
			status: sql<
				string | null
			>`case when ${auditEntry.action} = 'updated' then ${auditEntry.after}->>'status' end`,
		})
		.from(auditEntry)
		.leftJoin(
			searchEntry,
			and(eq(searchEntry.objectType, auditEntry.objectType), eq(searchEntry.objectId, auditEntry.objectId)),
		)
		.where(
			and(
				eq(auditEntry.programId, programId),
				or(
					ne(auditEntry.action, "created"),
					isNull(auditEntry.requestId),
					notInArray(auditEntry.requestId, integrations),
				),
			),
		)
		.orderBy(desc(auditEntry.at), desc(auditEntry.id))
		.limit(10);
}
