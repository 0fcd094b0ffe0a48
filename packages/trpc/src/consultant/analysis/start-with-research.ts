import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@throughline/db/connect";
import { run } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import type { Provider } from "@throughline/domain/run";
import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { beginRun } from "../../run/begin.ts";
import type { RunRow } from "../../run/start.ts";
import type { DecisionsInput } from "../decision/run.ts";
import type { VersionRow } from "../version/entity.ts";
import { fingerprint } from "../version/fingerprint.ts";
import { requireReplaceable } from "../version/require-draft.ts";
import { requireRootCause } from "../version/root-cause.ts";
import type { AnalysisInput } from "./run.ts";

type Asked = { provider?: Provider | undefined; again?: boolean | undefined };
type Caller = Pick<Context, "address" | "advisors"> & { person: Person };

/** Starts or joins a version's enhanced analysis. Throws INVALID_INPUT without a root cause, DECIDED and NO_PROVIDER. */
export async function beginEnhanced(
	ctx: Caller,
	tx: Transaction,
	row: VersionRow,
	asked: Asked,
): Promise<RunRow> {
	requireRootCause(row);
	const { sessionId, versionNumber } = row;
	const input: AnalysisInput = {
		sessionId,
		versionNumber,
		enhanced: true,
		research: fingerprint(row.research),
	};
	const key = `analysis/${sessionId}/${versionNumber}/enhanced`;
	const again = row.enhancedAnalysis === null || (await isOutdated(tx, key, input, asked));
	if (again) requireReplaceable(row, row.enhancedAnalysis !== null);
	return await beginRun(ctx, tx, {
		kind: "analysis",
		key,
		sessionId,
		provider: asked.provider,
		input,
		again,
	});
}

/** Starts or joins the drawing up of a version's decisions with its research. Throws like the above. */
export async function beginDecisions(
	ctx: Caller,
	tx: Transaction,
	row: VersionRow,
	asked: Asked,
): Promise<RunRow> {
	requireRootCause(row);
	const { sessionId, versionNumber } = row;
	const input: DecisionsInput = { sessionId, versionNumber, research: fingerprint(row.research) };
	const key = `decisions/${sessionId}/${versionNumber}`;
	const again = row.decisions === null || (await isOutdated(tx, key, input, asked));
	return await beginRun(ctx, tx, {
		kind: "decisions",
		key,
		sessionId,
		provider: asked.provider,
		input,
		again,
	});
}

/** Whether what a finished run found is not what is asked for now: other research, or somebody else to do it. */
async function isOutdated(
	tx: Transaction,
	key: string,
	input: unknown,
	{ again = false, provider }: Asked,
): Promise<boolean> {
	if (again) return true;
	const [held] = await tx.select().from(run).where(eq(run.key, key));
	if (!held) return false;
	return !isDeepStrictEqual(held.input, input) || (provider !== undefined && held.provider !== provider);
}
