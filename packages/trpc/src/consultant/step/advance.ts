import type { Transaction } from "@throughline/db/connect";
import { strategyStep } from "@throughline/db/schema";
import type { Person } from "@throughline/domain/account";
import { and, eq } from "drizzle-orm";
import { CodedError } from "../../error.ts";
import type { RunPorts } from "../../run/define.ts";
import type { RunRow } from "../../run/enqueue.ts";
import type { RunHandler } from "../../run/task.ts";
import { startEnhancedAnalysis } from "../analysis/analyze.ts";
import { startDecisions } from "../decision/generate.ts";
import { lockSession } from "../session-access.ts";
import { findStoredVersion } from "../version/find.ts";
import { storeNext } from "./entered.ts";

/** Lets what a research changes follow it, where somebody has entered its screen: the analysis, then the decisions. */
export function advancing(handler: RunHandler, { advisors }: RunPorts): RunHandler {
	return {
		...handler,
		async work(task) {
			const { result, save } = await handler.work(task);
			return {
				result,
				async save(tx, write, person) {
					// The session first, as by everybody who enters it: neither then waits for the other.
					if (task.run.sessionId !== null) await lockSession(tx, task.run.sessionId);
					await save?.(tx, write, person);
					await advance({ advisors, person }, tx, task.run);
				},
			};
		},
	};
}

/**
 * Starts what follows a run that has succeeded, in the transaction of its success: after a crash it is either under way
 * or was never due. Why it could not be started is kept with the step, and the success stands.
 */
async function advance(
	{ advisors, person }: { advisors: RunPorts["advisors"]; person: Person },
	tx: Transaction,
	ended: RunRow,
): Promise<void> {
	const [step] = await tx
		.select()
		.from(strategyStep)
		.where(and(eq(strategyStep.runId, ended.id), eq(strategyStep.step, "research")))
		.for("update");
	if (!step) return;
	const place = { sessionId: step.sessionId, step: step.step, versionNumber: step.versionNumber };
	try {
		// A refusal takes back what was begun, and nothing of the run that has succeeded.
		const next = await tx.transaction(async (nested) => {
			const version = await findStoredVersion(nested, step.sessionId, step.versionNumber);
			const start = ended.kind === "research" ? startEnhancedAnalysis : startDecisions;
			// The address of who asked is not known here; their own limit counts. Whom somebody chose meanwhile serves.
			return await start({ advisors, person, address: null }, nested, version, { again: true });
		});
		await storeNext(tx, place, next);
	} catch (error) {
		if (!(error instanceof CodedError)) throw error;
		await storeNext(tx, place, error);
	}
}
