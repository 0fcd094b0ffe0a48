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

/** Says where the n-th object's field stands in an input of several; of a single one it stands under its name. */
export type FieldPath = (place: number, field: string) => string;

/** The path in an input that is one object. */
export const ownField: FieldPath = (_, field) => field;

/** Throws NOT_FOUND unless all of the rows exist. */
export async function requireEach<T extends Keyed>(
	db: Executor,
	kind: Kind<T>,
	ids: readonly string[],
): Promise<void> {
	for (const id of new Set(ids)) await requireIn(db, kind, id);
}

/** Throws INVALID_INPUT unless the rows that objects name in a field exist; null names none. Each is looked up once. */
export async function requireEachNamed<T extends Keyed, Field extends string>(
	db: Executor,
	kind: Kind<T>,
	field: Field,
	given: readonly { [Name in Field]: string | null }[],
	path: FieldPath,
): Promise<void> {
	const places = new Map(given.map((each, place) => [each[field], place]));
	for (const [id, place] of places) await findNamed(db, kind, path(place, field), id);
}

/** The only one of what was made of one. */
export function only<Row>([row]: readonly Row[]): Row {
	if (row === undefined) throw new Error("What was made was not answered");
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
