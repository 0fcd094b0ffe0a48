import type { Transaction } from "@throughline/db/connect";
import type { Person } from "@throughline/domain/account";
import type { CustomWhy } from "@throughline/domain/consultant/session";
import type { WhysNode } from "@throughline/domain/consultant/whys";
import type { z } from "zod";
import type { Writer } from "../writer.ts";
import { insertCustom, refuseTwin } from "./custom-why.ts";
import { requireWhy } from "./find-why.ts";
import { requireChangeable } from "./require-session.ts";
import { nodeOf, whysOf } from "./stored-tree.ts";

type Call = { db: Transaction; person: Person; write: Writer };

/** Adds a person's own why. Throws NOT_FOUND, ALREADY_EXISTS, and INVALID_INPUT below the deepest level. */
export async function addWhy(
	{ db, person, write }: Call,
	{ sessionId, parentId, option }: z.infer<typeof CustomWhy>,
): Promise<WhysNode> {
	await requireChangeable(db, person, sessionId, { lock: true });
	const rows = await whysOf(db, sessionId);
	const parent = parentId === null ? null : requireWhy(rows, parentId);
	refuseTwin(rows, parentId, option);
	return nodeOf(await insertCustom(db, write, rows, { sessionId, parent }, option));
}
