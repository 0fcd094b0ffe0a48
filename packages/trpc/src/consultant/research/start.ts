import { createHash } from "node:crypto";
import type { Executor, Transaction } from "@throughline/db/connect";
import { run, strategyVersion } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { judgeRootCause } from "@throughline/domain/consultant/root-cause";
import type { StartResearch } from "@throughline/domain/consultant/session";
import { firstFinalWhy } from "@throughline/domain/consultant/whys";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { CodedError } from "../../error.ts";
import { beginRun } from "../../run/begin.ts";
import type { RunRow } from "../../run/start.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session/require.ts";
import type { VersionRow } from "../version/entity.ts";
import { requireReplaceable } from "../version/require-draft.ts";
import { finalizeRootCause } from "../whys/finalize.ts";
import { pathToRootCause } from "../whys/find.ts";
import type { ResearchInput } from "./run.ts";

type Caller = Pick<Context, "address" | "advisors"> & { person: Person };
type Asked = z.infer<typeof StartResearch>;

const missing = () => new CodedError("NOT_READY", "Missing required data from previous steps");

/** One research per session and root cause: whoever asks for it joins it. */
export function researchKey(sessionId: string, rootCause: string): string {
	return `research/${sessionId}/${createHash("sha256").update(rootCause).digest("hex").slice(0, 16)}`;
}

/**
 * Starts or joins the research of a root cause: the given one, or the one that the session was finalized with. A cause that a
 * client brings along with its path is finalized first, as `finalize` would. Throws NOT_READY without cause and path,
 * and in a session without a tree; DECIDED when a closed version has its research already.
 */
export async function beginResearch(
	ctx: Caller,
	tx: Transaction,
	write: Writer,
	asked: Asked,
): Promise<RunRow> {
	const { sessionId, provider, again } = asked;
	const session = await requireChangeable(tx, ctx.person, sessionId, { lock: true });
	const rootCause = asked.rootCause ?? session.rootCause;
	const given = asked.whysPath?.length ? asked.whysPath : session.whysPath;
	if (!rootCause || !given) throw missing();
	const version = await findVersionOfCause(tx, sessionId, rootCause);
	const whysPath = version?.whysPath ?? pathToRootCause(rootCause, given);
	if (version === null) {
		const { valid, message } = judgeRootCause(rootCause);
		if (!valid) throw new CodedError("INVALID_INPUT", message);
		if (given.length < firstFinalWhy || session.rootQuestion === null) throw missing();
		await finalizeRootCause(ctx, tx, write, { sessionId, rootCause, whysPath, provider });
	}
	if (version && (again || (await startedResearch(tx, sessionId, rootCause)) === null))
		requireReplaceable(version, version.hasResearch);
	const input: ResearchInput = { sessionId, rootCause, whysPath };
	return await beginRun(ctx, tx, {
		kind: "research",
		key: researchKey(sessionId, rootCause),
		sessionId,
		provider,
		input,
		...(again && { again }),
	});
}

/** The newest version that answers to a root cause, into which its research is written; null without one. */
export async function findVersionOfCause(
	db: Executor,
	sessionId: string,
	rootCause: string,
): Promise<
	(Pick<VersionRow, "id" | "versionNumber" | "whysPath" | "status"> & { hasResearch: boolean }) | null
> {
	const [row] = await db
		.select({
			id: strategyVersion.id,
			versionNumber: strategyVersion.versionNumber,
			whysPath: strategyVersion.whysPath,
			status: strategyVersion.status,
			hasResearch: sql<boolean>`${isNotNull(strategyVersion.research)}`,
		})
		.from(strategyVersion)
		.where(and(eq(strategyVersion.sessionId, sessionId), eq(strategyVersion.rootCause, rootCause)))
		.orderBy(desc(strategyVersion.versionNumber))
		.limit(1);
	return row ?? null;
}

/** The research that was started for a root cause, in whatever state; null before anybody has. */
export async function startedResearch(
	db: Executor,
	sessionId: string,
	rootCause: string | null,
): Promise<{ id: string; status: string } | null> {
	if (rootCause === null) return null;
	const [row] = await db
		.select({ id: run.id, status: run.status })
		.from(run)
		.where(eq(run.key, researchKey(sessionId, rootCause)));
	return row ?? null;
}
