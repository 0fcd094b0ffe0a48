import type { Executor } from "@throughline/db/connect";
import { auditEntry, strategyVersion, workstream } from "@throughline/db/schema";
import { type Reservation, reservationsOf } from "@throughline/domain/consultant/integration/reservations";
import { byObject, type ProgramTotals, programHealth, summarize } from "@throughline/domain/dashboard";
import { id, instant } from "@throughline/domain/shape";
import { and, count, eq, getTableColumns, gt, isNull, ne, or } from "drizzle-orm";
import { z } from "zod";
import { requireIn } from "../find.ts";
import { reads, router, writes } from "../procedure.ts";
import { programs } from "../program/entity.ts";
import { totalsOf } from "../program/totals.ts";
import { gateStatuses, hasGateData } from "../stage-gate/gate-statuses.ts";
import { recentDeeds, recentEntries } from "./activity.ts";
import { attentionOf } from "./attention.ts";
import { healthInputs } from "./health-inputs.ts";
import { noteVisit } from "./visit.ts";

/** So many changes are looked at; who was away for longer finds the rest in the trail. */
const mostChanges = 500;

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

	/** Notes that the caller looks at the program, and answers when their visit before this one ended. */
	visit: writes("signed-in")
		.input(ofProgram)
		.mutation(async ({ ctx, input }) => {
			await requireIn(ctx.db, programs, input.programId);
			return { since: await noteVisit(ctx.db, input.programId, ctx.person.id) };
		}),

	/** What others have changed since a moment, by object, the newest first. */
	changes: reads("read")
		.input(ofProgram.extend({ since: instant }))
		.query(async ({ ctx, input: { programId, since } }) => {
			const byOthers = and(
				gt(auditEntry.at, since),
				or(isNull(auditEntry.personId), ne(auditEntry.personId, ctx.person.id)),
			);
			const entries = await recentEntries(ctx.db, programId, { limit: mostChanges, also: byOthers });
			if (entries.length === 0) await requireIn(ctx.db, programs, programId);
			return byObject(entries);
		}),

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
				recentDeeds(ctx.db, programId, 10),
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

function hasNothing({ tasksTotal, kpis, benefits, budgetAllocated, budgetSpent }: ProgramTotals): boolean {
	return tasksTotal + kpis + benefits === 0 && budgetAllocated === "0.00" && budgetSpent === "0.00";
}

/** The program's way through its gates. */
async function gatesOf(db: Executor, programId: string) {
	const gates = (await gateStatuses(db, [programId])).get(programId) ?? [];
	return {
		gates: gates.map(({ id, code, name, status, reviewDate }) => ({ id, code, name, status, reviewDate })),
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
