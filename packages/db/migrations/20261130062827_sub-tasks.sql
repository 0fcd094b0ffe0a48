CREATE TABLE "template" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_name_unique" UNIQUE("kind","name"),
	CONSTRAINT "template_name_length" CHECK ("template"."name" ~ '\S' and length("template"."name") <= 200),
	CONSTRAINT "template_kind_known" CHECK ("template"."kind" in ('task', 'program')),
	CONSTRAINT "template_content_object" CHECK (jsonb_typeof("template"."content") = 'object'),
	CONSTRAINT "template_version_positive" CHECK ("template"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "task_own_plan" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"milestone" boolean NOT NULL,
	"start_date" date,
	"end_date" date,
	"progress" integer,
	"estimate" numeric(8, 2)
);
--> statement-breakpoint
DROP INDEX "task_open_of_owner_index";--> statement-breakpoint
DROP INDEX "task_open_end_index";--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "summary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "recurrence" jsonb;--> statement-breakpoint
ALTER TABLE "task_own_plan" ADD CONSTRAINT "task_own_plan_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_parent_fk" FOREIGN KEY ("program_id","parent_id") REFERENCES "public"."task"("program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_parent_index" ON "task" USING btree ("parent_id","program_id");--> statement-breakpoint
CREATE INDEX "task_open_of_owner_index" ON "task" USING btree ("owner_id","end_date","id") WHERE "task"."status" <> 'Completed' and not "task"."summary";--> statement-breakpoint
CREATE INDEX "task_open_end_index" ON "task" USING btree ("program_id","end_date") WHERE "task"."status" <> 'Completed' and not "task"."summary";--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_recurrence_object" CHECK (jsonb_typeof("task"."recurrence") = 'object');--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_summary_is_no_moment" CHECK (not ("task"."milestone" and "task"."summary"));--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_not_its_own_part" CHECK ("task"."parent_id" <> "task"."id");
--> statement-breakpoint
-- Totals count leaves: what a summary task comes to is counted with the tasks below it.
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
				'tasks_total', '(NOT summary)::int',
				'tasks_completed', '(NOT summary AND status = ''Completed'')::int',
				'tasks_active', '(NOT summary AND status IN (''In Progress'', ''At Risk''))::int',
				'scheduled_days', 'CASE WHEN summary THEN 0 ELSE coalesce(end_date - start_date + 1, 0) END',
				'earned_days', 'CASE WHEN summary THEN 0 ELSE coalesce((end_date - start_date + 1)
					* coalesce(progress, CASE WHEN status = ''Completed'' THEN 100 ELSE 0 END) / 100.0, 0) END'
			]) WITH ORDINALITY AS words (word, place))
		);
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_day_and_owner_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
		WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
		ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 AS sign FROM removed'
	END;
