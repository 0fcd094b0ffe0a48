CREATE TABLE "case_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"correction" jsonb NOT NULL,
	"made_by" uuid,
	"undone_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_correction_object" CHECK (jsonb_typeof("case_correction"."correction") = 'object'),
	CONSTRAINT "case_correction_version_positive" CHECK ("case_correction"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "case_correction" ADD CONSTRAINT "case_correction_session_id_strategy_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."strategy_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_correction" ADD CONSTRAINT "case_correction_made_by_person_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_correction_session_id_index" ON "case_correction" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "case_correction_made_by_index" ON "case_correction" USING btree ("made_by");