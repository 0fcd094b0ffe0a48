ALTER TABLE "run" ADD COLUMN "calls" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "run" ADD CONSTRAINT "run_calls_not_negative" CHECK ("run"."calls" >= 0);