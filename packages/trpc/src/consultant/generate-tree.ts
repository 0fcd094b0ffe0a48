import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { GenerateTree } from "@throughline/domain/consultant/session";
import type { z } from "zod";
import type { Context } from "../context.ts";
import { beginRun } from "../run/begin.ts";
import type { RunRow } from "../run/start.ts";
import { requireSession } from "./require-session.ts";
import { whysOf } from "./stored-tree.ts";
import { requireUndisturbed } from "./undisturbed.ts";
import type { TreeInput } from "./whys-tree-run.ts";

type Caller = Pick<Context, "address" | "advisors"> & { person: Person };

/** Starts or joins the making of a session's tree. Throws DECIDED when a program rests on the one to be replaced. */
export async function beginTree(
	ctx: Caller,
	tx: Transaction,
	{ sessionId, provider, again = false }: z.infer<typeof GenerateTree>,
): Promise<RunRow> {
	await requireSession(tx, ctx.person, sessionId);
	if (again) {
		await requireUndisturbed(
			tx,
			(await whysOf(tx, sessionId)).map(({ id }) => id),
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
