import { createHash } from "node:crypto";
import type { Database } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { judgeRootCause } from "@throughline/domain/consultant/root-cause";
import type { Provider } from "@throughline/domain/run";
import { z } from "zod";
import type { SignedIn } from "../../context.ts";
import { beginRun } from "../../run/begin.ts";
import { finishedRun } from "../../run/events.ts";
import type { RunHandler } from "../../run/task.ts";
import { askingOf, strategistOf } from "../asking.ts";
import type { Advisors } from "../ports.ts";

const RootCauseInput = z.object({ rootCause: z.string() });
const Verdict = z.object({ valid: z.boolean(), message: z.string() });
export type Verdict = z.infer<typeof Verdict>;

/** Has a strategist validateRootCause a root cause. */
export function rootCauseRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs: 60_000,
		async work(task) {
			const { rootCause } = RootCauseInput.parse(task.run.input);
			const strategist = strategistOf(task, advisors);
			return { result: await strategist.judgeRootCause(rootCause, askingOf(task, [5, 95], "root cause")) };
		},
	};
}

type Caller = Pick<SignedIn, "address" | "advisors" | "runs"> & { person: Person; db: Database };

/**
 * Whether a statement can be a root cause. The rules come first and cost nothing; what passes them is put to a
 * strategist that is not made of rules. The same question of the same person is asked once.
 */
export async function validateRootCause(
	ctx: Caller,
	rootCause: string,
	chosen: Provider | undefined,
	signal?: AbortSignal,
): Promise<Verdict> {
	const verdict = judgeRootCause(rootCause);
	const provider = chosen ?? ctx.advisors.preferred;
	if (!verdict.valid || provider === "offline") return verdict;
	const hash = createHash("sha256").update(rootCause).digest("hex").slice(0, 32);
	// Not through `ctx.commit`: the call's own writes come later, and count as its one answer.
	const run = await ctx.db.transaction((tx) =>
		beginRun(ctx, tx, {
			kind: "root-cause",
			key: `root-cause/${ctx.person.id}/${provider}/${hash}`,
			provider,
			input: { rootCause },
		}),
	);
	return Verdict.parse((await finishedRun(ctx, run.id, signal)).result);
}
