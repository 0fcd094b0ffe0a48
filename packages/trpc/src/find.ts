import type { Executor, Transaction } from "@throughline/db/connect";
import { eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { CodedError, invalidInput } from "./error.ts";

/** What an entity says of its rows to whoever looks for one: where they are, and what a person calls them. */
type Kind<T extends Keyed> = { table: T; type: string; noun?: string };

type Keyed = PgTable & { id: PgColumn };

/** The row. Throws NOT_FOUND. */
export async function findIn<T extends Keyed>(
	db: Executor,
	kind: Kind<T>,
	id: string,
): Promise<T["$inferSelect"]> {
	const [row] = await select(db, kind, id);
	if (!row) throw noSuch(kind);
	return row;
}

/**
 * The row, which nobody else changes until the transaction ends; with `key share` nobody deletes it. Throws NOT_FOUND.
 */
export async function lockIn<T extends Keyed>(
	tx: Transaction,
	kind: Kind<T>,
	id: string,
	strength: "update" | "key share" = "update",
): Promise<T["$inferSelect"]> {
	const [row] = await select(tx, kind, id).for(strength);
	if (!row) throw noSuch(kind);
	return row;
}

/**
 * Throws NOT_FOUND unless the row exists. A list asks it only when it found nothing, so that a program without rows
 * and one that does not exist are told apart at no cost to the others.
 */
export async function requireIn<T extends Keyed>(db: Executor, kind: Kind<T>, id: string): Promise<void> {
	const table: Keyed = kind.table;
	const [row] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
	if (!row) throw noSuch(kind);
}

/** The row that an input names at `field`. Throws INVALID_INPUT at that field. */
export async function findNamed<T extends Keyed>(
	db: Executor,
	kind: Kind<T>,
	field: string,
	id: string,
): Promise<T["$inferSelect"]>;
/** The same, null where the input names none. */
export async function findNamed<T extends Keyed>(
	db: Executor,
	kind: Kind<T>,
	field: string,
	id: string | null | undefined,
): Promise<T["$inferSelect"] | null>;
export async function findNamed<T extends Keyed>(
	db: Executor,
	kind: Kind<T>,
	field: string,
	id: string | null | undefined,
): Promise<T["$inferSelect"] | null> {
	if (id == null) return null;
	const [row] = await select(db, kind, id);
	if (!row) throw invalidInput([{ path: field, message: goneSentence(kind) }]);
	return row;
}

/** The refusal for a row that is not there. */
export function noSuch(kind: Pick<Kind<Keyed>, "type" | "noun">): CodedError {
	return new CodedError("NOT_FOUND", goneSentence(kind));
}

/** Says that something is not there. */
export function goneSentence({ type, noun = type }: Pick<Kind<Keyed>, "type" | "noun">): string {
	return `This ${noun} does not exist, or no longer does`;
}

function select(db: Executor, { table }: Kind<Keyed>, id: string) {
	return db.select().from(table).where(eq(table.id, id));
}
