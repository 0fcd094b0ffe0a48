import type { Transaction } from "@throughline/db/connect";
import { newId } from "@throughline/db/id";
import { auditEntry, deletedObject } from "@throughline/db/schema";
import { snapshot } from "@throughline/db/trash/snapshot";
import type { Person } from "@throughline/domain/account";
import { displayName } from "@throughline/domain/account";
import type { Issue } from "@throughline/domain/shape";
import { eq, getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgInsertValue, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { announce, type Change } from "./change.ts";
import type { EditableTable, Entity, RowOf } from "./entity.ts";
import { invalidInput } from "./error.ts";
import { isOneOf, lockRows, type Target } from "./lock-rows.ts";
import { updateRows } from "./update-rows.ts";
import type { Subscriber, TableChange } from "./written.ts";

/** A line for the audit trail. */
export type Event = {
	action: string;
	area: Change["area"];
	objectType: string;
	objectId: string;
	objectTitle: string;
	programId: string | null;
	before?: Record<string, unknown>;
	after?: Record<string, unknown>;
};

/**
 * Every change of a row goes through here, inside the call's transaction: version check → rule → statement → audit
 * row → announcement.
 */
export class Writer {
	readonly #tx: Transaction;
	readonly #person: Person;
	readonly #requestId: string;
	/** The changes made so far, until the call has made all of them. */
	readonly #changes: TableChange[] = [];
	/** The day (in UTC) under which the audit trail has the changes: the database's. */
	#today: string | null = null;

	constructor(tx: Transaction, person: Person, requestId: string) {
		this.#tx = tx;
		this.#person = person;
		this.#requestId = requestId;
	}

	/** Publishes the changes made so far: the last step of a call, in its transaction. */
	async finish(subscribers: readonly Subscriber[]): Promise<void> {
		const changes = this.#changes.splice(0);
		const today = this.#today;
		if (today === null || changes.length === 0) return;
		const written = { changes, person: this.#person, requestId: this.#requestId, today };
		for (const subscriber of subscribers) await subscriber(this.#tx, written);
	}

	async insert<T extends EditableTable>(entity: Entity<T>, values: PgInsertValue<T>): Promise<RowOf<T>> {
		const [row] = (await this.#tx.insert(entity.table).values(values).returning()) as RowOf<T>[];
		if (!row) throw new Error(`${entity.type}: the insert returned no row`);
		await this.#tell("created", entity, row, { after: row });
		this.#follow(entity, null, row);
		return row;
	}

	/**
	 * The same for several rows, in a handful of statements. Answers them in their order. Screens hear of it once per
	 * program.
	 */
	async insertMany<T extends EditableTable>(
		entity: Entity<T>,
		values: readonly PgInsertValue<T>[],
	): Promise<RowOf<T>[]> {
		const rows: RowOf<T>[] = [];
		for (let start = 0; start < values.length; start += rowsPerInsert) {
			const some = values.slice(start, start + rowsPerInsert);
			rows.push(...((await this.#tx.insert(entity.table).values(some).returning()) as RowOf<T>[]));
		}
		const events = rows.map((row) => {
			this.#follow(entity, null, row);
			return this.#eventOf("created", entity, row, { after: row });
		});
		await this.#keepAndAnnounce(entity, events);
		return rows;
	}

	/**
	 * Changes the given fields. `issuesOf` judges the whole row as it would be stored. Throws NOT_FOUND, CONFLICT
	 * or VERSION_REQUIRED (both
	 * with the current row) or INVALID_INPUT.
	 */
	async update<T extends EditableTable>(
		entity: Entity<T>,
		target: Target,
		change: Partial<RowOf<T>>,
		options: { issuesOf?: (row: RowOf<T>) => Issue[]; action?: string } = {},
	): Promise<RowOf<T>> {
		const before = requireRow(await lockRows(this.#tx, entity, [target]), target.id);
		const changed = changedFields(before, change);
		if (Object.keys(changed).length === 0) return before;
		const issues = options.issuesOf?.({ ...before, ...changed }) ?? [];
		if (issues.length > 0) throw invalidInput(issues);
		const set = { ...changed, version: before.version + 1, updatedAt: sql`now()` } as PgUpdateSetSource<T>;
		const [after] = (await this.#tx
			.update(entity.table)
			.set(set)
			.where(eq(entity.table.id, target.id))
			.returning()) as RowOf<T>[];
		if (!after) throw new Error(`${entity.type} ${target.id}: the update returned no row`);
		await this.#tell(options.action ?? "updated", entity, after, {
			before: pick(before, Object.keys(changed)),
			after: changed,
		});
		this.#follow(entity, before, after);
		return after;
	}

	/**
	 * The same for several rows, all or none, in a handful of statements. Answers each row before and after, in the
	 * order of the changes. `issuesOf` also gets the change's place in them. Screens hear of it once per program.
	 */
	async updateMany<T extends EditableTable>(
		entity: Entity<T>,
		changes: readonly { target: Target; change: Partial<RowOf<T>> }[],
		issuesOf: (row: RowOf<T>, place: number) => Issue[] = () => [],
	): Promise<{ before: RowOf<T>; after: RowOf<T> }[]> {
		const targets = changes.map(({ target }) => target);
		const locked = await lockRows(this.#tx, entity, targets);
		const planned = changes.map(({ target, change }, place) => {
			const before = requireRow(locked, target.id);
			return { id: target.id, place, before, changed: changedFields(before, change) };
		});
		const differing = planned.filter(({ changed }) => Object.keys(changed).length > 0);
		const issues = differing.flatMap(({ before, changed, place }) =>
			issuesOf({ ...before, ...changed }, place),
		);
		if (issues.length > 0) throw invalidInput(issues);
		const rows = await updateRows(this.#tx, entity.table, differing);
		const events = differing.map(({ id, before, changed }) => {
			const after = requireRow(rows, id);
			this.#follow(entity, before, after);
			return this.#eventOf("updated", entity, after, {
				before: pick(before, Object.keys(changed)),
				after: changed,
			});
		});
		await this.#keepAndAnnounce(entity, events);
		return planned.map(({ id, before }) => ({ before, after: rows.get(id) ?? before }));
	}

	/**
	 * Deletes the row and what hangs on it, and keeps them aside: `undoId` brings them back (see `undo`). A version may
	 * be named; without one the row goes whatever it is now.
	 */
	async remove<T extends EditableTable>(
		entity: Entity<T>,
		target: { id: string; version?: number | undefined },
	): Promise<{ id: string; undoId: string }> {
		const { undoId } = await this.removeMany(entity, [target]);
		return { id: target.id, undoId };
	}

	/** The same for several rows, all or none: one `undoId` brings all of them back. Screens hear of it once per program. */
	async removeMany<T extends EditableTable>(
		entity: Entity<T>,
		targets: readonly { id: string; version?: number | undefined }[],
	): Promise<{ undoId: string }> {
		const ids = targets.map(({ id }) => id);
		const locked = await lockRows(
			this.#tx,
			entity,
			targets.map(({ id, version }) => ({ id, version: version ?? ("any" as const) })),
		);
		const rows = ids.map((id) => requireRow(locked, id));
		const [first] = rows;
		if (!first) throw new Error(`${entity.type}: nothing was named to delete`);
		const title = entity.title(first);
		const [kept] = await this.#tx
			.insert(deletedObject)
			.values({
				personId: this.#person.id,
				objectType: entity.type,
				objectId: first.id,
				title: rows.length === 1 ? title : `${title} and ${rows.length - 1} more`,
				programId: entity.programId(first),
				rows: await snapshot(this.#tx, getTableName(entity.table), ids),
			})
			.returning({ id: deletedObject.id });
		if (!kept) throw new Error("The deleted rows were not kept");
		// Told while they are there: whom it concerns is seen from them.
		const events = rows.map((before) => this.#eventOf("deleted", entity, before, { before }));
		await this.#keepAndAnnounce(entity, events);
		const table: EditableTable = entity.table;
		await this.#tx.delete(table).where(isOneOf(table.id, ids));
		for (const before of rows) this.#follow(entity, before, null);
		return { undoId: kept.id };
	}

	/**
	 * Writes an audit row and announces the change, for writes that are no plain insert, update or delete. Both at once, on
	 * one way to the database and back: others wait for what this transaction holds.
	 */
	async record(event: Event): Promise<void> {
		const { area, programId, objectId } = event;
		await Promise.all([
			this.#keep([event]),
			announce(this.#tx, area, programId, objectId, { requestId: this.#requestId }),
		]);
	}

	/** Writes audit rows. */
	async #keep(events: readonly Event[]): Promise<void> {
		const rows = events.map((event) => ({
			personId: this.#person.id,
			personName: displayName(this.#person),
			requestId: this.#requestId,
			action: event.action,
			objectType: event.objectType,
			objectId: event.objectId,
			objectTitle: event.objectTitle,
			programId: event.programId,
			before: event.before ?? null,
			after: event.after ?? null,
		}));
		const [only] = rows;
		if (!only) return;
		const [kept] =
			rows.length === 1
				? await this.#tx.insert(auditEntry).values(only).returning({ at: auditEntry.at })
				: await this.#keepTogether(rows);
		this.#today ??= kept?.at.slice(0, 10) ?? null;
	}

	/** As one value and not as ten for each row: of thousands of rows that takes a fraction of the time. */
	async #keepTogether(rows: readonly (typeof auditEntry.$inferInsert)[]): Promise<{ at: string }[]> {
		const given = JSON.stringify(rows.map((row) => ({ ...row, id: newId() })));
		const values = Object.entries(getTableColumns(auditEntry)).map(([name, column]) => {
			if (name === "at") return sql`now()`;
			const type = column.getSQLType();
			if (type === "jsonb") return sql`nullif(given -> ${name}::text, 'null')`;
			return sql`(given ->> ${name}::text)::${sql.raw(type)}`;
		});
		return await this.#tx
			.insert(auditEntry)
			.select(sql`select ${sql.join(values, sql`, `)} from jsonb_array_elements(${given}::jsonb) as given`)
			.returning({ at: auditEntry.at });
	}

	/** The same for several changes of one kind: each has its row, each program is announced once. */
	async #keepAndAnnounce<T extends EditableTable>(
		entity: Entity<T>,
		events: readonly Event[],
	): Promise<void> {
		const byProgram = Map.groupBy(events, (event) => event.programId);
		await Promise.all([
			this.#keep(events),
			...[...byProgram].map(([programId, [first, second]]) =>
				announce(this.#tx, entity.area, programId, second ? null : (first?.objectId ?? null), {
					requestId: this.#requestId,
				}),
			),
		]);
	}

	/** Remembers a change until the call has made all of its changes. */
	#follow<T extends EditableTable>(entity: Entity<T>, before: RowOf<T> | null, after: RowOf<T> | null): void {
		const row = after ?? before;
		if (row === null) return;
		this.#changes.push({
			table: entity.table,
			before,
			after,
			objectType: entity.type,
			objectId: row.id,
			title: entity.title(row),
			programId: entity.programId(row),
		});
	}

	async #tell<T extends EditableTable>(
		action: string,
		entity: Entity<T>,
		row: RowOf<T>,
		change: { before?: Partial<RowOf<T>>; after?: Partial<RowOf<T>> },
	): Promise<void> {
		await this.record(this.#eventOf(action, entity, row, change));
	}

	#eventOf<T extends EditableTable>(
		action: string,
		entity: Entity<T>,
		row: RowOf<T>,
		change: { before?: Partial<RowOf<T>>; after?: Partial<RowOf<T>> },
	): Event {
		const parts = entity.audited?.(change);
		return {
			action,
			area: entity.area,
			objectType: entity.type,
			objectId: row.id,
			objectTitle: entity.title(row),
			programId: entity.programId(row),
			...(change.before && { before: { ...redact(entity, change.before), ...parts?.before } }),
			...(change.after && { after: { ...redact(entity, change.after), ...parts?.after } }),
		};
	}
}

/** The fields of a row that go into the audit trail. */
function redact<T extends EditableTable>(
	{ redacted }: Entity<T>,
	fields: Record<string, unknown>,
): Record<string, unknown> {
	if (!redacted) return fields;
	const left: readonly string[] = redacted;
	return Object.fromEntries(Object.entries(fields).filter(([key]) => !left.includes(key)));
}

/** PostgreSQL takes 65,535 parameters in a statement; an audit row has a dozen. */
const rowsPerInsert = 2_000;

function requireRow<Row>(rows: Map<string, Row>, id: string): Row {
	const row = rows.get(id);
	if (row === undefined) throw new Error(`${id} was not read back`);
	return row;
}

/** The fields of `change` that are given and differ from the row. */
function changedFields<Row extends object>(row: Row, change: Partial<Row>): Partial<Row> {
	const keys = (Object.keys(change) as (keyof Row)[]).filter((key) => {
		return change[key] !== undefined && JSON.stringify(change[key]) !== JSON.stringify(row[key]);
	});
	return Object.fromEntries(keys.map((key) => [key, change[key]])) as Partial<Row>;
}

function pick<Row extends object>(row: Row, keys: string[]): Partial<Row> {
	return Object.fromEntries(Object.entries(row).filter(([key]) => keys.includes(key))) as Partial<Row>;
}
