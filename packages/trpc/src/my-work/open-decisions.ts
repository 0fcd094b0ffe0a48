import type { Executor } from "@throughline/db/connect";
import {
	expense,
	program,
	risk,
	riskMitigation,
	stageGate,
	stageGateReview,
	tripwire,
} from "@throughline/db/schema";
import { type MyWorkItem, mostOfKind } from "@throughline/domain/my-work";
import { gateTitle } from "@throughline/domain/stage-gate";
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { readTripwires } from "../consultant/tripwire/read.ts";

/** The measures that are not done, a member's own and those against their risks. */
export async function ownMitigations(db: Executor, memberId: string): Promise<MyWorkItem[]> {
	const rows = await db
		.select({
			id: riskMitigation.id,
			programId: risk.programId,
			programName: program.name,
			title: riskMitigation.description,
			dueDate: riskMitigation.dueDate,
			status: riskMitigation.status,
			riskId: risk.id,
			riskCode: risk.riskId,
			version: riskMitigation.version,
		})
		.from(riskMitigation)
		.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
		.innerJoin(program, eq(program.id, risk.programId))
		.where(
			and(
				or(
					eq(riskMitigation.ownerId, memberId),
					inArray(
						riskMitigation.riskId,
						db.select({ id: risk.id }).from(risk).where(eq(risk.ownerId, memberId)),
					),
				),
				inArray(riskMitigation.status, ["Planned", "In Progress"]),
				isNull(program.archivedAt),
			),
		)
		.orderBy(sql`${riskMitigation.dueDate} nulls last`, asc(riskMitigation.id))
		.limit(mostOfKind + 1);
	return rows.map((row) => ({ kind: "mitigation" as const, ...row }));
}

/** The gate reviews that a member prepares and nobody has decided. */
export async function ownReviews(db: Executor, memberId: string): Promise<MyWorkItem[]> {
	const rows = await db
		.select({
			id: stageGateReview.id,
			programId: stageGateReview.programId,
			programName: program.name,
			code: stageGate.code,
			name: stageGate.name,
			dueDate: stageGateReview.reviewDate,
			status: stageGateReview.status,
		})
		.from(stageGateReview)
		.innerJoin(stageGate, eq(stageGate.id, stageGateReview.stageGateId))
		.innerJoin(program, eq(program.id, stageGateReview.programId))
		.where(
			and(
				eq(stageGateReview.ownerId, memberId),
				inArray(stageGateReview.status, ["Pending", "In Review"]),
				isNull(program.archivedAt),
			),
		)
		.orderBy(sql`${stageGateReview.reviewDate} nulls last`, asc(stageGateReview.id))
		.limit(mostOfKind + 1);
	return rows.map(({ code, name, ...row }) => ({
		kind: "review" as const,
		...row,
		title: gateTitle({ code, name }),
	}));
}

/** The expenses that nobody has approved, the oldest first. */
export async function waitingExpenses(db: Executor): Promise<MyWorkItem[]> {
	const rows = await db
		.select({
			id: expense.id,
			programId: expense.programId,
			programName: program.name,
			title: expense.description,
			amount: expense.amount,
			currency: program.currency,
			expenseDate: expense.expenseDate,
			filedById: expense.filedById,
			version: expense.version,
		})
		.from(expense)
		.innerJoin(program, eq(program.id, expense.programId))
		.where(and(isNull(expense.approvedById), isNull(program.archivedAt)))
		.orderBy(asc(expense.expenseDate), asc(expense.id))
		.limit(mostOfKind + 1);
	return rows.map((row) => ({ kind: "expense" as const, ...row, dueDate: null }));
}

/** The assumptions that an account answers for and that live data crossed; due since then. */
export async function crossedTripwires(db: Executor, personId: string): Promise<MyWorkItem[]> {
	const wires = await readTripwires(db, and(eq(tripwire.ownerId, personId), isNotNull(tripwire.crossedAt)));
	const crossed = wires.filter(({ reopened }) => reopened).slice(0, mostOfKind + 1);
	if (crossed.length === 0) return [];
	const programs = await db
		.select({ id: program.id, name: program.name })
		.from(program)
		.where(
			and(
				inArray(program.id, [...new Set(crossed.map(({ programId }) => programId))]),
				isNull(program.archivedAt),
			),
		);
	const nameOf = new Map(programs.map(({ id, name }) => [id, name]));
	return crossed.flatMap(({ id, programId, assumption, reason, crossedAt }) => {
		const programName = nameOf.get(programId);
		if (programName === undefined || crossedAt === null) return [];
		const dueDate = crossedAt.slice(0, 10);
		return [
			{
				kind: "tripwire" as const,
				id,
				programId,
				programName,
				title: assumption,
				dueDate,
				reason,
				crossedAt,
			},
		];
	});
}
