import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { Provider } from "@throughline/domain/run";
import type { Context } from "../../context.ts";
import { beginRun } from "../../run/begin.ts";
import type { RunRow } from "../../run/start.ts";
import type { AnalysisInput } from "./run.ts";

type Asked = { sessionId: string; versionNumber: number; provider?: Provider | undefined };

/**
 * Starts or joins the run that gives a new version its standard analysis and first decisions, from the material alone.
 * Throws NO_PROVIDER.
 */
export async function beginAnalysis(
	ctx: Pick<Context, "address" | "advisors"> & { person: Person },
	tx: Transaction,
	{ sessionId, versionNumber, provider }: Asked,
): Promise<RunRow> {
	const input: AnalysisInput = { sessionId, versionNumber, enhanced: false, research: null };
	return await beginRun(ctx, tx, {
		kind: "analysis",
		key: `analysis/${sessionId}/${versionNumber}`,
		sessionId,
		provider,
		input,
	});
}
