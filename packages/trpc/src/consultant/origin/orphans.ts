import type { Executor } from "@throughline/db/connect";
import { mostOrphansNamed, type OrphanReport, reportedKinds } from "@throughline/domain/consultant/origin";
import { sql } from "drizzle-orm";
import { requireIn } from "../../find.ts";
import { programs } from "../../program/entity.ts";

type Counts = { kind: string; total: number; orphans: number; named: { id: string; title: string }[] | null };

/** What of a program nobody has given a reason, by kind, the oldest first. Throws NOT_FOUND. */
export async function orphansOf(db: Executor, programId: string): Promise<OrphanReport> {
	await requireIn(db, programs, programId);
	const rows = await db.execute<Counts>(sql`
		with thing (kind, id, title, created_at) as (
			select 'program', id, name, created_at from program where id = ${programId}
			union all select 'workstream', id, name, created_at from workstream where program_id = ${programId}
			union all select 'task', id, name, created_at from task where program_id = ${programId}
			union all select 'gate criterion', id, text, created_at from gate_criterion where program_id = ${programId}
			union all select 'kpi', id, name, created_at from kpi where program_id = ${programId}
			union all select 'benefit', id, name, created_at from benefit where program_id = ${programId}
			union all select 'risk', id, risk_id || ' ' || left(description, 200), created_at
				from risk where program_id = ${programId}
			union all select 'funding source', id, source_name, created_at
				from funding_source where program_id = ${programId}
		), judged as (
			select *, not exists (
				select from origin where object_type = thing.kind and object_id = thing.id and program_id = ${programId}
			) as orphan from thing
		), counted as (
			select *, row_number() over (partition by kind, orphan order by created_at, id) as place from judged
		)
		select kind, count(*)::int as total, (count(*) filter (where orphan))::int as orphans,
			jsonb_agg(jsonb_build_object('id', id, 'title', title) order by place)
				filter (where orphan and place <= ${mostOrphansNamed}) as named
		from counted group by kind`);
	const byKind = new Map(rows.map((row) => [row.kind, row]));
	const kinds = reportedKinds.flatMap((objectType) => {
		const row = byKind.get(objectType);
		return row ? [{ objectType, total: row.total, orphans: row.orphans, named: row.named ?? [] }] : [];
	});
	const sum = (count: (kind: (typeof kinds)[number]) => number) =>
		kinds.reduce((total, kind) => total + count(kind), 0);
	return { programId, total: sum((kind) => kind.total), orphans: sum((kind) => kind.orphans), kinds };
}
