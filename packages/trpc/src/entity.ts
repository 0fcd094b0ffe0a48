import type { Transaction } from "@throughline/db/connect";
import type { Area } from "@throughline/domain/area";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table whose rows people edit: a key, and a version that counts the changes. */
export type EditableTable = PgTable & { id: PgColumn; version: PgColumn };

export type RowOf<T extends EditableTable> = T["$inferSelect"] & { id: string; version: number };

/** What the writer must know of a kind of object to change it, tell of it and bring it back. */
export type Entity<T extends EditableTable> = {
	table: T;
	/** The object's kind in the audit trail and in a person's words: `program`, `funding source`. */
	type: string;
	/** In a person's words, where they differ: `KPI`. */
	noun?: string;
	area: Area;
	title(row: RowOf<T>): string;
	/** The program that the object belongs to; null for one that belongs to none. */
	programId(row: RowOf<T>): string | null;
	/** The object as a read of it answers, where that is not its row: what a stale change is told is there now. */
	read?(id: string, tx: Transaction): Promise<unknown>;
	/** Fields that the audit trail does not repeat: long texts. */
	redacted?: readonly (keyof RowOf<T> & string)[];
	/** What it says instead of such a field: the parts of it that were changed. */
	audited?(change: { before?: Partial<RowOf<T>>; after?: Partial<RowOf<T>> }): {
		before: Record<string, unknown>;
		after: Record<string, unknown>;
	};
};

/** Declares an entity, with its row type inferred from the table. */
export function entity<T extends EditableTable>(definition: Entity<T>): Entity<T> {
	return definition;
}
