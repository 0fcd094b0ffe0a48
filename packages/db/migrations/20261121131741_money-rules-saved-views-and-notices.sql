CREATE TABLE "program_finance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contingency" numeric(16, 2) DEFAULT '0' NOT NULL,
	"discount_rate" numeric(5, 2) DEFAULT '8' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_finance_contingency_not_negative" CHECK ("program_finance"."contingency" >= 0 and "program_finance"."contingency" <> 'NaN'),
	CONSTRAINT "program_finance_discount_rate_percent" CHECK ("program_finance"."discount_rate" between 0 and 100),
	CONSTRAINT "program_finance_version_positive" CHECK ("program_finance"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"view" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_view_name_unique" UNIQUE("person_id","view","name"),
	CONSTRAINT "saved_view_view_length" CHECK ("saved_view"."view" ~ '\S' and length("saved_view"."view") <= 40),
	CONSTRAINT "saved_view_name_length" CHECK ("saved_view"."name" ~ '\S' and length("saved_view"."name") <= 200),
	CONSTRAINT "saved_view_search_object" CHECK (jsonb_typeof("saved_view"."search") = 'object'),
	CONSTRAINT "saved_view_version_positive" CHECK ("saved_view"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "stage_gate_review" DROP CONSTRAINT "stage_gate_review_decided";--> statement-breakpoint
ALTER TABLE "benefit" ADD COLUMN "owner_after_closure_id" uuid;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "program_finance" ADD CONSTRAINT "program_finance_id_program_id_fk" FOREIGN KEY ("id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_view_person_index" ON "saved_view" USING btree ("person_id","view");--> statement-breakpoint
ALTER TABLE "benefit" ADD CONSTRAINT "benefit_owner_after_closure_id_resource_id_fk" FOREIGN KEY ("owner_after_closure_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_owner_after_closure_id_index" ON "benefit" USING btree ("owner_after_closure_id");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_once_unique" UNIQUE("person_id","once_key");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_once_key_length" CHECK (length("notification"."once_key") <= 200);--> statement-breakpoint
ALTER TABLE "stage_gate_review" ADD CONSTRAINT "stage_gate_review_decided" CHECK (case when "stage_gate_review"."status" in ('Passed', 'Failed') then "stage_gate_review"."decided_at" is not null
				when "stage_gate_review"."status" in ('Pending', 'In Review') then "stage_gate_review"."decided_at" is null else true end);