import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { unknownChoices } from "@throughline/domain/consultant/decision/selection";
import type { BranchVersion } from "@throughline/domain/consultant/version";
import type { z } from "zod";
import { CodedError, invalidInput } from "../../error.ts";
import type { Writer } from "../../writer.ts";
import { makeVersion } from "./create.ts";
import { findVersion } from "./find.ts";

type Calling = { db: Transaction; person: Person; write: Writer };

/** Makes a draft from any version: its analysis, research and decisions, with some of them chosen otherwise. */
export async function branchVersion(
	{ db, person, write }: Calling,
	{ sessionId, versionNumber, selectedDecisions = {}, versionLabel }: z.output<typeof BranchVersion>,
): Promise<number> {
	const from = await findVersion(db, person, sessionId, versionNumber);
	if (!from.decisions) throw new CodedError("NOT_READY", "The decisions are not drawn up yet");
	const unknown = unknownChoices(from.decisions, selectedDecisions);
	if (unknown.length > 0) throw invalidInput(unknown);
	const { rootCause, whysPath, inputSummary, provider, analysis, enhancedAnalysis, research, decisions } =
		from;
	const made = await makeVersion(db, write, {
		sessionId,
		versionLabel: versionLabel ?? null,
		branchedFrom: versionNumber,
		selectedDecisions: { ...from.selectedDecisions, ...selectedDecisions },
		...{ rootCause, whysPath, inputSummary, provider, analysis, enhancedAnalysis, research, decisions },
	});
	return made.versionNumber;
}
