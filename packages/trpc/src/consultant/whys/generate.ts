import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { GenerateTree } from "@throughline/domain/consultant/session";
import type { Provider } from "@throughline/domain/run";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { CodedError } from "../../error.ts";
import { beginRun } from "../../run/begin.ts";
import { finishedRun } from "../../run/events.ts";
import type { RunRow } from "../../run/start.ts";
import { requireChangeable } from "../session/require.ts";
import { requireUnreferenced } from "./require-unreferenced.ts";
import { loadWhys } from "./tree.ts";
import type { TreeInput } from "./tree-run.ts";

type Caller = Pick<Context, "address" | "advisors"> & { person: Person };

/** Starts or joins the making of a session's tree. Throws DECIDED when a program rests on the one to be replaced. */
export async function beginTree(
	ctx: Caller,
	tx: Transaction,
	{ sessionId, provider, again = false }: z.infer<typeof GenerateTree>,
): Promise<RunRow> {
	await requireChangeable(tx, ctx.person, sessionId);
	if (again) {
		await requireUnreferenced(
			tx,
			(await loadWhys(tx, sessionId)).map(({ id }) => id),
		);
	}
	const input: TreeInput = { sessionId, again };
	return await beginRun(ctx, tx, {
		kind: "whys-tree",
		key: `whys-tree/${sessionId}`,
		sessionId,
		provider,
		input,
		again,
	});
}

/** For what needs a tree, in a session that has none. */
export const noTreeYet = () =>
	new CodedError("NOT_READY", "This session has no decision tree yet. Generate it first.");

/**
 * Sees to it that a session has its tree, for a client that finalizes a cause without having asked for one; waits until it
 * is made.
 */
export async function ensureTree(
	ctx: Caller & Pick<Context, "db" | "runs">,
	sessionId: string,
	provider: Provider | undefined,
	signal: AbortSignal | undefined,
): Promise<void> {
	const { rootQuestion } = await requireChangeable(ctx.db, ctx.person, sessionId);
	if (rootQuestion !== null) return;
	// Not through `ctx.commit`: the call's own writes come later, and count as its one answer.
	const run = await ctx.db.transaction((tx) => beginTree(ctx, tx, { sessionId, provider }));
	await finishedRun(ctx, run.id, signal);
}
