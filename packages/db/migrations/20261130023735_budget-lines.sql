CREATE TABLE "budget_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"workstream_id" uuid,
	"category" text,
	"planned" numeric(16, 2) NOT NULL,
	"committed" numeric(16, 2) DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "budget_line_place_unique" UNIQUE NULLS NOT DISTINCT("program_id","workstream_id","category"),
	CONSTRAINT "budget_line_category_known" CHECK ("budget_line"."category" in ('Software', 'Personnel', 'Infrastructure', 'Travel', 'Other')),
	CONSTRAINT "budget_line_has_a_place" CHECK ("budget_line"."workstream_id" is not null or "budget_line"."category" is not null),
	CONSTRAINT "budget_line_planned_not_negative" CHECK ("budget_line"."planned" >= 0 and "budget_line"."planned" <> 'NaN'),
	CONSTRAINT "budget_line_committed_not_negative" CHECK ("budget_line"."committed" >= 0 and "budget_line"."committed" <> 'NaN'),
	CONSTRAINT "budget_line_version_positive" CHECK ("budget_line"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "expense" ADD COLUMN "workstream_id" uuid;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_line" ADD CONSTRAINT "budget_line_workstream_fk" FOREIGN KEY ("program_id","workstream_id") REFERENCES "public"."workstream"("program_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "expense_workstream_id_index" ON "expense" USING btree ("program_id","workstream_id");--> statement-breakpoint
ALTER TABLE "expense" ADD CONSTRAINT "expense_workstream_fk"
	FOREIGN KEY (program_id, workstream_id) REFERENCES workstream (program_id, id)
	ON DELETE SET NULL (workstream_id);
