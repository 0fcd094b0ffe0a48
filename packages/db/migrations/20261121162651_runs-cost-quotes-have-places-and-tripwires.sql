CREATE TABLE "tripwire" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"version_number" integer NOT NULL,
	"decision_id" text NOT NULL,
	"assumption_id" text NOT NULL,
	"program_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"object_id" uuid,
	"direction" text NOT NULL,
	"threshold" numeric(30, 10) NOT NULL,
	"owner_id" uuid,
	"crossed_at" timestamp (3) with time zone,
	"crossed_value" numeric(30, 10),
	"reason" text,
	"settled_at" timestamp (3) with time zone,
	"settled_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tripwire_metric_known" CHECK ("tripwire"."metric" in ('kpi', 'risk', 'cost')),
	CONSTRAINT "tripwire_direction_known" CHECK ("tripwire"."direction" in ('above', 'below')),
	CONSTRAINT "tripwire_object" CHECK (("tripwire"."object_id" is null) = ("tripwire"."metric" = 'cost')),
	CONSTRAINT "tripwire_threshold_finite" CHECK ("tripwire"."threshold" not in ('NaN', 'Infinity', '-Infinity')),
	CONSTRAINT "tripwire_decision_length" CHECK ("tripwire"."decision_id" ~ '\S' and length("tripwire"."decision_id") <= 200),
	CONSTRAINT "tripwire_assumption_length" CHECK ("tripwire"."assumption_id" ~ '\S' and length("tripwire"."assumption_id") <= 200),
	CONSTRAINT "tripwire_reason_length" CHECK (length("tripwire"."reason") <= 20000),
	CONSTRAINT "tripwire_settled_note_length" CHECK (length("tripwire"."settled_note") <= 20000),
	CONSTRAINT "tripwire_version_positive" CHECK ("tripwire"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "ai_limit" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"cost_per_run" numeric(12, 6) DEFAULT '5',
	"cost_per_person_and_day" numeric(12, 6) DEFAULT '20',
	"runs_per_person_and_hour" integer DEFAULT 120,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ai_limit_one_row" CHECK ("ai_limit"."id" = 1),
	CONSTRAINT "ai_limit_cost_per_run_not_negative" CHECK ("ai_limit"."cost_per_run" >= 0 and "ai_limit"."cost_per_run" <> 'NaN'),
	CONSTRAINT "ai_limit_cost_per_person_and_day_not_negative" CHECK ("ai_limit"."cost_per_person_and_day" >= 0 and "ai_limit"."cost_per_person_and_day" <> 'NaN'),
	CONSTRAINT "ai_limit_runs_positive" CHECK ("ai_limit"."runs_per_person_and_hour" >= 1),
	CONSTRAINT "ai_limit_version_positive" CHECK ("ai_limit"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "page_starts" integer[];--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "read_by" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "source_document" ADD COLUMN "notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD COLUMN "root_cause" text;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD COLUMN "whys_path" text[];--> statement-breakpoint
ALTER TABLE "strategy_version" ADD COLUMN "branched_from" integer;--> statement-breakpoint
ALTER TABLE "strategy_version" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "whys_node" ADD COLUMN "supporting_quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "whys_node" ADD COLUMN "counter_quotes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD COLUMN "object_id" uuid;--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "estimated_cost" numeric(12, 6);--> statement-breakpoint
ALTER TABLE "run" ADD COLUMN "cost_cap" numeric(12, 6);--> statement-breakpoint
ALTER TABLE "tripwire" ADD CONSTRAINT "tripwire_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tripwire" ADD CONSTRAINT "tripwire_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tripwire" ADD CONSTRAINT "tripwire_strategy_version_fk" FOREIGN KEY ("session_id","version_number") REFERENCES "public"."strategy_version"("session_id","version_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tripwire_strategy_version_index" ON "tripwire" USING btree ("session_id","version_number");--> statement-breakpoint
CREATE INDEX "tripwire_program_id_index" ON "tripwire" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "tripwire_object_id_index" ON "tripwire" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "tripwire_owner_id_index" ON "tripwire" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "orchestrator_run" ADD CONSTRAINT "orchestrator_run_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orchestrator_run_program_id_index" ON "orchestrator_run" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "source_document" ADD CONSTRAINT "source_document_read_by_known" CHECK ("source_document"."read_by" in ('typed', 'text', 'ocr'));--> statement-breakpoint
ALTER TABLE "strategy_version" ADD CONSTRAINT "strategy_version_root_cause_length" CHECK (length("strategy_version"."root_cause") <= 20000);--> statement-breakpoint
ALTER TABLE "strategy_version" ADD CONSTRAINT "strategy_version_whys_path_depth" CHECK (cardinality("strategy_version"."whys_path") between 1 and 5);--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_supporting_quotes_array" CHECK (jsonb_typeof("whys_node"."supporting_quotes") = 'array');--> statement-breakpoint
ALTER TABLE "whys_node" ADD CONSTRAINT "whys_node_counter_quotes_array" CHECK (jsonb_typeof("whys_node"."counter_quotes") = 'array');--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_estimated_cost_not_negative" CHECK ("run"."estimated_cost" >= 0 and "run"."estimated_cost" <> 'NaN');--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_cost_cap_not_negative" CHECK ("run"."cost_cap" >= 0 and "run"."cost_cap" <> 'NaN');--> statement-breakpoint
INSERT INTO "ai_limit" DEFAULT VALUES;
