import { databaseTime } from "@throughline/db/clock";
import { verifyQuote } from "@throughline/domain/consultant/evidence";
import { type Finding, findingGroups, type ResearchResult } from "@throughline/domain/consultant/research";
import { SessionId } from "@throughline/domain/consultant/session";
import { Provider } from "@throughline/domain/run";
import { z } from "zod";
import { CodedError } from "../../error.ts";
import type { RunHandler, RunTask } from "../../run/task.ts";
import { askingOf } from "../asking.ts";
import { loadMaterial } from "../document/material.ts";
import type { Advisors, StoredMaterial } from "../ports.ts";
import { versions } from "../version/entity.ts";
import { lockVersion } from "../version/find.ts";
import { requireReplaceable } from "../version/require-draft.ts";
import { findVersionOfCause } from "./start.ts";

const ResearchInput = z.object({
	sessionId: SessionId,
	rootCause: z.string(),
	whysPath: z.array(z.string()),
});
export type ResearchInput = z.infer<typeof ResearchInput>;

/** A model searches the web several times. */
const deadlineMs = 600_000;

/** Finds what is known about a root cause; it is stored in the newest version that answers to it. */
export function researchRun({ advisors }: { advisors: Advisors }): RunHandler {
	return {
		deadlineMs,
		async work(task) {
			const { sessionId, ...question } = ResearchInput.parse(task.run.input);
			const researcher = advisors.researcher(Provider.parse(task.run.provider));
			await task.say(2, "Reading your material");
			const material = await loadMaterial(task.db, sessionId);
			const found = await task.step("research", () =>
				researcher.research(material, question, askingOf(task, [5, 95])),
			);
			await task.say(96, "Checking every quote against its source");
			const checked = withCheckedQuotes(found, material);
			const version = await findVersionOfCause(task.db, sessionId, question.rootCause);
			if (!version) throw new CodedError("NOT_READY", "Missing required data from previous steps");
			const result: ResearchResult = {
				versionNumber: version.versionNumber,
				timeElapsed: await secondsSince(task),
				...checked,
			};
			return {
				result,
				save: async (tx, write) => {
					const current = await lockVersion(tx, version.id);
					requireReplaceable(current, current.research !== null);
					await write.update(versions, { id: version.id, version: "any" }, { research: result });
				},
			};
		},
	};
}

type Found = Omit<ResearchResult, "versionNumber" | "timeElapsed">;

/** Rechecks each quote. A finding whose quote is not at its place is not sure, and one that is no quote says so. */
function withCheckedQuotes(found: Found, { sources }: StoredMaterial): Found {
	const finding = (each: Finding): Finding => {
		const quote = each.quote && verifyQuote(each.quote, sources);
		return { ...each, quote, confidence: quote?.verified === false ? "low" : each.confidence };
	};
	const groups = Object.keys(findingGroups) as (keyof typeof findingGroups)[];
	const findings = { ...found.findings };
	for (const group of groups) findings[group] = findings[group].map(finding);
	const validation = found.validation.map((each) => ({
		...each,
		contradiction: each.contradiction && verifyQuote(each.contradiction, sources),
	}));
	return { ...found, findings, validation };
}

/** How long the run has taken so far, waits included; in seconds with one decimal. */
async function secondsSince({ run, db }: RunTask): Promise<number> {
	const from = Date.parse(run.startedAt ?? run.createdAt);
	const now = (await databaseTime(db)).getTime();
	return Math.round(Math.max(0, now - from) / 100) / 10;
}
