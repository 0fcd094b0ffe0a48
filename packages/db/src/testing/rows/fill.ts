import type { ISql } from "postgres";
import { type Random, randomFrom } from "../../demo/random.ts";
import { type Column, type ForeignKey, readCatalogue, type Table } from "./catalogue.ts";
import { candidates } from "./values.ts";

/** Rows that are tried for each table; constraints that tie columns together refuse some. */
const tried = 60;
/** Rows of a table that are kept of one wave. */
const kept = 16;

type Row = Record<string, unknown>;

/** Remembers what has rows already, so that a schema that grows is filled where it grew. */
export class Filler {
	readonly #random: Random = randomFrom(1);
	readonly #filled = new Map<string, string>();
	#sequence = 0;

	/**
	 * Puts rows into every table that is new, or otherwise than when it was filled last: made from what PostgreSQL says
	 * of columns and constraints, so that a table of a later migration is filled too.
	 * @throws when no row fits a table: its constraints then need words or a shape of `rules.ts`
	 */
	async fill(sql: ISql): Promise<void> {
		for (const table of await readCatalogue(sql)) {
			const shape = JSON.stringify([table.columns, table.checks]);
			if (this.#filled.get(table.name) === shape) continue;
			this.#filled.set(table.name, shape);
			await this.#fillTable(sql, table);
		}
	}

	async #fillTable(sql: ISql, table: Table): Promise<void> {
		const refersToItself = table.foreignKeys.some((key) => key.table === table.name);
		// Rows that refer to rows of the same table come after those.
		for (let wave = 0; wave < (refersToItself ? 2 : 1); wave++) {
			const values = await this.#permitted(sql, table);
			const parents = await readParents(sql, table);
			const rows = Array.from({ length: tried }, (_, index) => this.#row(table, values, parents, index));
			await insert(
				sql,
				table,
				this.#withTwins(
					table,
					rows.filter((row) => row !== null),
				),
			);
			const [row] = await sql<
				{ filled: boolean }[]
			>`select exists (select from ${sql(table.name)}) as filled`;
			if (!row?.filled) throw new Error(`No row fits ${table.name}: see rules.ts beside this file`);
		}
	}

	/** Lets some rows be followed by one that differs in its key alone, as long as nothing forbids that. */
	#withTwins({ columns, foreignKeys }: Table, rows: Row[]): Row[] {
		const hasOwnKey = columns.some(({ name, type }) => name === "id" && type === "uuid");
		if (!hasOwnKey || foreignKeys.some((key) => key.columns.includes("id"))) return rows;
		return rows.flatMap((row, index) => (index % 4 === 0 ? [row, { ...row, id: this.#newId() }] : [row]));
	}

	#newId(): string {
		return this.#random.id("2026-03-01T08:00:00Z");
	}

	/** The candidates of each column that PostgreSQL can read and that its own constraints permit. */
	async #permitted(sql: ISql, table: Table): Promise<Map<string, (string | null)[]>> {
		const referring = new Set(table.foreignKeys.flatMap(({ columns }) => columns));
		const values = new Map<string, (string | null)[]>();
		const free = table.columns.filter(({ name, type }) => !referring.has(name) && type !== "uuid");
		// Asked all at once: the answers come one after the other.
		const answers = free.map(async (column) => {
			const columnChecks = table.checks.filter(
				({ columns }) => columns.length === 1 && columns[0] === column.name,
			);
			const rules = columnChecks.map(({ expression }) => `and (${expression}) is not false`).join(" ");
			const all: string[] = [];
			const rounds = column.unique ? tried : 1;
			for (let round = 0; round < rounds; round++) all.push(...candidates(table, column, ++this.#sequence));
			// Rules name columns without their table: no other name may be like one.
			const permitted = await sql.unsafe<{ candidate_: string }[]>(
				`select candidate_ from unnest($1::text[]) with ordinality as listed_ (candidate_, place_), lateral (
					select case when pg_input_is_valid(candidate_, '${column.type}') then candidate_ end::${column.type} as "${column.name}"
				) as t where "${column.name}" is not null ${rules} order by place_`,
				[all],
			);
			const fitting: (string | null)[] = permitted.map((row) => row.candidate_);
			values.set(column.name, column.nullable ? [...fitting, null] : fitting);
		});
		await Promise.all(answers);
		return values;
	}

	/** A row of one candidate for each column; null where a key that it needs has nothing to refer to. */
	#row(
		table: Table,
		values: ReadonlyMap<string, (string | null)[]>,
		parents: ReadonlyMap<ForeignKey, Row[]>,
		index: number,
	): Row | null {
		const row: Row = {};
		for (const key of table.foreignKeys)
			if (!this.#refer(row, table, key, parents.get(key) ?? [])) return null;
		for (const column of table.columns) {
			if (column.name in row) continue;
			row[column.name] = this.#value(column, values.get(column.name), index);
		}
		return row;
	}

	#refer(row: Row, { columns }: Table, key: ForeignKey, parents: Row[]): boolean {
		const open = key.columns.filter((name) => !(name in row));
		const optional = open.filter((name) => columns.find((each) => each.name === name)?.nullable);
		const fitting = parents.filter((parent) =>
			key.columns.every((name, place) => !(name in row) || row[name] === parent[key.keys[place] ?? ""]),
		);
		const parent = fitting[this.#random.integer(0, fitting.length - 1)];
		if (optional.length > 0 && (!parent || this.#random.fraction() < 0.3)) {
			for (const name of optional) row[name] = null;
			return true;
		}
		if (!parent) return false;
		for (const [place, name] of key.columns.entries()) row[name] = parent[key.keys[place] ?? ""];
		return true;
	}

	#value(column: Column, values: (string | null)[] | undefined, index: number): unknown {
		if (!values) {
			const none = column.nullable && this.#random.fraction() < 0.3;
			return none ? null : this.#newId();
		}
		// The first rows have each value once; then chance mixes them.
		const place = index < values.length ? index : this.#random.integer(0, values.length - 1);
		const value = values[place] ?? null;
		return column.type.startsWith("json") && value !== null ? JSON.parse(value) : value;
	}
}

/** What each foreign key of a table may refer to, as text. */
async function readParents(sql: ISql, table: Table): Promise<Map<ForeignKey, Row[]>> {
	const parents = new Map<ForeignKey, Row[]>();
	for (const key of table.foreignKeys) {
		const keys = key.keys.map((name) => `"${name}"::text`).join(", ");
		parents.set(key, await sql.unsafe<Row[]>(`select ${keys} from "${key.table}" order by 1 limit 60`));
	}
	return parents;
}

/** Inserts the first rows that all constraints permit. */
async function insert(sql: ISql, table: Table, rows: Row[]): Promise<void> {
	const names = table.columns.map(({ name }) => `"${name}"`).join(", ");
	const rules = table.checks.map(({ expression }) => `and (${expression}) is not false`).join(" ");
	await sql.unsafe(
		`insert into "${table.name}" (${names})
		select ${names} from jsonb_populate_recordset(null::"${table.name}", $1::text::jsonb) as t
		where true ${rules} limit ${kept} on conflict do nothing`,
		[JSON.stringify(rows)],
	);
}
