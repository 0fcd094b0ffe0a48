import { createHash } from "node:crypto";
import type { Database } from "@throughline/db/connect";
import { validateRootCause as validateByRules } from "@throughline/domain/consultant/root-cause/root-cause";
import type { Provider } from "@throughline/domain/run";
import { z } from "zod";
import type { SignedIn } from "../../context.ts";
import { askingOf, strategistOf } from "../../run/asking.ts";
import { defineRun } from "../../run/define.ts";
import { finishedRun } from "../../run/events/events.ts";
import { providerOfSession, providerOfWhy } from "../../run/session-provider.ts";
import type { RunCaller } from "../../run/start.ts";
import { requireSession } from "../session-access.ts";

const RootCauseInput = z.object({ rootCause: z.string() });
const Verdict = z.object({ valid: z.boolean(), message: z.string() });
type Verdict = z.infer<typeof Verdict>;

/** Has a strategist validate a root cause. The same question of the same person is asked once. */
export const rootCauseValidation = defineRun({
	kind: "root-cause",
	input: RootCauseInput,
	key({ rootCause }, { personId, provider }) {
		const hash = createHash("sha256").update(rootCause).digest("hex").slice(0, 32);
		return `root-cause/${personId}/${provider}/${hash}`;
	},
	deadlineMs: 60_000,
	async work(task, { rootCause }, { advisors }) {
		const asking = askingOf(task, [5, 95], "root cause");
		const strategist = await strategistOf(task, advisors);
		return { result: await strategist.validateRootCause(rootCause, asking) };
	},
});

type Caller = RunCaller & Pick<SignedIn, "runs"> & { db: Database };

/**
 * Whether a statement can be a root cause. The rules come first and cost nothing; what passes them is put to a
 * strategist that is not made of rules. Throws NOT_FOUND for a session of somebody else.
 */
export async function validateRootCause(
	ctx: Caller,
	rootCause: string,
	{ sessionId, provider: chosen }: { sessionId?: string | undefined; provider?: Provider | undefined },
	signal?: AbortSignal,
): Promise<Verdict> {
	if (sessionId !== undefined) await requireSession(ctx.db, ctx.person, sessionId);
	const verdict = validateByRules(rootCause);
	if (!verdict.valid) return verdict;
	const provider = chosen ?? (await providerFor(ctx, rootCause, sessionId));
	if (provider === "offline") return verdict;
	// Not through `ctx.commit`: the call's own writes come later, and count as its one answer.
	const run = await ctx.db.transaction((tx) =>
		rootCauseValidation.start(ctx, tx, { rootCause }, { provider }),
	);
	return Verdict.parse((await finishedRun(ctx, run.id, signal)).result);
}

/** Who serves the strategy that the cause belongs to. */
async function providerFor(
	{ db, person, advisors }: Caller,
	rootCause: string,
	sessionId: string | undefined,
): Promise<Provider> {
	const kept =
		sessionId === undefined
			? await providerOfWhy(db, person.id, rootCause)
			: await providerOfSession(db, sessionId);
	return kept ?? (await advisors.serving(db)).preferred;
}
