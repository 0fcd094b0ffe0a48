import type { Executor } from "@throughline/db/connect";
import { origin, passage, sourceDocument, strategyVersion } from "@throughline/db/schema";
import { and, asc, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { WhyRow } from "../tree/entity.ts";
import { pathTo } from "../tree/find.ts";
import { loadWhys } from "../tree/load.ts";
import { type VersionRow, versionColumns } from "../version/entity.ts";

/** What everybody may read of a session of which programs came. */
export type Converted = {
	/** Those that became programs, the newest first. */
	versions: VersionRow[];
	/** The whys that these programs rest on, level by level. Others may be chosen since. */
	whys: WhyRow[];
	/** The documents that these versions and whys quote, the oldest first. Others may have been put in since. */
	documentIds: string[];
};

/** Looks up what the programs of a session rest on. */
export async function findConverted(db: Executor, sessionId: string): Promise<Converted> {
	const versions = await db
		.select(versionColumns)
		.from(strategyVersion)
		.where(and(eq(strategyVersion.sessionId, sessionId), isNotNull(strategyVersion.convertedProgramId)))
		.orderBy(desc(strategyVersion.versionNumber));
	const numbers = versions.map(({ versionNumber }) => versionNumber);
	const origins = await db
		.selectDistinct({ whysNodeId: origin.whysNodeId, documentId: passage.documentId })
		.from(origin)
		.leftJoin(passage, eq(passage.id, origin.passageId))
		.where(and(eq(origin.sessionId, sessionId), inArray(origin.versionNumber, numbers)));
	const tree = await loadWhys(db, sessionId);
	const onPath = new Set(origins.flatMap(({ whysNodeId }) => pathTo(tree, whysNodeId)));
	const whys = tree.filter((row) => onPath.has(row));
	const documents = await db
		.select({ id: sourceDocument.id })
		.from(sourceDocument)
		.where(eq(sourceDocument.sessionId, sessionId))
		.orderBy(asc(sourceDocument.id));
	// Quotes and sources stand in many places of a version; each names its document by this id.
	const references = JSON.stringify({ versions, whys, origins });
	const documentIds = documents.map(({ id }) => id).filter((id) => references.includes(id));
	return { versions, whys, documentIds };
}
