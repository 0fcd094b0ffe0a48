import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { Provider, RunKind } from "@throughline/domain/run";
import { eq, sql } from "drizzle-orm";
import { announce } from "../change.ts";
import { notifyRun } from "./events/channel.ts";
import { appendEvent } from "./events/stored-events.ts";
import { storable } from "./storable.ts";

export type RunRow = typeof run.$inferSelect;

export type RunRequest = {
	kind: RunKind;
	/** What it is about, at most 500 characters: who asks for the same thing joins the same run. */
	key: string;
	personId: string;
	sessionId?: string | null;
	provider: Provider;
	/** What the handler gets; plain JSON. */
	input: unknown;
	/** Starts a finished run again, even one that succeeded; one under way is joined all the same. */
	again?: boolean;
	/** In US dollars: a decimal string. */
	estimatedCost?: string | null;
};

/**
 * Starts a piece of long work in the caller's transaction, or joins the one that is under way or has succeeded. A
 * failed or cancelled one starts again, from its first step that is not done.
 */
export async function enqueueRun(
	tx: Transaction,
	request: RunRequest,
): Promise<{ row: RunRow; started: boolean }> {
	const { again = false, ...given } = request;
	const isOver = ({ status }: RunRow) =>
		status === "failed" || status === "cancelled" || (again && status === "succeeded");
	const input = storable(given.input);
	const values = { ...given, input, inputHash: hashOf(input) };
	const ofKey = () => tx.select().from(run).where(eq(run.key, request.key));
	// Who joins must wait for nobody, and nobody for them: the row is locked while a success waits for what they may hold.
	const [existing] = await ofKey();
	if (existing && !isOver(existing)) return { row: existing, started: false };
	if (!existing) {
		const [made] = await tx.insert(run).values(values).onConflictDoNothing({ target: run.key }).returning();
		// Without a row, somebody else was faster.
		return made ? await announceStart(tx, made) : await enqueueRun(tx, request);
	}
	const [ended] = await ofKey().for("update");
	if (!ended || !isOver(ended)) return await enqueueRun(tx, request);
	const [restarted] = await tx
		.update(run)
		.set({
			...values,
			status: "queued",
			progress: 0,
			attempts: 0,
			result: null,
			// What another provider's model has done stays in its calls.
			model: ended.provider === request.provider ? ended.model : null,
			errorCode: null,
			errorMessage: null,
			estimatedCost: given.estimatedCost ?? null,
			costCap: null,
			// When it was asked for: its place in the queue and in the ledger.
			createdAt: sql`now()`,
			startedAt: null,
			finishedAt: null,
			version: sql`${run.version} + 1`,
		})
		.where(eq(run.id, ended.id))
		.returning();
	if (!restarted) throw new Error(`The run ${request.key} went away`);
	// Another input, another provider, or a success that is to be had anew: what was found then is not what is asked for.
	const same = isDeepStrictEqual(ended.input, input) && ended.provider === request.provider;
	const fresh = ended.status === "succeeded" || !same;
	await appendEvent(tx, ended.id, "retry", { fresh });
	return await announceStart(tx, restarted);
}

async function announceStart(tx: Transaction, row: RunRow): Promise<{ row: RunRow; started: true }> {
	await notifyRun(tx, row.id, "waiting");
	await announce(tx, "run", null, row.id);
	return { row, started: true };
}

/** SHA-256 of what the run was given, in hexadecimal. */
function hashOf(input: unknown): string {
	return createHash("sha256").update(JSON.stringify(input)).digest("hex");
}
