CREATE TABLE "ai_spend" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost" numeric(14, 6) DEFAULT '0' NOT NULL,
	CONSTRAINT "ai_spend_pk" PRIMARY KEY("person_id","day"),
	CONSTRAINT "ai_spend_counts_not_negative" CHECK ("ai_spend"."runs" >= 0 and "ai_spend"."input_tokens" >= 0 and "ai_spend"."output_tokens" >= 0),
	CONSTRAINT "ai_spend_cost_not_negative" CHECK ("ai_spend"."cost" >= 0 and "ai_spend"."cost" <> 'NaN')
);
--> statement-breakpoint
DROP INDEX "run_person_index";--> statement-breakpoint
ALTER TABLE "ai_limit" ALTER COLUMN "runs_per_person_and_hour" SET DEFAULT 600;--> statement-breakpoint
ALTER TABLE "ai_spend" ADD CONSTRAINT "ai_spend_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_spend_day_index" ON "ai_spend" USING btree ("day");--> statement-breakpoint
CREATE INDEX "run_created_at_index" ON "run" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "run_person_index" ON "run" USING btree ("person_id","created_at","id");