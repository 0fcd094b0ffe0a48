import type { Transaction } from "@throughline/db/connect";
import { origin } from "@throughline/db/schema";
import type { MadeObject } from "../../integration/made-object.ts";
import type { VersionRow } from "../version/entity.ts";

const rowsPerInsert = 2_000;

/** Keeps why each object exists. Origins tell of objects that have a trail themselves, so that they need none. */
export async function writeOrigins(
	tx: Transaction,
	from: {
		version: Pick<VersionRow, "sessionId" | "versionNumber">;
		programId: string;
		rootNodeId: string | null;
	},
	objects: readonly MadeObject[],
): Promise<void> {
	const { sessionId, versionNumber } = from.version;
	const rows = objects.flatMap(({ type, id, reasons }) =>
		reasons.map(({ decisionId, optionId, quote }) => ({
			programId: from.programId,
			objectType: type,
			objectId: id,
			sessionId,
			versionNumber,
			decisionId,
			optionId,
			whysNodeId: from.rootNodeId,
			passageId: quote?.passageId ?? null,
			quote: quote?.text ?? null,
		})),
	);
	for (let start = 0; start < rows.length; start += rowsPerInsert)
		await tx.insert(origin).values(rows.slice(start, start + rowsPerInsert));
}
