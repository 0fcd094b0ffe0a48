import type { Executor } from "@throughline/db/connect";
import type { Quote } from "@throughline/domain/consultant/evidence";
import type { PlanVersion } from "@throughline/domain/consultant/integration/program-from-plan";
import { allPassages } from "../document/stored-passages.ts";
import { followPath } from "../tree/find.ts";
import { loadWhys } from "../tree/load.ts";
import type { VersionRow } from "../version/entity.ts";

type Root = { rootNodeId: string | null; rootQuote: Quote | null };

/** The why at the end of a version's path, when the tree still has it, and the verified quote nearest to it. */
export async function rootOf(
	db: Executor,
	{ sessionId, whysPath }: Pick<VersionRow, "sessionId" | "whysPath">,
): Promise<Root> {
	const path = followPath(await loadWhys(db, sessionId), whysPath ?? []);
	const quotes = path.toReversed().flatMap(({ supportingQuotes }) => supportingQuotes);
	return {
		rootNodeId: path.at(-1)?.id ?? null,
		rootQuote: quotes.find(({ verified }) => verified) ?? null,
	};
}

/** What a version's plan rests on. */
export async function groundsOf(
	db: Executor,
	version: Pick<VersionRow, "sessionId" | "rootCause" | "whysPath" | "decisions" | "selectedDecisions">,
): Promise<PlanVersion & Root> {
	return {
		...(await rootOf(db, version)),
		rootCause: version.rootCause,
		decisions: version.decisions ?? [],
		selected: version.selectedDecisions,
		passages: await allPassages(db, version.sessionId),
	};
}
