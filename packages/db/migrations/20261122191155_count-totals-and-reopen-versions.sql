-- Totals that were begun when programs already had tasks, risks or money are counted from the rows, once. The lock lets
-- no other instance change them between the counting and the writing.
LOCK TABLE program_totals IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
UPDATE program_totals AS totals
SET (tasks_total, tasks_completed, tasks_active, risks_active, risks_high, kpis, benefits, budget_allocated, budget_spent) =
	(counted.tasks_total, counted.tasks_completed, counted.tasks_active, counted.risks_active, counted.risks_high,
		counted.kpis, counted.benefits, counted.budget_allocated, counted.budget_spent)
FROM (
	SELECT
		program.id,
		(SELECT count(*) FROM task WHERE program_id = program.id) AS tasks_total,
		(SELECT count(*) FROM task WHERE program_id = program.id AND status = 'Completed') AS tasks_completed,
		(SELECT count(*) FROM task WHERE program_id = program.id AND status IN ('In Progress', 'At Risk')) AS tasks_active,
		(SELECT count(*) FROM risk WHERE program_id = program.id AND status IN ('Open', 'Monitoring')) AS risks_active,
		(SELECT count(*) FROM risk WHERE program_id = program.id AND status IN ('Open', 'Monitoring')
			AND priority IN ('High', 'Critical')) AS risks_high,
		(SELECT count(*) FROM kpi WHERE program_id = program.id) AS kpis,
		(SELECT count(*) FROM benefit WHERE program_id = program.id) AS benefits,
		(SELECT coalesce(sum(allocated_amount), 0) FROM funding_source WHERE program_id = program.id) AS budget_allocated,
		(SELECT coalesce(sum(amount), 0) FROM expense WHERE program_id = program.id) AS budget_spent
	FROM program
) AS counted
WHERE totals.program_id = counted.id
	AND (totals.tasks_total, totals.tasks_completed, totals.tasks_active, totals.risks_active, totals.risks_high,
		totals.kpis, totals.benefits, totals.budget_allocated, totals.budget_spent)
	IS DISTINCT FROM (counted.tasks_total, counted.tasks_completed, counted.tasks_active, counted.risks_active,
		counted.risks_high, counted.kpis, counted.benefits, counted.budget_allocated, counted.budget_spent);
--> statement-breakpoint
-- A version whose program was deleted before the trigger followed it can be integrated again, as one of today can.
UPDATE strategy_version SET status = 'finalized'
WHERE status = 'converted_to_program' AND converted_program_id IS NULL;
