CREATE TABLE "exchange_rate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"rate" numeric NOT NULL,
	"valid_from" date NOT NULL,
	"source" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_rate_day_unique" UNIQUE("from_currency","to_currency","valid_from"),
	CONSTRAINT "exchange_rate_codes" CHECK ("exchange_rate"."from_currency" ~ '^[A-Z]{3}$' and "exchange_rate"."to_currency" ~ '^[A-Z]{3}$' and "exchange_rate"."from_currency" <> "exchange_rate"."to_currency"),
	CONSTRAINT "exchange_rate_positive" CHECK ("exchange_rate"."rate" > 0 and "exchange_rate"."rate" < 'Infinity'::numeric),
	CONSTRAINT "exchange_rate_source_length" CHECK (length("exchange_rate"."source") <= 200),
	CONSTRAINT "exchange_rate_version_positive" CHECK ("exchange_rate"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "portfolio" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"owner_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "portfolio_name_unique" UNIQUE("name"),
	CONSTRAINT "portfolio_name_length" CHECK ("portfolio"."name" ~ '\S' and length("portfolio"."name") <= 200),
	CONSTRAINT "portfolio_description_length" CHECK (length("portfolio"."description") <= 20000),
	CONSTRAINT "portfolio_version_positive" CHECK ("portfolio"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "portfolio_id" uuid;--> statement-breakpoint
ALTER TABLE "program_day_totals" ADD COLUMN "open_tasks_ending" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "portfolio" ADD CONSTRAINT "portfolio_owner_id_resource_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolio_owner_id_index" ON "portfolio" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_portfolio_id_portfolio_id_fk" FOREIGN KEY ("portfolio_id") REFERENCES "public"."portfolio"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_portfolio_id_index" ON "program" USING btree ("portfolio_id");--> statement-breakpoint
CREATE INDEX "task_milestone_index" ON "task" USING btree ("program_id","end_date") WHERE "task"."milestone";
--> statement-breakpoint
-- The totals by day tell which open tasks end on each, too.
CREATE OR REPLACE FUNCTION keep_day_and_owner_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := CASE TG_OP
		WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
		WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
		ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 AS sign FROM removed'
	END;
BEGIN
	EXECUTE format(
		'WITH change AS (%s), day_change AS (
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
-- The tasks that exist already are counted once, and nobody writes one meanwhile.
LOCK TABLE task IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO program_day_totals AS kept (program_id, day, tasks_more, open_tasks_ending)
SELECT program_id, end_date, 0, count(*) FROM task
WHERE end_date IS NOT NULL AND status <> 'Completed'
GROUP BY program_id, end_date
ON CONFLICT (program_id, day) DO UPDATE SET open_tasks_ending = excluded.open_tasks_ending;
