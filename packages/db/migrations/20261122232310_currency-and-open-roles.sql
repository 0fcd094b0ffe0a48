CREATE TABLE "open_role" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"workstream_id" uuid,
	"name" text NOT NULL,
	"percent" integer,
	"effort" numeric(8, 2),
	"start_date" date,
	"end_date" date,
	"filled_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_role_name_length" CHECK ("open_role"."name" ~ '\S' and length("open_role"."name") <= 200),
	CONSTRAINT "open_role_percent" CHECK ("open_role"."percent" between 1 and 100),
	CONSTRAINT "open_role_effort_not_negative" CHECK ("open_role"."effort" >= 0 and "open_role"."effort" <> 'NaN'),
	CONSTRAINT "open_role_dates_in_order" CHECK ("open_role"."end_date" >= "open_role"."start_date"),
	CONSTRAINT "open_role_version_positive" CHECK ("open_role"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "open_role_lead" (
	"open_role_id" uuid NOT NULL,
	"workstream_id" uuid NOT NULL,
	CONSTRAINT "open_role_lead_pk" PRIMARY KEY("open_role_id","workstream_id")
);
--> statement-breakpoint
CREATE TABLE "open_role_task" (
	"open_role_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"owns" boolean DEFAULT false NOT NULL,
	"percent" integer,
	CONSTRAINT "open_role_task_pk" PRIMARY KEY("open_role_id","task_id"),
	CONSTRAINT "open_role_task_percent" CHECK ("open_role_task"."percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_role" ADD CONSTRAINT "open_role_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_role" ADD CONSTRAINT "open_role_filled_by_id_resource_id_fk" FOREIGN KEY ("filled_by_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_role_lead" ADD CONSTRAINT "open_role_lead_open_role_id_open_role_id_fk" FOREIGN KEY ("open_role_id") REFERENCES "public"."open_role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_role_lead" ADD CONSTRAINT "open_role_lead_workstream_id_workstream_id_fk" FOREIGN KEY ("workstream_id") REFERENCES "public"."workstream"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_role_task" ADD CONSTRAINT "open_role_task_open_role_id_open_role_id_fk" FOREIGN KEY ("open_role_id") REFERENCES "public"."open_role"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_role_task" ADD CONSTRAINT "open_role_task_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_role_program_index" ON "open_role" USING btree ("program_id","created_at","id");--> statement-breakpoint
CREATE INDEX "open_role_workstream_index" ON "open_role" USING btree ("program_id","workstream_id");--> statement-breakpoint
CREATE INDEX "open_role_filled_by_id_index" ON "open_role" USING btree ("filled_by_id");--> statement-breakpoint
CREATE INDEX "open_role_lead_workstream_id_index" ON "open_role_lead" USING btree ("workstream_id");--> statement-breakpoint
CREATE INDEX "open_role_task_task_id_index" ON "open_role_task" USING btree ("task_id");--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_currency_code" CHECK ("program"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
-- A role's workstream belongs to the role's program. When the workstream goes, the role stays in the program.
ALTER TABLE open_role ADD CONSTRAINT open_role_workstream_fk
	FOREIGN KEY (program_id, workstream_id) REFERENCES workstream (program_id, id)
	ON DELETE SET NULL (workstream_id);
