import type { ISql } from "postgres";
import { derivedTables } from "../trash/catalog.ts";

/** What a migration changes of rows that are there, on purpose. Everything else must come through as it was. */
type Change = {
	/** By `table.column`: what it becomes, as SQL over the row of before. */
	becomes?: Readonly<Record<string, string>>;
	/** Columns whose values get another form that SQL here could only repeat; the product must be able to read it. */
	reshapes?: readonly string[];
	/** By table: the rows of before that stay, as SQL. */
	keeps?: Readonly<Record<string, string>>;
	/** Columns that go, as `table.column`. */
	drops?: readonly string[];
};

/** Tasks whose status and progress did not agree. */
const isOdd = `((status = 'Completed' and coalesce(progress, 0) <> 100) or (status = 'Not Started' and progress = 100))`;

/** By the name of the migration. */
export const changes: Readonly<Record<string, Change>> = {
	"20261121132810_members-have-a-department": {
		becomes: {
			"resource.department": "case when department ~ '\\S' then department else 'Other' end",
		},
	},
	"20261121133604_gate-evidence-packs": {
		drops: ["stage_gate_review.evidence"],
		becomes: {
			"gate_criterion.binding": `case when program_id is not null or version > 1 then binding
				when text = 'Every high risk has an owner and a mitigation'
					then '{"measure": "covered-high-risks", "operator": ">=", "value": "100"}'
				when text = 'No critical defect or risk is open'
					then '{"measure": "open-critical-risks", "operator": "=", "value": "0"}'
				else binding end`,
		},
	},
	"20261121174355_room-for-more-runs": {
		becomes: {
			"ai_limit.runs_per_person_and_hour":
				"case when version = 1 and runs_per_person_and_hour = 120 then 600 else runs_per_person_and_hour end",
		},
	},
	"20261121205935_one-threshold-once": {
		keeps: {
			tripwire: `not exists (select from tripwire as earlier
				where (earlier.created_at, earlier.id) < (t.created_at, t.id)
				and (earlier.session_id, earlier.version_number, earlier.decision_id, earlier.assumption_id, earlier.metric,
					earlier.direction, earlier.threshold)
				= (t.session_id, t.version_number, t.decision_id, t.assumption_id, t.metric, t.direction, t.threshold)
				and earlier.object_id is not distinct from t.object_id)`,
		},
	},
	"20261123200625_benefit-category-is-named": {
		becomes: {
			"benefit.category": "case when category ~ '\\S' then category else 'Other' end",
		},
	},
	"20261123204644_kpi-units-are-named": {
		becomes: {
			"kpi.unit": `case when unit not in ('%', '$', 'number', 'days', 'hours', 'count', 'points', 'ratio', 'currency')
				then 'custom' else unit end`,
		},
	},
	"20261129233040_schedule-that-holds": {
		becomes: {
			"task.status": `case when ${isOdd} then 'Completed' else status end`,
			"task.progress": `case when ${isOdd} then 100 else progress end`,
			"task.version": `case when ${isOdd} then least(version, 2147483646) + 1 else version end`,
		},
	},
	"20261122191155_count-totals-and-reopen-versions": {
		becomes: {
			"strategy_version.status":
				"case when status = 'converted_to_program' and converted_program_id is null then 'finalized' else status end",
		},
	},
	"20261122191201_early-strategies-in-todays-shape": {
		reshapes: ["research", "analysis", "enhanced_analysis", "decisions", "program"].map(
			(name) => `strategy_version.${name}`,
		),
	},
};

/** Tables that triggers keep are compared with what they are kept from; migrations add to their own list. */
const uncompared = ["migration", ...derivedTables];

type Columns = ReadonlyMap<string, readonly string[]>;

/** The columns of each table. */
export async function columnsOf(sql: ISql): Promise<Columns> {
	const rows = await sql<{ name: string; columns: string[] }[]>`
		select relname as name, array_agg(attname::text order by attname) as columns
		from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${uncompared})
		group by relname order by relname`;
	return new Map(rows.map(({ name, columns }) => [name, columns]));
}

/** The columns of `before` that `after` lacks, as `table.column`. */
export function lostColumns(before: Columns, after: Columns): string[] {
	return [...before].flatMap(([table, columns]) =>
		columns.filter((name) => !after.get(table)?.includes(name)).map((name) => `${table}.${name}`),
	);
}

/** A hash of each row of each table over the columns that `before` and `after` share, as `pending` are to leave them. */
export async function rowHashes(
	sql: ISql,
	{ before, after, pending }: { before: Columns; after: Columns; pending: readonly string[] },
): Promise<Map<string, string[]>> {
	const due = pending.map((name) => changes[name] ?? {});
	const reshaped = Object.values(changes).flatMap(({ reshapes = [] }) => reshapes);
	const hashes = new Map<string, string[]>();
	for (const [table, columns] of before) {
		const shared = columns.filter(
			(name) => after.get(table)?.includes(name) && !reshaped.includes(`${table}.${name}`),
		);
		const values = shared.map(
			(name) => due.map(({ becomes }) => becomes?.[`${table}.${name}`]).findLast(Boolean) ?? `t."${name}"`,
		);
		const rows = due.flatMap(({ keeps }) => keeps?.[table] ?? []);
		const rowHashes = await sql.unsafe<{ hash: string }[]>(
			`select md5(row(${values.join(", ")})::text) as hash from "${table}" as t
			where ${["true", ...rows].join(" and ")} order by 1`,
		);
		hashes.set(
			table,
			rowHashes.map(({ hash }) => hash),
		);
	}
	return hashes;
}

/** How many rows of `before` are not in `after`, by table; tables of which all are there are left out. */
export function lostRows(
	before: ReadonlyMap<string, readonly string[]>,
	after: ReadonlyMap<string, readonly string[]>,
): Record<string, number> {
	const lost: Record<string, number> = {};
	for (const [table, hashes] of before) {
		const there = new Set(after.get(table));
		const missing = hashes.filter((hash) => !there.has(hash)).length;
		if (missing > 0) lost[table] = missing;
	}
	return lost;
}
