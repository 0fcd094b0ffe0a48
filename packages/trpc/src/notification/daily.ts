import type { Executor, Transaction } from "@throughline/db/connect";
import {
	person,
	program,
	resource,
	risk,
	riskMitigation,
	stageGate,
	stageGateReview,
	task,
} from "@throughline/db/schema";
import { dueSoonDays } from "@throughline/domain/notification";
import type { Notice } from "@throughline/domain/notification/notice";
import { type Dated, dueSoon, overdue } from "@throughline/domain/notification/rules";
import { gateTitle } from "@throughline/domain/stage-gate";
import { addDays } from "@throughline/domain/value/day";
import { and, eq, inArray, isNull, lte, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { isLeaf } from "../leaf-task.ts";
import { notify } from "./notify.ts";
import { fullWeeks } from "./over-allocation.ts";

/**
 * Tells of what the passing of days brings: what is due soon or overdue, and weeks that ask too much. For everybody
 * who signs in, or for one person. Doing it again, or twice at once, tells nobody twice.
 */
export async function notifyDaily(tx: Transaction, today: string, personId?: string): Promise<void> {
	const dated = [
		...(await datedTasks(tx, today, personId)),
		...(await datedMitigations(tx, today, personId)),
		...(await datedReviews(tx, today, personId)),
	];
	const reminders = dated.flatMap((each) => [dueSoon(each, today), overdue(each, today)]);
	const notices: Notice[] = reminders.filter((notice) => notice !== null);
	await notify(tx, [...notices, ...(await fullWeeks(tx, today, personId))]);
}

/** Of programs in use, of owners who may sign in, and near or past its day. */
function isNear(
	dueDate: typeof task.endDate | typeof riskMitigation.dueDate | typeof stageGateReview.reviewDate,
	today: string,
	personId?: string,
): SQL | undefined {
	return and(
		lte(dueDate, addDays(today, dueSoonDays)),
		isNull(program.archivedAt),
		isNull(person.disabledAt),
		personId === undefined ? undefined : eq(person.id, personId),
	);
}

async function datedTasks(db: Executor, today: string, personId?: string): Promise<Dated[]> {
	const rows = await db
		.select({
			objectId: task.id,
			title: task.name,
			programId: task.programId,
			ownerId: task.ownerId,
			dueDate: task.endDate,
		})
		.from(task)
		.innerJoin(program, eq(program.id, task.programId))
		.innerJoin(resource, eq(resource.id, task.ownerId))
		.innerJoin(person, eq(person.id, resource.personId))
		.where(and(isNear(task.endDate, today, personId), ne(task.status, "Completed"), isLeaf));
	return rows.map((row) => ({ ...row, objectType: "task", done: false }));
}

async function datedMitigations(db: Executor, today: string, personId?: string): Promise<Dated[]> {
	const rows = await db
		.select({
			objectId: riskMitigation.id,
			title: sql<string>`${riskMitigation.description}`,
			programId: risk.programId,
			ownerId: riskMitigation.ownerId,
			dueDate: riskMitigation.dueDate,
		})
		.from(riskMitigation)
		.innerJoin(risk, eq(risk.id, riskMitigation.riskId))
		.innerJoin(program, eq(program.id, risk.programId))
		.innerJoin(resource, eq(resource.id, riskMitigation.ownerId))
		.innerJoin(person, eq(person.id, resource.personId))
		.where(
			and(
				isNear(riskMitigation.dueDate, today, personId),
				notInArray(riskMitigation.status, ["Done", "Cancelled"]),
			),
		);
	return rows.map((row) => ({ ...row, objectType: "mitigation", done: false }));
}

async function datedReviews(db: Executor, today: string, personId?: string): Promise<Dated[]> {
	const rows = await db
		.select({
			objectId: stageGateReview.id,
			code: stageGate.code,
			name: stageGate.name,
			programId: stageGateReview.programId,
			ownerId: stageGateReview.ownerId,
			dueDate: stageGateReview.reviewDate,
		})
		.from(stageGateReview)
		.innerJoin(stageGate, eq(stageGate.id, stageGateReview.stageGateId))
		.innerJoin(program, eq(program.id, stageGateReview.programId))
		.innerJoin(resource, eq(resource.id, stageGateReview.ownerId))
		.innerJoin(person, eq(person.id, resource.personId))
		.where(
			and(
				isNear(stageGateReview.reviewDate, today, personId),
				inArray(stageGateReview.status, ["Pending", "In Review"]),
			),
		);
	return rows.map(({ code, name, ...row }) => ({
		...row,
		title: gateTitle({ code, name }),
		objectType: "stage gate review",
		done: false,
	}));
}
