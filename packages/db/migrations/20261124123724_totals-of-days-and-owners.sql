CREATE TABLE "program_day_totals" (
	"program_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tasks_more" integer NOT NULL,
	CONSTRAINT "program_day_totals_pk" PRIMARY KEY("program_id","day")
);
--> statement-breakpoint
CREATE TABLE "program_owner_totals" (
	"program_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"tasks_total" integer NOT NULL,
	"tasks_active" integer NOT NULL,
	CONSTRAINT "program_owner_totals_pk" PRIMARY KEY("program_id","owner_id")
);
--> statement-breakpoint
ALTER TABLE "program_totals" ADD COLUMN "scheduled_days" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_totals" ADD COLUMN "earned_days" numeric(16, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "program_day_totals" ADD CONSTRAINT "program_day_totals_program_id_program_totals_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program_totals"("program_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_owner_totals" ADD CONSTRAINT "program_owner_totals_program_id_program_totals_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program_totals"("program_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_owner_totals_owner_id_index" ON "program_owner_totals" USING btree ("owner_id");
--> statement-breakpoint
-- The tasks' totals count the days of the work, too.
DO $$
DECLARE
	event record;
BEGIN
	FOR event IN VALUES
		('insert', 'NEW TABLE AS added'),
		('update', 'OLD TABLE AS removed NEW TABLE AS added'),
		('delete', 'OLD TABLE AS removed')
	LOOP
		EXECUTE format(
			'CREATE OR REPLACE TRIGGER %I AFTER %s ON task REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION keep_program_totals(%s)',
			'task_totals_' || event.column1, event.column1, event.column2,
			(SELECT string_agg(quote_literal(word), ', ' ORDER BY place) FROM unnest(ARRAY[
				'tasks_total', '1',
				'tasks_completed', '(status = ''Completed'')::int',
				'tasks_active', '(status IN (''In Progress'', ''At Risk''))::int',
				'scheduled_days', 'coalesce(end_date - start_date + 1, 0)',
				'earned_days', 'coalesce((end_date - start_date + 1)
					* coalesce(progress, CASE WHEN status = ''Completed'' THEN 100 ELSE 0 END) / 100.0, 0)'
			]) WITH ORDINALITY AS words (word, place))
		);
	END LOOP;
END
$$;
--> statement-breakpoint
-- Adds what a statement changed to the totals by day and by owner. Whoever does so holds the totals of the programs
-- concerned until the transaction ends, so that two never wait for each other's days and owners.
CREATE FUNCTION keep_day_and_owner_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
		WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
		ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 AS sign FROM removed'
	END;
BEGIN
	EXECUTE format(
		'WITH change AS (%s), day_change AS (
			SELECT program_id, day, sum(more) AS tasks_more
			FROM change CROSS JOIN LATERAL (VALUES (start_date, sign), (end_date + 1, -sign)) AS days (day, more)
			WHERE start_date IS NOT NULL AND end_date IS NOT NULL
			GROUP BY program_id, day HAVING sum(more) <> 0
		), owner_change AS (
			SELECT program_id, owner_id, sum(sign) AS tasks_total,
				sum(sign * (status IN (''In Progress'', ''At Risk''))::int) AS tasks_active
			FROM change WHERE owner_id IS NOT NULL GROUP BY program_id, owner_id
			HAVING sum(sign) <> 0 OR sum(sign * (status IN (''In Progress'', ''At Risk''))::int) <> 0
		), held AS MATERIALIZED (
			SELECT program_id FROM program_totals
			WHERE program_id IN (SELECT program_id FROM day_change UNION SELECT program_id FROM owner_change)
			ORDER BY program_id FOR NO KEY UPDATE
		), kept_days AS (
			INSERT INTO program_day_totals AS kept (program_id, day, tasks_more)
			SELECT program_id, day, tasks_more FROM day_change JOIN held USING (program_id)
			ON CONFLICT (program_id, day) DO UPDATE SET tasks_more = kept.tasks_more + excluded.tasks_more
		)
		INSERT INTO program_owner_totals AS kept (program_id, owner_id, tasks_total, tasks_active)
		SELECT program_id, owner_id, tasks_total, tasks_active FROM owner_change JOIN held USING (program_id)
		ON CONFLICT (program_id, owner_id) DO UPDATE SET
			tasks_total = kept.tasks_total + excluded.tasks_total, tasks_active = kept.tasks_active + excluded.tasks_active',
		changes
	);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER task_parts_insert AFTER INSERT ON task REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_day_and_owner_totals();
--> statement-breakpoint
CREATE TRIGGER task_parts_update AFTER UPDATE ON task REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_day_and_owner_totals();
--> statement-breakpoint
CREATE TRIGGER task_parts_delete AFTER DELETE ON task REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_day_and_owner_totals();
--> statement-breakpoint
-- The tasks that exist already are counted once. Nobody else writes tasks since the triggers were made.
UPDATE program_totals AS totals SET scheduled_days = counted.scheduled_days, earned_days = counted.earned_days
FROM (
	SELECT program_id, sum(end_date - start_date + 1) AS scheduled_days,
		sum((end_date - start_date + 1)
			* coalesce(progress, CASE WHEN status = 'Completed' THEN 100 ELSE 0 END) / 100.0) AS earned_days
	FROM task WHERE start_date IS NOT NULL AND end_date IS NOT NULL GROUP BY program_id
) AS counted
WHERE totals.program_id = counted.program_id;
--> statement-breakpoint
INSERT INTO program_day_totals (program_id, day, tasks_more)
SELECT program_id, day, sum(more)
FROM task CROSS JOIN LATERAL (VALUES (start_date, 1), (end_date + 1, -1)) AS days (day, more)
WHERE start_date IS NOT NULL AND end_date IS NOT NULL
GROUP BY program_id, day HAVING sum(more) <> 0;
--> statement-breakpoint
INSERT INTO program_owner_totals (program_id, owner_id, tasks_total, tasks_active)
SELECT program_id, owner_id, count(*), count(*) FILTER (WHERE status IN ('In Progress', 'At Risk'))
FROM task WHERE owner_id IS NOT NULL GROUP BY program_id, owner_id;
