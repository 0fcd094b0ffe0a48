import type { Transaction } from "@throughline/db/connect";
import type { whysNode } from "@throughline/db/schema";
import { deepestWhy, questionOfOption } from "@throughline/domain/consultant/whys";
import { CodedError } from "../error.ts";
import type { Writer } from "../writer.ts";
import { childOf } from "./find-why.ts";
import { ownEvidence } from "./own-evidence.ts";
import { type WhyRow, whys } from "./why-entity.ts";

export type CustomPlace = { sessionId: string; parent: Pick<WhyRow, "id" | "depth"> | null };

/** Adds a person's own why below another one (null: on the first level). Throws INVALID_INPUT below the deepest level. */
export async function insertCustom(
	tx: Transaction,
	write: Writer,
	rows: readonly WhyRow[],
	{ sessionId, parent }: CustomPlace,
	option: string,
): Promise<WhyRow> {
	const depth = (parent?.depth ?? 0) + 1;
	if (depth > deepestWhy)
		throw new CodedError("INVALID_INPUT", `The whys end at level ${deepestWhy}: this is the root cause`);
	const beside = rows.filter(({ parentId }) => parentId === (parent?.id ?? null));
	return await write.insert(whys, {
		sessionId,
		parentId: parent?.id ?? null,
		depth,
		position: Math.max(-1, ...beside.map(({ position }) => position)) + 1,
		option,
		question: questionOfOption(option, depth),
		...(await ownEvidence(tx, sessionId, option)),
		isCustom: true,
		isLeaf: depth === deepestWhy,
	} satisfies typeof whysNode.$inferInsert);
}

/** Throws ALREADY_EXISTS when another why says the same at this place. */
export function refuseTwin(
	rows: readonly WhyRow[],
	parentId: string | null,
	option: string,
	own?: string,
): void {
	const twin = childOf(rows, parentId, option);
	if (twin && twin.id !== own) throw new CodedError("ALREADY_EXISTS", "This why is in the list already");
}
