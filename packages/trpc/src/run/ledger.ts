import type { Executor } from "@throughline/db/connect";
import { aiSpend, orchestratorRun, person, run, strategySession } from "@throughline/db/schema";
import { allows, displayName, type Person } from "@throughline/domain/account";
import { placeOf } from "@throughline/domain/notification/rules";
import type { Run, RunKind } from "@throughline/domain/run";
import {
	type DayTotal,
	type LedgerEntry,
	type LedgerQuery,
	totalsDays,
} from "@throughline/domain/run/ledger";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { CodedError } from "../error.ts";

/**
 * Lines of the ledger, those that were asked for last first: one's own, or everybody's. Throws FORBIDDEN when somebody
 * else than an Admin asks for all, and NOT_FOUND when `before` is no run that they may see.
 */
export async function readLedger(db: Executor, who: Person, asked: LedgerQuery): Promise<LedgerEntry[]> {
	mayAskForAll(who, asked.all);
	const rows = await db
		.select({ run, asker: person, session: strategySession, task: orchestratorRun })
		.from(run)
		.leftJoin(person, eq(person.id, run.personId))
		.leftJoin(strategySession, eq(strategySession.id, run.sessionId))
		.leftJoin(orchestratorRun, eq(orchestratorRun.runId, run.id))
		.where(
			and(
				asked.all ? undefined : eq(run.personId, who.id),
				asked.kind && eq(run.kind, asked.kind),
				asked.status && eq(run.status, asked.status),
				asked.sessionId === undefined ? undefined : eq(run.sessionId, asked.sessionId),
				asked.before === undefined ? undefined : await askedForBefore(db, who, asked.all, asked.before),
			),
		)
		.orderBy(desc(run.createdAt), desc(run.id))
		.limit(asked.limit);
	return rows.map(({ run: { input, result, key, ...row }, asker, session, task }) => ({
		// Only `enqueueRun` writes it, with kinds and providers of the domain.
		...(row as Run),
		personName: asker && displayName(asker),
		...subjectOf({ ...row, kind: row.kind as RunKind, key }, { session, task }, who),
		durationMs:
			row.startedAt && row.finishedAt
				? // The database's clock may have gone back in between.
					Math.max(0, Date.parse(row.finishedAt) - Date.parse(row.startedAt))
				: null,
	}));
}

/** What was used on each of the last days, the newest first: one's own, or everybody's. Throws FORBIDDEN. */
export async function readTotals(db: Executor, who: Person, all: boolean): Promise<DayTotal[]> {
	mayAskForAll(who, all);
	const rows = await db
		.select({ spent: aiSpend, asker: person })
		.from(aiSpend)
		.innerJoin(person, eq(person.id, aiSpend.personId))
		.where(
			and(
				all ? undefined : eq(aiSpend.personId, who.id),
				sql`${aiSpend.day} > current_date - ${totalsDays}::integer`,
			),
		)
		.orderBy(desc(aiSpend.day), desc(aiSpend.cost), person.id);
	return rows.map(({ spent, asker }) => ({ ...spent, personName: displayName(asker) }));
}

function mayAskForAll(who: Person, all: boolean): void {
	if (!all || allows(who.role, "administer")) return;
	throw new CodedError("FORBIDDEN", `Your role (${who.role}) does not allow to see everybody's runs`);
}

type Subjects = {
	session: typeof strategySession.$inferSelect | null;
	task: typeof orchestratorRun.$inferSelect | null;
};

/** What a run is about and where that is shown; nothing of it to whom it is not open. A task is its owner's alone. */
function subjectOf(
	of: Parameters<typeof placeOf>[0],
	{ session, task }: Subjects,
	who: Person,
): Pick<LedgerEntry, "title" | "place"> {
	if (task && task.personId === who.id) return { title: task.taskDescription, place: placeOf(of) };
	if (session && mayRead(session.creatorId, who)) return { title: session.title, place: placeOf(of) };
	return { title: null, place: null };
}

/** A session's title tells what somebody thinks about: it is for them, unless the session is everybody's. */
function mayRead(creatorId: string | null, who: Person): boolean {
	return creatorId === null || creatorId === who.id;
}

async function askedForBefore(db: Executor, who: Person, all: boolean, id: string): Promise<SQL> {
	const [cursor] = await db
		.select({ createdAt: run.createdAt })
		.from(run)
		.where(and(eq(run.id, id), all ? undefined : eq(run.personId, who.id)));
	if (!cursor) throw new CodedError("NOT_FOUND", "There is no such run");
	return sql`(${run.createdAt}, ${run.id}) < (${cursor.createdAt}::timestamptz, ${id}::uuid)`;
}
