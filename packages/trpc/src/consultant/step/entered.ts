import type { Executor, Transaction } from "@throughline/db/connect";
import { run, strategyStep, whysNode } from "@throughline/db/schema";
import type { EnteredStep, StrategyProgress, StrategyStep } from "@throughline/domain/consultant/step";
import type { Provider, RunKind } from "@throughline/domain/run";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { announce } from "../../change.ts";
import type { CodedError } from "../../error.ts";
import type { RunRow } from "../../run/enqueue.ts";

/** The steps of a session that somebody has entered, and what works for them. */
export async function readProgress(db: Executor, sessionId: string): Promise<StrategyProgress> {
	const steps = await db
		.select({ entered: strategyStep, run })
		.from(strategyStep)
		.leftJoin(run, eq(run.id, strategyStep.runId))
		.where(eq(strategyStep.sessionId, sessionId))
		.orderBy(desc(strategyStep.enteredAt), desc(strategyStep.versionNumber));
	// Of a why that says something else by now, other causes are looked for.
	const expansions = await db
		.select({ nodeId: whysNode.id, run })
		.from(run)
		.innerJoin(
			whysNode,
			and(
				eq(sql`${whysNode.id}::text`, sql`${run.input} ->> 'nodeId'`),
				eq(whysNode.option, sql`${run.input} ->> 'option'`),
			),
		)
		.where(and(eq(run.sessionId, sessionId), eq(run.kind, "whys-expansion"), ne(run.status, "succeeded")));
	return {
		sessionId,
		steps: steps.map(({ entered, run }) => toEnteredStep(entered, run)),
		expansions: expansions.map(({ nodeId, run }) => ({ nodeId, run: toStepRun(run) })),
	};
}

function toEnteredStep(
	{ step, versionNumber, enteredAt, errorCode, errorMessage }: typeof strategyStep.$inferSelect,
	run: RunRow | null,
): EnteredStep {
	return {
		step,
		versionNumber: versionNumber || null,
		enteredAt,
		run: run && toStepRun(run),
		failure: toFailure(errorCode, errorMessage),
	};
}

/** A run as the screens follow it. */
export function toStepRun({ id, kind, version, status, provider, model, cost, ...ended }: RunRow) {
	return {
		id,
		// Only `enqueueRun` writes it, with kinds and providers of the domain.
		kind: kind as RunKind,
		edition: version,
		status,
		provider: provider as Provider | null,
		model,
		cost,
		failure: toFailure(ended.errorCode, ended.errorMessage),
	};
}

function toFailure(code: string | null, error: string | null) {
	return code === null || error === null ? null : { code, error };
}

type Place = { sessionId: string; step: StrategyStep; versionNumber: number | null };

/** A step with the run that works for it; null before somebody has entered it. */
export async function findStep(db: Executor, place: Place) {
	const [row] = await db
		.select({ entered: strategyStep, run })
		.from(strategyStep)
		.leftJoin(run, eq(run.id, strategyStep.runId))
		.where(
			and(
				eq(strategyStep.sessionId, place.sessionId),
				eq(strategyStep.step, place.step),
				eq(strategyStep.versionNumber, place.versionNumber ?? 0),
			),
		);
	return row ?? null;
}

/** Makes a step the session's current one. Without a run it keeps the one that it has. */
export async function storeEntry(
	tx: Transaction,
	{ sessionId, step, versionNumber }: Place,
	started: RunRow | null,
): Promise<void> {
	const working = started && { runId: started.id, errorCode: null, errorMessage: null };
	const entered = { enteredAt: sql`clock_timestamp()`, ...working };
	await tx
		.insert(strategyStep)
		.values({ sessionId, step, versionNumber: versionNumber ?? 0, ...entered })
		.onConflictDoUpdate({
			target: [strategyStep.sessionId, strategyStep.step, strategyStep.versionNumber],
			set: entered,
		});
	await announce(tx, "consultant", null, sessionId);
}

/** Keeps what follows a step's run, or why it could not be started. */
export async function storeNext(
	tx: Transaction,
	{ sessionId, step, versionNumber }: Place,
	next: RunRow | CodedError,
): Promise<void> {
	const set =
		next instanceof Error
			? { errorCode: next.code, errorMessage: next.message }
			: { runId: next.id, errorCode: null, errorMessage: null };
	await tx
		.update(strategyStep)
		.set(set)
		.where(
			and(
				eq(strategyStep.sessionId, sessionId),
				eq(strategyStep.step, step),
				eq(strategyStep.versionNumber, versionNumber ?? 0),
			),
		);
	await announce(tx, "consultant", null, sessionId);
}
