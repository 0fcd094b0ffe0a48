import { type SQL, sql } from "drizzle-orm";

const underWay = (day: SQL) => sql`
	(select count(*) from task where not summary and program_id = program.id and ${day} between start_date and end_date)`;

/** What `program_totals`, its days and its owners must hold, counted from the rows, by the program's key. */
export const countedTotals = sql`
	select id as program_id,
		(select count(*) from task where not summary and program_id = program.id)::int as tasks_total,
		(select count(*) from task where not summary and program_id = program.id and status = 'Completed')::int as tasks_completed,
		(select count(*) from task where not summary and program_id = program.id and status in ('In Progress', 'At Risk'))::int as tasks_active,
		(select coalesce(sum(end_date - start_date + 1), 0) from task where not summary and program_id = program.id) as scheduled_days,
		(select coalesce(sum((end_date - start_date + 1)
			* coalesce(progress, case when status = 'Completed' then 100 else 0 end)), 0) / 100.0
			from task where not summary and program_id = program.id)::numeric(16, 2) as earned_days,
		(select count(*) from risk where program_id = program.id and status in ('Open', 'Monitoring'))::int as risks_active,
		(select count(*) from risk where program_id = program.id and status in ('Open', 'Monitoring')
			and priority in ('High', 'Critical'))::int as risks_high,
		(select count(*) from kpi where program_id = program.id)::int as kpis,
		(select count(*) from benefit where program_id = program.id)::int as benefits,
		(select coalesce(sum(allocated_amount), 0) from funding_source where program_id = program.id)::numeric(16, 2) as budget_allocated,
		(select coalesce(sum(amount), 0) from expense where program_id = program.id)::numeric(16, 2) as budget_spent,
		(select coalesce(jsonb_object_agg(day, tasks_more), '{}') from (
			select day, ${underWay(sql`day`)} - ${underWay(sql`day - 1`)} as tasks_more from (
				select start_date as day from task where not summary and program_id = program.id
				union select end_date + 1 from task where not summary and program_id = program.id
			) as days
		) as changes where tasks_more <> 0) as days,
		(select coalesce(jsonb_object_agg(end_date, open), '{}') from (
			select end_date, count(*) as open from task
			where not summary and program_id = program.id and end_date is not null and status <> 'Completed' group by end_date
		) as ending) as endings,
		(select coalesce(jsonb_object_agg(owner_id, jsonb_build_array(tasks, active)), '{}') from (
			select owner_id, count(*) as tasks, count(*) filter (where status in ('In Progress', 'At Risk')) as active
			from task where not summary and program_id = program.id and owner_id is not null group by owner_id
		) as counted) as owners
	from program order by id`;

export const keptTotals = sql`
	select *,
		(select coalesce(jsonb_object_agg(day, tasks_more), '{}') from program_day_totals as kept
			where kept.program_id = program_totals.program_id and tasks_more <> 0) as days,
		(select coalesce(jsonb_object_agg(day, open_tasks_ending), '{}') from program_day_totals as kept
			where kept.program_id = program_totals.program_id and open_tasks_ending <> 0) as endings,
		(select coalesce(jsonb_object_agg(owner_id, jsonb_build_array(tasks_total, tasks_active)), '{}')
			from program_owner_totals as kept
			where kept.program_id = program_totals.program_id and (tasks_total, tasks_active) <> (0, 0)) as owners
	from program_totals order by program_id`;

const oneLine = sql`left(regexp_replace(description, '\\s+', ' ', 'g'), 500)`;

/** What there must be to find, from the objects themselves: kind, key, owner, code and the beginning of the text. */
export const expectedEntries = sql`
	select 'program' as object_type, id::text as object_id, id as program_id, null as code, name as title from program
	union all select 'workstream', id::text, program_id, null, name from workstream
	union all select 'task', id::text, program_id, null, name from task
	union all select 'kpi', id::text, program_id, null, name from kpi
	union all select 'risk', id::text, program_id, risk_id, ${oneLine} from risk
	union all select 'mitigation', id::text, (select program_id from risk where risk.id = risk_mitigation.risk_id), null, ${oneLine}
		from risk_mitigation
	union all select 'benefit', id::text, program_id, null, name from benefit
	union all select 'funding source', id::text, program_id, null, source_name from funding_source
	union all select 'expense', id::text, program_id, null, ${oneLine} from expense
	union all select 'team member', id::text, null, null, name from resource
	union all select 'stage gate', id::text, null, code, name from stage_gate
	union all select 'strategy', id, null, null, title from strategy_session
	order by 1, 2`;

export const keptEntries = sql`
	select object_type, object_id, program_id, code, title from search_entry order by 1, 2`;
