import type { Transaction } from "@throughline/db/connect";
import { orchestratorRun } from "@throughline/db/schema";
import type { Iteration, NewOrchestratorTask } from "@throughline/domain/orchestrator";
import {
	advance,
	type Loop,
	type NextStep,
	nextStep,
	startLoop,
	stop,
} from "@throughline/domain/orchestrator/loop";
import { Provider } from "@throughline/domain/run";
import { id } from "@throughline/domain/shape";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { announce } from "../change.ts";
import { CodedError } from "../error.ts";
import type { AgentTask, OrchestratorAgents } from "../ports/orchestrator-agents.ts";
import { askingOf } from "../run/asking.ts";
import { defineRun } from "../run/define.ts";
import type { RunCaller } from "../run/start.ts";
import type { RunTask } from "../run/task.ts";
import { entityData } from "./entity-data.ts";

/**
 * Lets the builder and the reviewer work on a task, round after round. Every answer is a step of the run: a crash goes
 * on after the last one, and nothing is asked or paid for twice.
 */
export const orchestration = defineRun({
	kind: "orchestration",
	input: z.object({ taskId: id }),
	key: ({ taskId }) => `orchestration/${taskId}`,
	deadlineMs: 30 * 60_000,
	async work(task, { taskId }, { advisors }) {
		const [order] = await task.db.select().from(orchestratorRun).where(eq(orchestratorRun.id, taskId));
		if (!order) throw new CodedError("NOT_FOUND", "The task is gone");
		const agents = (await advisors.serving(task.db)).agents(Provider.parse(task.run.provider));
		const data = await task.step("data", () => entityData(task.db, order));
		const loop = await goRound(task, agents, { ...order, data }, taskId, startLoop(order));
		const end = nextStep(loop);
		const last = loop.rounds.findLast(({ qaReview }) => qaReview !== null);
		if (end.do !== "stop" || !last?.qaReview) throw new Error("The loop ended without a review");
		const outcome = {
			verdict: end.verdict,
			stopReason: end.reason,
			provider: agents.provider,
			iterations: loop.rounds.length,
			rounds: [...loop.rounds],
			builderResponse: last.builderResponse,
			qaReview: last.qaReview,
		};
		const result = { taskId, verdict: end.verdict, iterations: loop.rounds.length };
		return { result, found: outcome };
	},
	async save(tx, _write, outcome, { taskId }) {
		await tx
			.update(orchestratorRun)
			.set({ ...outcome, version: sql`${orchestratorRun.version} + 1` })
			.where(eq(orchestratorRun.id, taskId));
		await announce(tx, "orchestrator", null, taskId);
	},
});

/**
 * Stores a task and starts its run. Throws NO_PROVIDER for a provider without a key: nobody else serves in its place;
 * NOT_FOUND for a program or object that is not there.
 */
export async function startTask(
	caller: RunCaller,
	tx: Transaction,
	{ preferredProvider, ...asked }: NewOrchestratorTask,
): Promise<{ id: string; runId: string }> {
	await entityData(tx, asked);
	const constraints = asked.constraints?.length ? asked.constraints : null;
	const [task] = await tx
		.insert(orchestratorRun)
		.values({ ...asked, constraints, preferredProvider, personId: caller.person.id })
		.returning({ id: orchestratorRun.id });
	if (!task) throw new Error("The task was not stored");
	const { id: runId } = await orchestration.start(
		caller,
		tx,
		{ taskId: task.id },
		{ provider: preferredProvider },
	);
	await tx.update(orchestratorRun).set({ runId }).where(eq(orchestratorRun.id, task.id));
	await announce(tx, "orchestrator", null, task.id);
	return { id: task.id, runId };
}

async function goRound(
	run: RunTask,
	agents: OrchestratorAgents,
	task: AgentTask & { maxRetries: number },
	taskId: string,
	started: Loop,
): Promise<Loop> {
	let loop = started;
	try {
		for (let step = nextStep(loop); step.do !== "stop"; step = nextStep(loop)) {
			const share = 100 / (2 * (task.maxRetries + 1));
			const from = share * (2 * (step.number - 1) + (step.do === "review" ? 1 : 0));
			const doing = `Iteration ${step.number}: ${wordsOf(step)}`;
			// Whose turn it is stays in sight while the answer arrives piece by piece.
			const ports = {
				...run,
				say: (progress: number, message: string) => run.say(progress, `${doing}. ${message}`),
			};
			const asking = askingOf(ports, [from, from + share], `${step.do} ${step.number}`);
			await run.say(from, doing);
			if (step.do === "build") {
				const { number, previous } = step;
				const builderResponse = await run.step(`build ${number}`, () => agents.build(task, previous, asking));
				loop = advance(loop, { builderResponse });
			} else {
				const { number, builderResponse } = step;
				const qaReview = await run.step(`review ${number}`, () =>
					agents.review(task, builderResponse, asking),
				);
				loop = advance(loop, { qaReview });
			}
			await show(run, taskId, loop.rounds, agents.provider);
		}
		return loop;
	} catch (error) {
		// What was reviewed before the money ran out is an answer; what was not is none.
		const reviewed = loop.rounds.some(({ qaReview }) => qaReview !== null);
		if (error instanceof CodedError && error.code === "QUOTA_EXCEEDED" && reviewed) return stop(loop, "cap");
		throw error;
	}
}

/** Whose turn it is, and for what. */
function wordsOf(step: Exclude<NextStep, { do: "stop" }>): string {
	if (step.do === "review") return "QA is reviewing";
	return step.previous === null ? "The builder is working" : "The builder revises what QA found";
}

/** Lets whoever watches see the rounds so far; what an earlier attempt has shown is not taken back while it is gone through. */
async function show(
	run: RunTask,
	taskId: string,
	rounds: readonly Iteration[],
	provider: Provider,
): Promise<void> {
	await run.write(async (tx) => {
		const ofTask = eq(orchestratorRun.id, taskId);
		const [shown] = await tx.select({ rounds: orchestratorRun.rounds }).from(orchestratorRun).where(ofTask);
		if (!shown || answersIn(shown.rounds) >= answersIn(rounds)) return;
		await tx
			.update(orchestratorRun)
			.set({ rounds: [...rounds], iterations: rounds.length, provider })
			.where(ofTask);
		await announce(tx, "orchestrator", null, taskId);
	});
}

/** How often an agent has answered in these rounds. */
function answersIn(rounds: readonly Iteration[]): number {
	return rounds.length + rounds.filter(({ qaReview }) => qaReview !== null).length;
}
