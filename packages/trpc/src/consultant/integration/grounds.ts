import type { Executor } from "@throughline/db/connect";
import { passage, sourceDocument } from "@throughline/db/schema";
import type { PlanVersion } from "@throughline/domain/consultant/integration/program-from-plan";
import { asc, eq } from "drizzle-orm";
import type { VersionRow } from "../version/entity.ts";
import { followPath } from "../whys/find.ts";
import { loadWhys } from "../whys/tree.ts";

/** What a version's plan rests on, and the why at the end of its path, when the tree still has it. */
export async function groundsOf(
	db: Executor,
	version: Pick<VersionRow, "sessionId" | "rootCause" | "whysPath" | "decisions" | "selectedDecisions">,
): Promise<PlanVersion & { rootNodeId: string | null }> {
	const passages = await db
		.select({
			id: passage.id,
			documentId: passage.documentId,
			position: passage.position,
			start: passage.startOffset,
			end: passage.endOffset,
			text: passage.text,
		})
		.from(passage)
		.innerJoin(sourceDocument, eq(sourceDocument.id, passage.documentId))
		.where(eq(sourceDocument.sessionId, version.sessionId))
		.orderBy(asc(passage.documentId), asc(passage.position));
	const path = followPath(await loadWhys(db, version.sessionId), version.whysPath ?? []);
	const quotes = path.toReversed().flatMap(({ supportingQuotes }) => supportingQuotes);
	return {
		rootCause: version.rootCause,
		decisions: version.decisions ?? [],
		selected: version.selectedDecisions,
		passages,
		rootQuote: quotes.find(({ verified }) => verified) ?? null,
		rootNodeId: path.at(-1)?.id ?? null,
	};
}