BEGIN
	EXECUTE format(
		'WITH change AS (SELECT * FROM (%s) AS changes WHERE NOT summary), day_change AS (
			SELECT program_id, day, sum(more) AS tasks_more, sum(open) AS open_tasks_ending
			FROM change CROSS JOIN LATERAL (VALUES
				(CASE WHEN end_date IS NOT NULL THEN start_date END, sign, 0),
				(CASE WHEN start_date IS NOT NULL THEN end_date + 1 END, -sign, 0),
				(end_date, 0, sign * (status <> ''Completed'')::int)
			) AS days (day, more, open)
			WHERE day IS NOT NULL
			GROUP BY program_id, day HAVING sum(more) <> 0 OR sum(open) <> 0
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
			INSERT INTO program_day_totals AS kept (program_id, day, tasks_more, open_tasks_ending)
			SELECT program_id, day, tasks_more, open_tasks_ending FROM day_change JOIN held USING (program_id)
			ON CONFLICT (program_id, day) DO UPDATE SET tasks_more = kept.tasks_more + excluded.tasks_more,
				open_tasks_ending = kept.open_tasks_ending + excluded.open_tasks_ending
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
-- A task with sub-tasks is a summary: what it comes to follows from its leaves (domain/task/summary.ts says how), and it
-- is again what it was before when the last of them is gone. Versions stay: nobody changed the task itself.
CREATE FUNCTION keep_summary_tasks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	touched uuid[];
	placed uuid[];
BEGIN
	-- What this function changes itself leads to nothing more.
	IF current_setting('throughline.summarizing', true) = 'on' THEN RETURN NULL; END IF;
	IF TG_OP = 'INSERT' THEN
		SELECT array_agg(id) FILTER (WHERE parent_id IS NOT NULL),
			array_agg(parent_id) FILTER (WHERE parent_id IS NOT NULL) || array_agg(id) FILTER (WHERE summary)
		INTO placed, touched FROM added WHERE parent_id IS NOT NULL OR summary;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(DISTINCT parent_id) INTO touched FROM removed WHERE parent_id IS NOT NULL;
	ELSIF EXISTS (SELECT FROM added WHERE parent_id IS NOT NULL OR summary)
		OR EXISTS (SELECT FROM removed WHERE parent_id IS NOT NULL OR summary)
	THEN
		-- Planned each time: a plan for one row joins thousands in a loop.
		EXECUTE '
			SELECT array_agg(added.id) FILTER (WHERE added.parent_id IS DISTINCT FROM removed.parent_id),
				array_agg(removed.parent_id) || array_agg(added.parent_id) || array_agg(added.id) FILTER (WHERE added.summary)
			FROM added JOIN removed USING (id)
			WHERE (added.parent_id IS NOT NULL OR removed.parent_id IS NOT NULL OR added.summary OR removed.summary)
				AND (added.parent_id, added.start_date, added.end_date, added.status, added.progress, added.estimate,
					added.summary, added.milestone)
				IS DISTINCT FROM (removed.parent_id, removed.start_date, removed.end_date, removed.status, removed.progress,
					removed.estimate, removed.summary, removed.milestone)'
		INTO placed, touched;
	END IF;
	IF touched IS NULL THEN RETURN NULL; END IF;

	IF EXISTS (
		WITH RECURSIVE above (start, id) AS (
			SELECT id, parent_id FROM task WHERE id = ANY (placed) AND parent_id IS NOT NULL
			UNION
			SELECT start, task.parent_id FROM above JOIN task USING (id) WHERE task.parent_id IS NOT NULL
		)
		SELECT FROM above WHERE start = id
	) THEN
		RAISE EXCEPTION 'A task would be a part of itself' USING ERRCODE = 'TL001';
	END IF;

	-- All summaries above, held from here on so that nobody calculates them from older leaves.
	WITH RECURSIVE above (id) AS (
		SELECT unnest(touched)
		UNION
		SELECT task.parent_id FROM above JOIN task USING (id) WHERE task.parent_id IS NOT NULL
	), held AS (
		SELECT id FROM task WHERE id IN (SELECT id FROM above) ORDER BY id FOR NO KEY UPDATE
	)
	SELECT array_agg(id) INTO touched FROM held;
	IF touched IS NULL THEN RETURN NULL; END IF;

	PERFORM set_config('throughline.summarizing', 'on', true);

	UPDATE task SET summary = false, status = coalesce(own.status, task.status),
		milestone = coalesce(own.milestone, task.milestone),
		start_date = CASE WHEN own.task_id IS NULL THEN task.start_date ELSE own.start_date END,
		end_date = CASE WHEN own.task_id IS NULL THEN task.end_date ELSE own.end_date END,
		progress = CASE WHEN own.task_id IS NULL THEN task.progress ELSE own.progress END,
		estimate = CASE WHEN own.task_id IS NULL THEN task.estimate ELSE own.estimate END
	FROM (SELECT unnest(touched) AS id) AS known LEFT JOIN task_own_plan AS own ON own.task_id = known.id
	WHERE task.id = known.id AND task.summary AND NOT EXISTS (SELECT FROM task AS part WHERE part.parent_id = task.id);
	DELETE FROM task_own_plan WHERE task_id IN (SELECT id FROM task WHERE id = ANY (touched) AND NOT summary);

	INSERT INTO task_own_plan (task_id, status, milestone, start_date, end_date, progress, estimate)
	SELECT id, status, milestone, start_date, end_date, progress, estimate FROM task
	WHERE id = ANY (touched) AND NOT summary AND EXISTS (SELECT FROM task AS part WHERE part.parent_id = task.id)
	ON CONFLICT (task_id) DO UPDATE SET (status, milestone, start_date, end_date, progress, estimate) =
		(excluded.status, excluded.milestone, excluded.start_date, excluded.end_date, excluded.progress, excluded.estimate);

	WITH RECURSIVE below (top, id) AS (
		SELECT id, id FROM unnest(touched) AS id
		UNION
		SELECT below.top, task.id FROM below JOIN task ON task.parent_id = below.id
	), leaf AS (
		SELECT top, task.* FROM below JOIN task USING (id)
		WHERE top <> task.id AND NOT EXISTS (SELECT FROM task AS part WHERE part.parent_id = task.id)
	), computed AS (
		SELECT top,
			min(coalesce(start_date, end_date)) AS start_date,
			max(coalesce(end_date, start_date)) AS end_date,
			CASE WHEN count(progress) > 0 THEN floor(
				sum(coalesce(end_date - start_date + 1, 1) * coalesce(progress, 0))::numeric
					/ sum(coalesce(end_date - start_date + 1, 1)))::int
			END AS progress,
			CASE
				WHEN bool_and(status = 'Completed') THEN 'Completed'
				WHEN bool_or(status = 'Delayed') THEN 'Delayed'
				WHEN bool_or(status = 'At Risk') THEN 'At Risk'
				WHEN bool_and(status = 'Not Started') THEN 'Not Started'
				WHEN count(DISTINCT status) FILTER (WHERE status <> 'Completed') = 1
					THEN coalesce(min(status) FILTER (WHERE status NOT IN ('Completed', 'Not Started')), 'In Progress')
				ELSE 'In Progress'
			END AS status,
			-- LEAST alone would make something of nothing.
			CASE WHEN count(estimate) > 0 THEN least(sum(estimate), 999999.99) END AS estimate
		FROM leaf GROUP BY top
	)
	UPDATE task SET summary = true, milestone = false, start_date = computed.start_date, end_date = computed.end_date,
		progress = computed.progress, status = computed.status, estimate = computed.estimate
	FROM computed WHERE task.id = computed.top
		AND (task.summary, task.milestone, task.start_date, task.end_date, task.progress, task.status, task.estimate)
		IS DISTINCT FROM (true, false, computed.start_date, computed.end_date, computed.progress, computed.status, computed.estimate);

	PERFORM set_config('throughline.summarizing', 'off', true);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER task_summary_insert AFTER INSERT ON task REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_summary_tasks();
--> statement-breakpoint
CREATE TRIGGER task_summary_update AFTER UPDATE ON task REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION keep_summary_tasks();
--> statement-breakpoint
CREATE TRIGGER task_summary_delete AFTER DELETE ON task REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION keep_summary_tasks();
