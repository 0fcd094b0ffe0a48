-- A task's workstream belongs to the task's program. When the workstream goes, the task stays in the program.
ALTER TABLE task ADD CONSTRAINT task_workstream_fk
	FOREIGN KEY (program_id, workstream_id) REFERENCES workstream (program_id, id)
	ON DELETE SET NULL (workstream_id);
--> statement-breakpoint
-- What a run told its listeners is not rewritten. (It goes with the run.)
CREATE TRIGGER run_event_append_only
	BEFORE UPDATE OR TRUNCATE ON run_event
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Every program has its row of totals from its first moment.
CREATE FUNCTION begin_program_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO program_totals (program_id) SELECT id FROM added;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER program_totals_begin
	AFTER INSERT ON program REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION begin_program_totals();
--> statement-breakpoint
INSERT INTO program_totals (program_id) SELECT id FROM program;
--> statement-breakpoint
-- Adds what a statement changed to the totals of the programs concerned. The trigger's arguments are
-- pairs: a column of program_totals, and what one row counts in it.
CREATE FUNCTION keep_program_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
		WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
		ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 AS sign FROM removed'
	END;
	sums text[];
	additions text[];
	differences text[];
BEGIN
	FOR i IN 0 .. TG_NARGS - 1 BY 2 LOOP
		sums := sums || format('sum(sign * (%s)) AS %I', TG_ARGV[i + 1], TG_ARGV[i]);
		additions := additions || format('%1$I = totals.%1$I + change.%1$I', TG_ARGV[i]);
		differences := differences || format('change.%I <> 0', TG_ARGV[i]);
	END LOOP;
	EXECUTE format(
		'WITH change AS (SELECT program_id, %s FROM (%s) AS changes GROUP BY program_id)
		UPDATE program_totals AS totals SET %s FROM change
		WHERE totals.program_id = change.program_id AND (%s)',
		array_to_string(sums, ', '), changes,
		array_to_string(additions, ', '), array_to_string(differences, ' OR ')
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
	counted record;
	event record;
BEGIN
	FOR counted IN VALUES
		('task', ARRAY[
			'tasks_total', '1',
			'tasks_completed', '(status = ''Completed'')::int',
			'tasks_active', '(status IN (''In Progress'', ''At Risk''))::int']),
		('risk', ARRAY[
			'risks_active', '(status IN (''Open'', ''Monitoring''))::int',
			'risks_high', '(status IN (''Open'', ''Monitoring'') AND priority IN (''High'', ''Critical''))::int']),
		('kpi', ARRAY['kpis', '1']),
		('benefit', ARRAY['benefits', '1']),
		('funding_source', ARRAY['budget_allocated', 'allocated_amount']),
		('expense', ARRAY['budget_spent', 'amount'])
	LOOP
		FOR event IN VALUES
			('insert', 'NEW TABLE AS added'),
			('update', 'OLD TABLE AS removed NEW TABLE AS added'),
			('delete', 'OLD TABLE AS removed')
		LOOP
			EXECUTE format(
				'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_program_totals(%s)',
				counted.column1 || '_totals_' || event.column1, event.column1, counted.column1, event.column2,
				(SELECT string_agg(quote_literal(word), ', ') FROM unnest(counted.column2) AS word)
			);
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
-- The gates that serve every program, and what must be true to pass them.
INSERT INTO stage_gate (id, code, name, description, position) VALUES
	('019a0000-0000-7000-8000-000000000000', 'G0', 'Ideation', 'Project concept and initiation', 0),
	('019a0000-0000-7000-8000-000000000001', 'G1', 'Concept', 'Requirements definition and feasibility', 1),
	('019a0000-0000-7000-8000-000000000002', 'G2', 'Feasibility', 'Solution design and planning', 2),
	('019a0000-0000-7000-8000-000000000003', 'G3', 'Development', 'Implementation and testing', 3),
	('019a0000-0000-7000-8000-000000000004', 'G4', 'Launch', 'Deployment and go-live', 4);
--> statement-breakpoint
INSERT INTO gate_criterion (id, stage_gate_id, text, position)
SELECT
	('019a0000-0000-7000-8001-0000000000' || gate || place)::uuid,
	('019a0000-0000-7000-8000-00000000000' || gate)::uuid,
	criterion,
	place
FROM (VALUES
	(0, 0, 'The problem is stated, with who has it and what it costs'),
	(0, 1, 'A sponsor answers for the idea'),
	(0, 2, 'The idea serves a goal of the current strategy'),
	(1, 0, 'Requirements are written down and agreed with those who asked for them'),
	(1, 1, 'At least two ways to meet them were compared'),
	(1, 2, 'Costs, benefits and risks are estimated'),
	(2, 0, 'The solution is designed and its feasibility shown'),
	(2, 1, 'Schedule, budget and team are planned and agreed'),
	(2, 2, 'Every high risk has an owner and a mitigation'),
	(3, 0, 'The solution is built and has passed its acceptance tests'),
	(3, 1, 'Those who will use and run it are trained'),
	(3, 2, 'No critical defect or risk is open'),
	(4, 0, 'The solution is live and its operation handed over'),
	(4, 1, 'KPIs are measured and benefits tracked by a named owner'),
	(4, 2, 'Lessons are recorded and the budget is closed')
) AS criteria (gate, place, criterion);
