import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import { speaksOf } from "@throughline/domain/consultant/evidence/search";
import type { EditWhy } from "@throughline/domain/consultant/session";
import type { WhysNode } from "@throughline/domain/consultant/whys";
import type { z } from "zod";
import { outdated } from "../../outdated.ts";
import type { Writer } from "../../writer.ts";
import { requireChangeable } from "../session-access.ts";
import { languageOfTree, ownWords, requireUnique } from "./custom.ts";
import { type WhyRow, whys } from "./entity.ts";
import { requireWhy, withBelow } from "./find.ts";
import { loadWhys, toNode } from "./load.ts";
import { requireUnreferenced } from "./require-unreferenced.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/**
 * Says a why in other words. Throws NOT_FOUND, CONFLICT or VERSION_REQUIRED with the why as it is now, ALREADY_EXISTS,
 * and DECIDED when a program rests on it or on one below.
 */
export async function editWhy(
	{ db, person, write }: Call,
	{ sessionId, nodeId, version, option }: z.infer<typeof EditWhy>,
): Promise<WhysNode> {
	await requireChangeable(db, person, sessionId, { lock: true });
	const rows = await loadWhys(db, sessionId);
	const row = requireWhy(rows, nodeId);
	if (version !== row.version) throw outdated("why", version, toNode(row));
	requireUnique(rows, row.parentId, option, row.id);
	return toNode(await reword(db, write, rows, row, option));
}

/** Replaces the option of a why; what stood below answered another question and goes. */
export async function reword(
	tx: Transaction,
	write: Writer,
	rows: readonly WhyRow[],
	row: WhyRow,
	option: string,
): Promise<WhyRow> {
	if (row.option === option) return row;
	await requireUnreferenced(
		tx,
		withBelow(rows, row.id).map(({ id }) => id),
	);
	for (const child of rows.filter(({ parentId }) => parentId === row.id))
		await write.remove(whys, { id: child.id });
	// A quote that says nothing of the new words is no evidence for them.
	const language = await languageOfTree(tx, row.sessionId, rows);
	const speaks = ({ text }: { text: string }) => speaksOf(text, option, language);
	const kept = row.supportingQuotes.filter(speaks);
	const counterQuotes = row.counterQuotes.filter(speaks);
	return await write.update(
		whys,
		{ id: row.id, version: "any" },
		{
			option,
			...(await ownWords(tx, row, rows, option, kept)),
			counterQuotes,
			counterArguments: counterQuotes.filter(({ verified }) => verified).map(({ text }) => text),
			// It was said of other words.
			verdict: null,
			author: null,
			isCustom: true,
			chosen: false,
		},
	);
}
